/** B4: players place one cowboy per turn until all have passed. */

import type { CommandOf } from '../../command.ts';
import { PASS } from '../../commands.ts';
import { nth } from '../../lists.ts';
import { powerOf } from '../../people/powers.ts';
import { putCowboy } from '../../placing/pieces.ts';
import { canPlace, placingOptions, whyNotPlace } from '../../placing/placement.ts';
import { isCorralPlace } from '../../placing/places.ts';
import { playerOf, type State } from '../../state/state.ts';
import type { PlacingStep } from '../../state/steps.ts';
import { change, pop, push, type Table } from '../../state/table.ts';
import { bindDynamite } from '../../town/boosts.ts';
import { asking, maskOf } from '../step-rules.ts';

export const placing = asking<PlacingStep>({
  advance(table, step) {
    const { state } = table;
    if (state.endOrder.length === state.players.length) {
      pop(state);
      bindDynamite(table);
      return true;
    }
    const seat = nth(state.turnOrder, step.at);
    if (!state.endOrder.includes(seat)) {
      if (canPlace(state, seat)) return false;
      passSeat(table, seat, { forced: true });
    }
    change(state, onward(state, step));
    return true;
  },
  asks: (state, { at }) => maskOf(nth(state.turnOrder, at)),
  ask: () => ({ kind: 'placeCowboy', rule: 'B4.1' }),
  options({ state, seat }, out) {
    placingOptions(state, seat, out);
    out.push(PASS);
  },
  whyNot: { placeCowboy: (wish, { state, seat }) => whyNotPlace(state, seat, wish) },
  play: {
    pass(_, table, { step, seat }) {
      change(table.state, onward(table.state, step));
      passSeat(table, seat, { forced: false });
    },
    placeCowboy(command, table, { step, seat }) {
      change(table.state, onward(table.state, step));
      place(table, seat, command);
      offerHorse(table.state, seat, command.place);
    },
  },
});

function onward(state: State, { at }: PlacingStep): PlacingStep {
  return { kind: 'placing', at: (at + 1) % state.players.length };
}

/** B4.4 */
export function passSeat({ state, log }: Table, seat: number, { forced }: { forced: boolean }): void {
  state.endOrder = [...state.endOrder, seat];
  log?.({ type: 'passed', seat, position: state.endOrder.length, forced });
}

export function place({ state, log }: Table, seat: number, command: CommandOf<'placeCowboy'>): void {
  const fromSupply = command.with === 'token' && powerOf(state, seat).gamesFromSupply;
  putCowboy(state, seat, { place: command.place, with: command.with, fromSupply });
  const event = { type: 'cowboyPlaced', seat, place: command.place } as const;
  log?.(command.with === undefined ? event : { ...event, with: command.with });
}

/** B10.6: right after placing a cowboy on the board, one horse may go into a corral. */
export function offerHorse(state: State, seat: number, place: number): void {
  if (playerOf(state, seat).horses > 0 && !isCorralPlace(place)) push(state, { kind: 'horse', seat });
}
