import { board } from './board/it.ts';
import { boardSetup } from './board-setup/it.ts';
import { boardTable } from './board-table/it.ts';
import { cardTable } from './card-table/it.ts';
import { cards } from './cards/it.ts';
import type { Words } from './catalogue.ts';
import { boardCharacters } from './characters/board/it.ts';
import { characters } from './characters/cards/it.ts';
import { hint } from './hint/it.ts';
import { names } from './names/it.ts';
import { online } from './online/it.ts';
import { shell } from './shell/it.ts';
import { stage } from './stage/it.ts';

export const words: Words = {
  language: 'it',
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
