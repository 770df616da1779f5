/** All characters and their powers. */
import { CHARACTER_IDS, type CharacterId, type Side } from '../../ids.ts';
import { nth } from '../../lists.ts';
import { auctioneer } from './auctioneer.ts';
import { banker } from './banker.ts';
import { captain } from './captain.ts';
import { chineseWorker } from './chinese-worker.ts';
import { cowboy } from './cowboy.ts';
import { doctor } from './doctor.ts';
import { governor } from './governor.ts';
import { grocer } from './grocer.ts';
import { gunsmith } from './gunsmith.ts';
import { heroes } from './heroes.ts';
import { hiredGun } from './hired-gun.ts';
import { indian } from './indian.ts';
import { lawyer } from './lawyer.ts';
import type { Character, Power } from './power.ts';
import { prospector } from './prospector.ts';
import { settler } from './settler.ts';
import { sheriff } from './sheriff.ts';
import { singer } from './singer.ts';
import { streetBoy } from './street-boy.ts';
import { teacher } from './teacher.ts';

export const CHARACTERS: Readonly<Record<CharacterId, Character>> = {
  streetBoy,
  sheriff,
  banker,
  grocer,
  chineseWorker,
  settler,
  captain,
  hiredGun,
  indian,
  prospector,
  gunsmith,
  singer,
  auctioneer,
  governor,
  doctor,
  cowboy,
  heroes,
  teacher,
  lawyer,
};

/** Sides as numbers. FLOATING: the side is not fixed beforehand. */
export const YELLOW = 0;
export const RED = 1;
export const FLOATING = 2;

/** Both sides of every character: a power's index is twice the character's number plus its side. */
export const POWERS: readonly Power[] = CHARACTER_IDS.flatMap((id) => [
  CHARACTERS[id].yellow,
  CHARACTERS[id].red,
]);

export function powerIndex(character: number, side: number): number {
  return character * 2 + side;
}

/** The character that a power belongs to; undefined for no power. */
export function characterOf(power: number): CharacterId | undefined {
  return CHARACTER_IDS[power >> 1];
}

/** The character whose paragraph this is; undefined where it is about no character. */
export function characterOfRule(rule: string): CharacterId | undefined {
  return CHARACTER_IDS.find((id) => CHARACTERS[id].yellow.rule === rule);
}

export function characterByNumber(number: number): Character {
  return CHARACTERS[nth(CHARACTER_IDS, number)];
}

export function sideOf(power: number): Side {
  return power % 2 === YELLOW ? 'yellow' : 'red';
}
