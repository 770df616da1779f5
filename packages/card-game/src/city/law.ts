/** The law (C7.5): a prison that shows, or a character that stands for one. */
import { nth } from '@carson/engine';
import { CHARACTERS } from '../characters/index.ts';
import type { CharacterId } from '../ids.ts';
import { codeOf, type Grid } from './grid.ts';

const PRISON = codeOf('prison');

export function lawRules({ cells }: Grid, characters: readonly CharacterId[]): boolean {
  for (let i = 0; i < characters.length; i++) {
    if (CHARACTERS[nth(characters, i)].law === true) return true;
  }
  return cells.includes(PRISON);
}
