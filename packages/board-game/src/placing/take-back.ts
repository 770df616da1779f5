/** B10.5, B10.6: a cowboy comes back while cowboys are still being placed. */
import { type Refusal, refusal } from '@carson/engine';
import type { Command } from '../command.ts';
import { takeBack } from '../commands.ts';
import { powerOf } from '../people/powers.ts';
import type { State } from '../state/state.ts';
import type { Table } from '../state/table.ts';
import { cowboysOf, hasToken, takeBackCowboy } from './pieces.ts';
import { ownPlaces } from './placement.ts';

const NOT_THERE = refusal('noCowboyOfYours', 'B10.5');
const OCCUPANT_STAYS = refusal('occupantStays', 'B14.11');

export function takeBackOptions(state: State, seat: number, out: Command[]): void {
  for (const place of ownPlaces(state, seat)) out.push(takeBack(place));
}

export function whyNotTakenBack(state: State, seat: number, place: number): Refusal | undefined {
  if (place === state.cityHall && state.occupant === seat) return OCCUPANT_STAYS;
  return cowboysOf(state, seat, place) === 0 ? NOT_THERE : undefined;
}

export function playTakeBack({ state, log }: Table, seat: number, place: number): void {
  const fromSupply = hasToken(state, seat, place) && powerOf(state, seat).gamesFromSupply;
  takeBackCowboy(state, seat, { place, fromSupply });
  log?.({ type: 'cowboyTakenBack', seat, place });
}
