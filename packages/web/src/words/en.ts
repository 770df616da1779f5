import { board } from './board/en.ts';
import { boardSetup } from './board-setup/en.ts';
import { boardTable } from './board-table/en.ts';
import { cardTable } from './card-table/en.ts';
import { cards } from './cards/en.ts';
import type { Words } from './catalogue.ts';
import { boardCharacters } from './characters/board/en.ts';
import { characters } from './characters/cards/en.ts';
import { hint } from './hint/en.ts';
import { names } from './names/en.ts';
import { online } from './online/en.ts';
import { shell } from './shell/en.ts';
import { stage } from './stage/en.ts';

export const words: Words = {
  language: 'en',
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
