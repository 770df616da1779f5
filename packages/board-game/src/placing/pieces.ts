/** Cowboys on their places, and what goes with them. Only this file moves them. */
import type { Companion } from '../command.ts';
import { add, holds, nth, seatCount } from '../lists.ts';
import { playerOf, type State } from '../state/state.ts';
import { NOWHERE, SHARED_PLACES } from './places.ts';

export interface Placement {
  readonly place: number;
  readonly with?: Companion | undefined;
  /** Out of the general supply instead of the personal reserve (B9.11). */
  readonly fromSupply?: boolean;
}

/** The seat's cowboys on a place: one at most, except where any number may be (B4.3). */
export function cowboysOf(state: State, seat: number, place: number): number {
  const shared = SHARED_PLACES.indexOf(place);
  if (shared >= 0) return nth(state.crowd, shared * state.players.length + seat);
  return holds(nth(state.cowboysAt, place), seat) ? 1 : 0;
}

/** Whether the seat's cowboy on this place is the white one. */
export function isWhite(state: State, seat: number, place: number): boolean {
  return state.white === place && state.whiteSeat === seat;
}

/** Whether the seat's cowboy on this place never duels (B9.11). */
export function hasToken(state: State, seat: number, place: number): boolean {
  return state.tokenSeat === seat && state.tokens.includes(place);
}

/** What stands with the seat's cowboy on this place, or which cowboy it is. */
export function companionOf(state: State, seat: number, place: number): Companion | undefined {
  if (isWhite(state, seat, place)) return 'white';
  if (hasToken(state, seat, place)) return 'token';
  return holds(nth(state.dynamiteAt, place), seat) ? 'dynamite' : undefined;
}

/** The seats on a place that duel there or could be joined: all but one with a token. */
export function contenders(state: State, place: number): number {
  const mask = nth(state.cowboysAt, place);
  return state.tokens.includes(place) ? mask & ~(1 << state.tokenSeat) : mask;
}

export function putCowboy(state: State, seat: number, placement: Placement): void {
  const player = playerOf(state, seat);
  const { place } = placement;
  if (placement.with === 'white') {
    player.white--;
    state.white = place;
  } else if (placement.fromSupply === true) player.supply--;
  else player.cowboys--;
  if (placement.with === 'token') {
    player.tokens--;
    state.tokens = [...state.tokens, place];
  }
  if (placement.with === 'dynamite') {
    player.dynamite--;
    state.dynamiteAt[place] = nth(state.dynamiteAt, place) | (1 << seat);
  }
  state.cowboysAt[place] = nth(state.cowboysAt, place) | (1 << seat);
  const shared = SHARED_PLACES.indexOf(place);
  if (shared >= 0) add(state.crowd, shared * state.players.length + seat, 1);
}

/** B5.0: a cowboy that acted or declined. The white one is out of the game until the round is over. */
export function sendToSupply(state: State, seat: number, place: number): void {
  const { white } = lift(state, seat, place);
  if (!white) playerOf(state, seat).supply++;
}

/** B6.2: a cowboy that lost. Its dynamite is spent. */
export function sendHome(state: State, seat: number, place: number): void {
  const { white } = lift(state, seat, place);
  const player = playerOf(state, seat);
  if (white) player.white++;
  else player.cowboys++;
}

/** B10.5, B10.6: taken back while placing, with all that went along. */
export function takeBackCowboy(state: State, seat: number, from: Placement): void {
  const player = playerOf(state, seat);
  const { white, token, dynamite } = lift(state, seat, from.place);
  if (white) player.white++;
  else if (from.fromSupply === true) player.supply++;
  else player.cowboys++;
  if (token) player.tokens++;
  if (dynamite) {
    player.dynamite++;
    state.dynamite--;
  }
}

/** B9.19: a cowboy that stays after its duel, or without one, keeps no dynamite. */
export function spendDynamite(state: State, place: number): void {
  state.dynamite += seatCount(nth(state.dynamiteAt, place));
  state.dynamiteAt[place] = 0;
}

/** Takes one cowboy of the seat off a place, with what went along; dynamite falls back to the supply. */
function lift(
  state: State,
  seat: number,
  place: number,
): { white: boolean; token: boolean; dynamite: boolean } {
  const shared = SHARED_PLACES.indexOf(place);
  if (shared >= 0) add(state.crowd, shared * state.players.length + seat, -1);
  const white = isWhite(state, seat, place);
  const token = hasToken(state, seat, place);
  const dynamite = holds(nth(state.dynamiteAt, place), seat);
  if (white) state.white = NOWHERE;
  if (token) state.tokens = state.tokens.filter((held) => held !== place);
  if (dynamite) {
    state.dynamiteAt[place] = nth(state.dynamiteAt, place) & ~(1 << seat);
    state.dynamite++;
  }
  if (shared < 0 || cowboysOf(state, seat, place) === 0) {
    state.cowboysAt[place] = nth(state.cowboysAt, place) & ~(1 << seat);
  }
  return { white, token, dynamite };
}
