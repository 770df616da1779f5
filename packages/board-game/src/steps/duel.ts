/** B6, B9.10, B9.19, B10.4: dice or secret tiles, and who may still change them. */
import { die, type Refusal, refusal } from '@carson/engine';
import type { Command } from '../command.ts';
import { settleDuel } from '../duel.ts';
import type { DuelFrame } from '../frames.ts';
import { holds, nth, sum } from '../lists.ts';
import { askByPower, powerOf } from '../powers.ts';
import { DECLINE } from '../said.ts';
import { playerOf, type State } from '../state.ts';
import { change, type Table } from '../table.ts';
import { type Ask, maskOf, type Question, type Step } from './step.ts';

const NO_SUCH_DIE = refusal('noSuchDie', 'B9.10');
const NO_SUCH_TILES = refusal('tilesNotInHand', 'B10.4');
const ONE_TILE = refusal('oneTileOnly', 'B10.4');

export const duel: Step<DuelFrame> = {
  advance(table, frame) {
    if (frame.stage === 'begin') begin(table, frame);
    else if (frame.open === 0) goOn(table, frame);
    else return answerForced(table, frame);
    return true;
  },
  asks: (_, { open }) => open,
  ask,
  options({ state, frame, seat }, out) {
    if (frame.stage !== 'thrown') {
      tileOptions({ state, frame, seat }, out);
      return;
    }
    for (const at of shownBy(frame, seat).keys()) out.push({ type: 'throwAgain', die: at });
    out.push(DECLINE);
  },
  whyNot,
  play(table, { frame, seat, command }) {
    if (command.type === 'playTiles') choose(table, frame, { seat, tiles: command.tiles });
    else if (command.type === 'throwAgain') throwAgain(table, frame, { seat, at: command.die });
    else change(table.state, { ...frame, open: frame.open & ~maskOf(seat) });
  },
};

/** Whoever may throw or choose after the others does so by a power (B9.10). */
function ask(frame: DuelFrame, state: State): Ask {
  if (frame.stage === 'secret') return { kind: 'playTiles', rule: 'B10.4', sealed: true };
  const seat = frame.seats.find((other) => holds(frame.open, other)) ?? nth(frame.seats, 0);
  return askByPower(state, seat, frame.stage === 'thrown' ? 'throwAgain' : 'playTiles');
}

/** Dice are thrown, or everybody but whoever may wait chooses tiles. */
function begin({ state, log }: Table, frame: DuelFrame): void {
  const { seats, place } = frame;
  const patient = seats.reduce(
    (mask, seat) => (powerOf(state, seat).throwsAgain ? mask | maskOf(seat) : mask),
    0,
  );
  if (state.rules.handSize > 0) {
    const all = seats.reduce((mask, seat) => mask | maskOf(seat), 0);
    change(state, { ...frame, stage: 'secret', open: all & ~patient, shown: seats.map(() => []) });
    return;
  }
  const shown = seats.map((seat) =>
    hasDynamite(state, frame, seat) ? [die(state.random), die(state.random)] : [die(state.random)],
  );
  log?.({ type: 'diceThrown', place, seats, shown });
  change(state, { ...frame, stage: 'thrown', open: patient, shown });
}

/** All answers are there: open them, or settle. */
function goOn(table: Table, frame: DuelFrame): void {
  if (frame.stage === 'secret') reveal(table, frame);
  else settleDuel(table, frame);
}

/** B10.4. Then whoever waited chooses (B9.10). */
function reveal({ state, log }: Table, frame: DuelFrame): void {
  state.reveals++;
  const waiting = frame.seats.filter((_, at) => nth(frame.shown, at).length === 0);
  log?.({ type: 'tilesRevealed', place: frame.place, seats: frame.seats, shown: frame.shown });
  change(state, { ...frame, stage: 'last', open: waiting.reduce((mask, seat) => mask | maskOf(seat), 0) });
}

/**
 * Plays a last tile. Everybody knows that there is no choice, since hands are counted openly; to play
 * equal tiles by themselves would tell that they are equal.
 */
function answerForced(table: Table, frame: DuelFrame): boolean {
  if (frame.stage === 'thrown') return false;
  for (const seat of frame.seats) {
    const { hand } = playerOf(table.state, seat);
    if (!holds(frame.open, seat) || sum(hand) !== 1) continue;
    choose(table, frame, { seat, tiles: [hand.indexOf(1)] });
    return true;
  }
  return false;
}

function choose(
  { state, log }: Table,
  frame: DuelFrame,
  { seat, tiles }: { seat: number; tiles: readonly number[] },
) {
  if (frame.stage === 'last') state.reveals++;
  log?.({ type: 'tilesChosen', seat, place: frame.place });
  const shown = frame.shown.with(frame.seats.indexOf(seat), tiles);
  change(state, { ...frame, shown, open: frame.open & ~maskOf(seat) });
}

function throwAgain(
  { state, log }: Table,
  frame: DuelFrame,
  { seat, at }: { seat: number; at: number },
): void {
  const dice = shownBy(frame, seat);
  const after = die(state.random);
  log?.({ type: 'dieThrownAgain', seat, place: frame.place, before: nth(dice, at), after });
  const shown = frame.shown.with(frame.seats.indexOf(seat), dice.with(at, after));
  change(state, { ...frame, shown, open: frame.open & ~maskOf(seat) });
}

function shownBy(frame: DuelFrame, seat: number): readonly number[] {
  return nth(frame.shown, frame.seats.indexOf(seat));
}

function hasDynamite(state: State, { place }: DuelFrame, seat: number): boolean {
  return holds(nth(state.dynamiteAt, place), seat);
}

/** One tile, or with dynamite one or two (B9.19). */
function tileOptions({ state, frame, seat }: Question<DuelFrame>, out: Command[]): void {
  const { hand } = playerOf(state, seat);
  for (let tile = 0; tile < hand.length; tile++) {
    if (nth(hand, tile) > 0) out.push({ type: 'playTiles', tiles: [tile] });
  }
  if (!hasDynamite(state, frame, seat)) return;
  for (let low = 0; low < hand.length; low++) {
    for (let high = low; high < hand.length; high++) {
      const enough = low === high ? nth(hand, low) > 1 : nth(hand, low) > 0 && nth(hand, high) > 0;
      if (enough) out.push({ type: 'playTiles', tiles: [low, high] });
    }
  }
}

function whyNot({ state, frame, seat }: Question<DuelFrame>, command: Command): Refusal | undefined {
  if (command.type === 'throwAgain' && frame.stage === 'thrown') return NO_SUCH_DIE;
  if (command.type !== 'playTiles' || frame.stage === 'thrown') return undefined;
  return command.tiles.length > (hasDynamite(state, frame, seat) ? 2 : 1) ? ONE_TILE : NO_SUCH_TILES;
}
