/** All characters, and what the rules ask of them. */
import { nth } from '@carson/engine';
import { SIDE } from '../city/grid.ts';
import type { CharacterId } from '../ids.ts';
import type { PowerWindow } from '../state/state.ts';
import { auctioneer } from './auctioneer.ts';
import { banker } from './banker.ts';
import { captain } from './captain.ts';
import type { Character, Power } from './character.ts';
import { chineseWorker } from './chinese-worker.ts';
import { cowboy } from './cowboy.ts';
import { doctor } from './doctor.ts';
import { editor } from './editor.ts';
import { governor } from './governor.ts';
import { grocer } from './grocer.ts';
import { gunsmith } from './gunsmith.ts';
import { heroes } from './heroes.ts';
import { indian } from './indian.ts';
import { lawyer } from './lawyer.ts';
import { mercenary } from './mercenary.ts';
import { paperboy } from './paperboy.ts';
import { prospector } from './prospector.ts';
import { settler } from './settler.ts';
import { sheriff } from './sheriff.ts';
import { singer } from './singer.ts';
import { teacher } from './teacher.ts';
import { undertaker } from './undertaker.ts';

export type { Character, CharacterSymbol, Power } from './character.ts';

export const CHARACTERS: Readonly<Record<CharacterId, Character>> = {
  governor,
  lawyer,
  chineseWorker,
  heroes,
  gunsmith,
  mercenary,
  doctor,
  singer,
  settler,
  banker,
  auctioneer,
  captain,
  cowboy,
  grocer,
  undertaker,
  editor,
  teacher,
  indian,
  paperboy,
  prospector,
  sheriff,
};

/**
 * Who has a power in a window, in the order in which owners are asked (C3.3, C3.5). The rulebooks say
 * only that the Governor comes first; the order of the others is our ruling.
 */
export const POWERS: Readonly<Record<PowerWindow, readonly CharacterId[]>> = {
  beforeBid: ['governor', 'lawyer', 'chineseWorker', 'heroes', 'gunsmith'],
  afterReveal: ['mercenary', 'doctor'],
};

/** C7.1: without a turn there is no bid to raise and no second card to take. */
export function needsTurn(power: Power): boolean {
  return (power.bonus ?? 0) > 0 || (power.extraCards ?? 0) > 0;
}

export function longSideOf(characters: readonly CharacterId[]): number {
  let longest = SIDE;
  for (let i = 0; i < characters.length; i++) {
    longest = Math.max(longest, CHARACTERS[nth(characters, i)].longSide ?? SIDE);
  }
  return longest;
}

/** How many cards may be sold with these characters, in the whole game. */
export function salesOf(characters: readonly CharacterId[]): number {
  let sales = 0;
  for (let i = 0; i < characters.length; i++) sales += CHARACTERS[nth(characters, i)].sales ?? 0;
  return sales;
}
