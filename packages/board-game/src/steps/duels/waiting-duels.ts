/** B5.4, B14.1: where several duels wait, one player names the next, one at a time. */
import { refusal } from '@carson/engine';
import type { Command } from '../../command.ts';
import { chooseDuel } from '../../commands.ts';
import { holds, nth } from '../../lists.ts';
import type { State } from '../../state/state.ts';
import type { AttacksStep, OutlawFightsStep } from '../../state/steps.ts';
import { change, pop, type Table } from '../../state/table.ts';
import { NOBODY } from '../../town/town.ts';
import { type Ask, asking, maskOf, type StepRules } from '../step-rules.ts';

/** Of the players in at least one of the duels, the one earliest in end order. */
export function chooserOf(state: State, places: readonly number[]): number {
  let involved = 0;
  for (const place of places) involved |= nth(state.cowboysAt, place);
  return state.endOrder.find((seat) => holds(involved, seat)) ?? NOBODY;
}

export function duelOptions(places: readonly number[], out: Command[]): void {
  for (const place of places) out.push(chooseDuel(place));
}

export const NO_DUEL_WAITS = refusal('noDuelWaits', 'B5.4');

export const CHOOSE_DUEL: Ask = { kind: 'chooseDuel', rule: 'B5.4' };

interface WaitingDuels {
  readonly waiting: (state: State) => readonly number[];
  readonly fight: (table: Table, place: number) => void;
}

/** A step that is over when no duel is waiting. The chooser is fixed when it starts. */
export function waitingDuels<F extends AttacksStep | OutlawFightsStep>({
  waiting,
  fight,
}: WaitingDuels): StepRules<F> {
  return asking<F>({
    advance(table, step) {
      const { state } = table;
      const places = waiting(state);
      const [only, other] = places;
      if (only === undefined) pop(state);
      else if (step.chooser === NOBODY) change(state, { ...step, chooser: chooserOf(state, places) });
      else if (other === undefined) fight(table, only);
      else return false;
      return true;
    },
    asks: (_, { chooser }) => maskOf(chooser),
    ask: () => CHOOSE_DUEL,
    options: ({ state }, out) => duelOptions(waiting(state), out),
    whyNot: { chooseDuel: () => NO_DUEL_WAITS },
    play: {
      chooseDuel({ place }, table, { seat }) {
        table.log?.({ type: 'duelChosen', seat, place });
        fight(table, place);
      },
    },
  });
}
