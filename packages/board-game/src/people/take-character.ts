/** Taking characters: whose power counts, and what it gives at once (B3.1, B9). */
import { type Refusal, refusal } from '@carson/engine';
import { characterByNumber, POWERS, powerIndex, RED, sideOf, YELLOW } from '../content/characters/index.ts';
import { CHARACTER_IDS } from '../ids.ts';
import { known, nth } from '../lists.ts';
import { playerOf, type State } from '../state/state.ts';
import { push, type Table } from '../state/table.ts';
import { NOBODY } from '../town/town.ts';
import { giveDynamite, giveHorse, giveRoads } from './holdings.ts';
import { earn } from './payments.ts';
import { powerOf } from './powers.ts';

/** B9.17: the last round is the one with the red side. */
export const LAST_ROUND = 4;

export function isHeld(state: State, character: number): boolean {
  return state.players.some((player) => player.character === character || player.second === character);
}

const NOT_IN_PLAY = refusal('characterNotInPlay', 'B2.7');
const TAKEN = refusal('characterTaken', 'B3.1');

/** Why the character cannot be taken. */
export function whyNotTaken(state: State, number: number): Refusal | undefined {
  if (!state.roster.some(({ character }) => character === number)) return NOT_IN_PLAY;
  return isHeld(state, number) ? TAKEN : undefined;
}

/** As a first character, or as a second one (B9.0). */
export function takeCharacter(table: Table, seat: number, character: number): void {
  const player = playerOf(table.state, seat);
  if (player.character === NOBODY) player.character = character;
  else player.second = character;
  if (characterByNumber(character).sideBy === 'owner') push(table.state, { kind: 'side', seat, character });
  else activatePower(table, seat, { character, side: sideInPlay(table.state, character) });
}

function sideInPlay(state: State, character: number): number {
  if (characterByNumber(character).sideBy === 'round') return state.round === LAST_ROUND ? RED : YELLOW;
  return known(
    state.roster.find((entry) => entry.character === character),
    'a character in play',
  ).side;
}

interface Role {
  readonly character: number;
  readonly side: number;
}

/** Makes the power count from now on, and carries out or asks what it does at once. */
export function activatePower(table: Table, seat: number, role: Role): void {
  const { state, log } = table;
  const player = playerOf(state, seat);
  player.power = powerIndex(role.character, openSide(state, role));
  const power = powerOf(state, seat);
  log?.({
    type: 'characterTaken',
    seat,
    character: nth(CHARACTER_IDS, role.character),
    side: sideOf(player.power),
    limit: limitOf(state, seat),
  });
  player.white = power.whiteCowboys;
  player.tokens = power.noDuelTokens;
  if (power.whiteCowboys > 0) state.whiteSeat = seat;
  if (power.noDuelTokens > 0) state.tokenSeat = seat;
  receiveGains(table, seat);
  power.taken?.(table, seat);
  if (power.second !== undefined) push(state, { kind: 'second', seat });
  if (power.atOnce !== undefined) push(state, { kind: 'offer', seat, moment: 'atOnce' });
}

/** B9.9, B9.15: where there is nothing left to take, the other side counts. */
function openSide(state: State, { character, side }: Role): number {
  const power = nth(POWERS, powerIndex(character, side));
  return power.isOpen?.(state) === false ? 1 - side : side;
}

function receiveGains(table: Table, seat: number): void {
  const { gains, rule } = powerOf(table.state, seat);
  if (gains.money !== undefined) earn(table, seat, { amount: gains.money, source: 'power', rule });
  if (gains.roads !== undefined) giveRoads(table, seat, { count: gains.roads, rule });
  if (gains.dynamite !== undefined) giveDynamite(table, seat, { count: gains.dynamite, rule });
  for (let horse = 0; horse < (gains.horses ?? 0); horse++) giveHorse(table, seat, rule);
}

/** B11.3, B14.12 */
export function limitOf(state: State, seat: number): number {
  return Math.max(0, powerOf(state, seat).limit + playerOf(state, seat).limitChange);
}
