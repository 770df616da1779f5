/** B6: duels, how they begin and how they end. */
import { buildingAt } from '../content/buildings/index.ts';
import { add, drawFrom, filled, nth, seatsOf, sum } from '../lists.ts';
import { award, earn } from '../people/payments.ts';
import { holderOf, powerOf } from '../people/powers.ts';
import { sendHome } from '../placing/pieces.ts';
import { playerOf, type State, UNKNOWN } from '../state/state.ts';
import type { DuelStep } from '../state/steps.ts';
import { pop, push, type Table } from '../state/table.ts';
import { NOBODY, ownerOf, removeOutlaw } from '../town/town.ts';
import { strengthOf, strengthParts } from './strength.ts';

/** B10.4: the number of tiles that a player without tiles draws. */
const TILES_DRAWN = 3;

export interface Challenge {
  readonly place: number;
  readonly seats: number;
  /** The strength of the outlaw there. */
  readonly outlaw?: number;
}

export function startDuel({ state, log }: Table, { place, seats, outlaw = 0 }: Challenge): void {
  const contestants = seatsOf(seats, state.endOrder);
  log?.({ type: 'duelOpened', place, seats: contestants, outlaw });
  push(state, { kind: 'duel', place, seats: contestants, outlaw, stage: 'begin', shown: [], open: 0 });
}

/** B6.1, B6.2 */
export function settleDuel(table: Table, step: DuelStep): void {
  const { state } = table;
  const { place, seats, outlaw } = step;
  const totals = seats.map((seat, at) => sum(nth(step.shown, at)) + strengthOf(state, seat));
  const best = Math.max(...totals);
  // A tie: the contestants stand in the order in which they passed, and the first of the best wins.
  const winner = best >= outlaw ? nth(seats, totals.indexOf(best)) : NOBODY;
  tell(table, step, { totals, winner });
  pop(state);
  const losers = seats.filter((seat) => seat !== winner);
  for (const seat of losers) sendHome(state, seat, place);
  if (state.rules.handSize > 0) spendTiles(table, step);
  if (outlaw > 0 && winner !== NOBODY) beatOutlaw(table, winner, place);
  reward(table, { place, winner, losers, outlaw });
  startAftermath(state, losers);
}

interface Outcome {
  readonly place: number;
  readonly winner: number;
  readonly losers: readonly number[];
  readonly outlaw: number;
}

/** B9.10, B9.1, B14.15: with an outlaw in the duel, only the defence of an own building counts as being attacked. */
function reward(table: Table, { place, winner, losers, outlaw }: Outcome): void {
  const { state } = table;
  if (winner !== NOBODY) {
    const { pointsPerDuelWon, rule } = powerOf(state, winner);
    award(table, winner, { points: pointsPerDuelWon, source: 'duelWon', rule });
  }
  for (const seat of losers) {
    if (outlaw > 0 && !ownsBuildingAt(state, seat, place)) continue;
    const { pointsPerChallengeLost, rule } = powerOf(state, seat);
    award(table, seat, { points: pointsPerChallengeLost, source: 'duelLost', rule });
  }
}

function ownsBuildingAt({ town }: State, seat: number, parcel: number): boolean {
  return ownerOf(town, parcel) === seat && buildingAt(town, parcel) !== undefined;
}

function tell(
  { state, log }: Table,
  step: DuelStep,
  end: { totals: readonly number[]; winner: number },
): void {
  if (log === undefined) return;
  const { place, outlaw, seats } = step;
  const { totals, winner } = end;
  const best = Math.max(...totals);
  log({
    type: 'duelDecided',
    place,
    outlaw,
    winner,
    byEndOrder: winner !== NOBODY && totals.filter((total) => total === best).length > 1,
    entries: seats.map((seat, at) => ({
      seat,
      shown: nth(step.shown, at),
      strength: strengthParts(state, seat),
      total: nth(totals, at),
    })),
  });
}

/** B10.4: all are discarded once revealed; then players without tiles draw from the discarded ones. */
function spendTiles(table: Table, { seats, shown }: DuelStep): void {
  for (const [at, seat] of seats.entries()) discard(table.state, seat, nth(shown, at));
  for (const seat of seats) if (sum(playerOf(table.state, seat).hand) === 0) drawTiles(table, seat);
}

function discard(state: State, seat: number, tiles: readonly number[]): void {
  const player = playerOf(state, seat);
  const hand = [...player.hand];
  for (const tile of tiles) {
    add(hand, tile, -1);
    add(state.discards, tile, 1);
  }
  player.hand = hand;
  if (player.handSum !== UNKNOWN) player.handSum -= sum(tiles);
}

function drawTiles({ state, log }: Table, seat: number): void {
  const player = playerOf(state, seat);
  const drawn = filled(player.hand.length, 0);
  let count = 0;
  while (count < TILES_DRAWN && sum(state.discards) > 0) {
    add(drawn, drawFrom(state.discards, state.random), 1);
    count++;
  }
  player.hand = drawn;
  player.handSum = UNKNOWN;
  log?.({ type: 'tilesDrawn', seat, count });
}

/** B10.3, B9.14 */
function beatOutlaw(table: Table, winner: number, parcel: number): void {
  const { state, log } = table;
  removeOutlaw(state.town, parcel);
  state.outlaws++;
  log?.({ type: 'outlawRemoved', seat: winner, parcel });
  push(state, { kind: 'bounty', seat: winner, parcel });
  const holder = holderOf(state, ({ moneyPerOutlaw }) => moneyPerOutlaw > 0);
  if (holder === NOBODY) return;
  const { moneyPerOutlaw, rule } = powerOf(state, holder);
  earn(table, holder, { amount: moneyPerOutlaw, source: 'outlaw', rule });
}

/** B9.14, B14.19: what losing costs or allows, at once; the holder first, then in end order. */
function startAftermath(state: State, losers: readonly number[]): void {
  const holder = holderOf(state, ({ surgery, funeral }) => surgery !== undefined || funeral !== undefined);
  if (holder === NOBODY || losers.length === 0) return;
  const others = losers.filter((seat) => seat !== holder);
  const first = losers.includes(holder) && powerOf(state, holder).surgery !== undefined ? [holder] : [];
  push(state, { kind: 'aftermath', holder, losers: [...first, ...others] });
}
