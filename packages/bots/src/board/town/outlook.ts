/** How the game stands for a seat: how much of it is left, and what money is worth in points. */
import {
  ACTION_SPACES,
  BUILDING_IDS,
  BUILDINGS,
  CHARACTERS,
  characterOf,
  codeOf,
  FINAL_DOLLARS_PER_POINT,
  LAST_ROUND,
  type PlayerView,
  type Power,
  sideOf,
  type View,
} from '@carson/board-game';
import { known } from '@carson/engine';
import type { BoardWeights } from '../weights.ts';
import { createMemory, keyOfTown, type Memory } from './memory.ts';

export interface Outlook {
  readonly view: View;
  readonly seat: number;
  readonly me: PlayerView;
  /** Undefined before a character is taken. */
  readonly power: Power | undefined;
  /** Rounds after this one. */
  readonly roundsAhead: number;
  /** How often buildings will still pay. */
  readonly incomes: number;
  /** Points that one more dollar brings, as a rule. */
  readonly dollar: number;
  readonly market: TileMarket;
  readonly weights: BoardWeights;
  /** Stands for the town of the view. */
  readonly townKey: string;
  readonly memory: Memory;
}

/** How a position is judged, and what is known of others like it. */
export interface Judgement {
  readonly weights: BoardWeights;
  readonly memory: Memory;
  readonly townKey?: string | undefined;
  /** How many incomes are planned for; undefined: all of them. */
  readonly horizon?: number | undefined;
}

export function judgementOf(weights: BoardWeights): Judgement {
  return { weights, memory: createMemory() };
}

/** What the tiles in the row and in hand could earn, at best. */
export interface TileMarket {
  readonly flat: number;
  readonly perHouse: number;
  readonly perMountain: number;
  readonly perPasture: number;
}

/** By the code of the tile. */
const EARNINGS = new Map(BUILDING_IDS.map((id) => [codeOf(id), BUILDINGS[id].earnings]));

/** The first space that is resolved after the building income. */
const AFTER_INCOME = ACTION_SPACES.findIndex(({ yields }) => yields.what === 'points');

export function outlookOf(
  view: View,
  seat: number,
  { weights, memory, townKey = keyOfTown(view.town), horizon = LAST_ROUND }: Judgement,
): Outlook {
  const me = playerAt(view, seat);
  const paid = view.spacesDone > AFTER_INCOME;
  return {
    view,
    seat,
    me,
    power: powerOf(me),
    roundsAhead: LAST_ROUND - Math.max(1, view.round),
    incomes: Math.min(horizon, LAST_ROUND - Math.max(1, view.round) + (paid ? 0 : 1)),
    dollar: weights.money.byRound[view.round] ?? 0,
    market: marketOf([...view.row, ...me.tiles], weights),
    weights,
    townKey,
    memory,
  };
}

function marketOf(tiles: readonly number[], { town: { fromTheBag } }: BoardWeights): TileMarket {
  let { flat, perHouse, perMountain, perPasture } = fromTheBag;
  for (const tile of tiles) {
    const earnings = EARNINGS.get(tile);
    if (earnings === undefined) continue;
    flat = Math.max(flat, earnings.flat);
    perHouse = Math.max(perHouse, earnings.perHouse.unowned);
    perMountain = Math.max(perMountain, earnings.perMountain.unowned);
    perPasture = Math.max(perPasture, earnings.perPasture);
  }
  return { flat, perHouse, perMountain, perPasture };
}

export function playerAt({ players }: View, seat: number): PlayerView {
  return known(players[seat], 'a seat');
}

export function powerOf({ power }: PlayerView): Power | undefined {
  const id = characterOf(power);
  return id === undefined ? undefined : CHARACTERS[id][sideOf(power)];
}

/** B9.1: a player who is paid for lost duels wants no strength. */
export function losesGladly({ power }: Outlook): boolean {
  return power !== undefined && power.pointsPerChallengeLost > 0;
}

/** Points for a dollar, B12.1. */
const AT_THE_END = 1 / FINAL_DOLLARS_PER_POINT;

/** What so much money is worth at the end of this round. */
export function purseWorth({ me, power, roundsAhead, weights }: Outlook, money: number): number {
  const { usualLimit, aboveLimit, spare, working, workingMoney } = weights.money;
  const kept = Math.min(money, power === undefined ? usualLimit : me.limit);
  const above = aboveLimit * (money - kept);
  if (roundsAhead === 0) return above + AT_THE_END * kept;
  return above + spare * kept + (working - spare) * Math.min(kept, workingMoney);
}

/** What a payment is worth, in or out, on top of what the seat has or is thought to have. */
export function moneyGain(outlook: Outlook, change: number, money = outlook.me.money): number {
  return purseWorth(outlook, money + change) - purseWorth(outlook, money);
}
