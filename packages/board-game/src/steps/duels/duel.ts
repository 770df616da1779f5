/** B6, B9.10, B9.19, B10.4: a duel with dice or secret tiles, and the powers that change them. */
import { die, refusal } from '@carson/engine';
import type { Command } from '../../command.ts';
import { DECLINE } from '../../commands.ts';
import { settleDuel } from '../../duel/duel.ts';
import { holds, nth, sum } from '../../lists.ts';
import { askByPower, powerOf } from '../../people/powers.ts';
import { answerOf, playerOf, type State } from '../../state/state.ts';
import type { DuelStep } from '../../state/steps.ts';
import { change, type Table } from '../../state/table.ts';
import { type Ask, asking, maskOf, type Question } from '../step-rules.ts';

const NO_SUCH_DIE = refusal('noSuchDie', 'B9.10');
const NO_SUCH_TILES = refusal('tilesNotInHand', 'B10.4');
const ONE_TILE = refusal('oneTileOnly', 'B10.4');

export const duel = asking<DuelStep>({
  advance(table, step) {
    if (step.stage === 'begin') begin(table, step);
    else if (step.open === 0) continueDuel(table, step);
    else return answerForced(table, step);
    return true;
  },
  asks: (_, { open }) => open,
  ask,
  options({ state, step, seat }, out) {
    if (step.stage !== 'thrown') {
      tileOptions({ state, step, seat }, out);
      return;
    }
    for (const at of shownBy(step, seat).keys()) out.push({ type: 'throwAgain', die: at });
    out.push(DECLINE);
  },
  whyNot: {
    throwAgain: (_, { step }) => (step.stage === 'thrown' ? NO_SUCH_DIE : undefined),
    playTiles({ tiles }, { state, step, seat }) {
      if (step.stage === 'thrown') return undefined;
      return tiles.length > (hasDynamite(state, step, seat) ? 2 : 1) ? ONE_TILE : NO_SUCH_TILES;
    },
  },
  play: {
    playTiles: ({ tiles }, table, { step, seat }) => choose(table, step, { seat, tiles }),
    throwAgain: ({ die: at }, table, { step, seat }) => throwAgain(table, step, { seat, at }),
    decline: (_, { state }, { step, seat }) => change(state, { ...step, open: step.open & ~maskOf(seat) }),
  },
});

/** Throwing or choosing after the others is a power (B9.10). */
function ask(step: DuelStep, state: State): Ask {
  if (step.stage === 'secret') return { kind: 'playTiles', rule: 'B10.4', sealed: true };
  const seat = step.seats.find((other) => holds(step.open, other)) ?? nth(step.seats, 0);
  return askByPower(state, seat, step.stage === 'thrown' ? 'throwAgain' : 'playTiles');
}

/** Dice are thrown, or all choose tiles except a player who may wait. */
function begin({ state, log }: Table, step: DuelStep): void {
  const { seats, place } = step;
  const patient = seats.reduce(
    (mask, seat) => (powerOf(state, seat).throwsAgain ? mask | maskOf(seat) : mask),
    0,
  );
  if (state.rules.handSize > 0) {
    const all = seats.reduce((mask, seat) => mask | maskOf(seat), 0);
    change(state, { ...step, stage: 'secret', open: all & ~patient, shown: seats.map(() => []) });
    return;
  }
  const shown = seats.map((seat) =>
    hasDynamite(state, step, seat) ? [die(state.random), die(state.random)] : [die(state.random)],
  );
  log?.({ type: 'diceThrown', place, seats, shown });
  change(state, { ...step, stage: 'thrown', open: patient, shown });
}

/** All answers are there: open them, or settle. */
function continueDuel(table: Table, step: DuelStep): void {
  if (step.stage === 'secret') reveal(table, step);
  else settleDuel(table, step);
}

/** B10.4. Then the player who waited chooses (B9.10). */
function reveal({ state, log }: Table, step: DuelStep): void {
  state.reveals++;
  const shown = step.seats.map((seat) => (answerOf(state, seat) ?? []) as readonly number[]);
  const waiting = step.seats.reduce(
    (mask, seat, at) => (nth(shown, at).length === 0 ? mask | maskOf(seat) : mask),
    0,
  );
  state.answers = [];
  log?.({ type: 'tilesRevealed', place: step.place, seats: step.seats, shown });
  change(state, { ...step, stage: 'last', open: waiting, shown });
}

/**
 * Plays a last tile. All players know that there is no choice, since hands are counted openly; to play
 * equal tiles by themselves would tell that they are equal.
 */
function answerForced(table: Table, step: DuelStep): boolean {
  if (step.stage === 'thrown') return false;
  for (const seat of step.seats) {
    const { hand } = playerOf(table.state, seat);
    if (!holds(step.open, seat) || sum(hand) !== 1) continue;
    choose(table, step, { seat, tiles: [hand.indexOf(1)] });
    return true;
  }
  return false;
}

function choose(
  { state, log }: Table,
  step: DuelStep,
  { seat, tiles }: { seat: number; tiles: readonly number[] },
) {
  log?.({ type: 'tilesChosen', seat, place: step.place });
  const open = step.open & ~maskOf(seat);
  if (step.stage === 'last') {
    state.reveals++;
    change(state, { ...step, shown: step.shown.with(step.seats.indexOf(seat), tiles), open });
  } else {
    state.answers = [...state.answers, { seat, answer: tiles }];
    change(state, { ...step, open });
  }
}

function throwAgain({ state, log }: Table, step: DuelStep, { seat, at }: { seat: number; at: number }): void {
  const dice = shownBy(step, seat);
  const after = die(state.random);
  log?.({ type: 'dieThrownAgain', seat, place: step.place, before: nth(dice, at), after });
  const shown = step.shown.with(step.seats.indexOf(seat), dice.with(at, after));
  change(state, { ...step, shown, open: step.open & ~maskOf(seat) });
}

function shownBy(step: DuelStep, seat: number): readonly number[] {
  return nth(step.shown, step.seats.indexOf(seat));
}

function hasDynamite(state: State, { place }: DuelStep, seat: number): boolean {
  return holds(nth(state.dynamiteAt, place), seat);
}

/** One tile, or with dynamite one or two (B9.19). */
function tileOptions({ state, step, seat }: Question<DuelStep>, out: Command[]): void {
  const { hand } = playerOf(state, seat);
  for (let tile = 0; tile < hand.length; tile++) {
    if (nth(hand, tile) > 0) out.push({ type: 'playTiles', tiles: [tile] });
  }
  if (!hasDynamite(state, step, seat)) return;
  for (let low = 0; low < hand.length; low++) {
    for (let high = low; high < hand.length; high++) {
      const enough = low === high ? nth(hand, low) > 1 : nth(hand, low) > 0 && nth(hand, high) > 0;
      if (enough) out.push({ type: 'playTiles', tiles: [low, high] });
    }
  }
}
