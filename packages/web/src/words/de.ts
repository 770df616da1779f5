import { board } from './board/de.ts';
import { boardSetup } from './board-setup/de.ts';
import { boardTable } from './board-table/de.ts';
import { cardTable } from './card-table/de.ts';
import { cards } from './cards/de.ts';
import type { Words } from './catalogue.ts';
import { boardCharacters } from './characters/board/de.ts';
import { characters } from './characters/cards/de.ts';
import { hint } from './hint/de.ts';
import { names } from './names/de.ts';
import { online } from './online/de.ts';
import { shell } from './shell/de.ts';
import { stage } from './stage/de.ts';

export const words: Words = {
  language: 'de',
  names,
  shell,
  stage,
  online,
  cards,
  cardTable,
  characters,
  board,
  boardTable,
  boardSetup,
  boardCharacters,
  hint,
};
