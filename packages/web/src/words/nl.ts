import { board } from './board/nl.ts';
import { boardSetup } from './board-setup/nl.ts';
import { boardTable } from './board-table/nl.ts';
import { cardTable } from './card-table/nl.ts';
import { cards } from './cards/nl.ts';
import type { Words } from './catalogue.ts';
import { boardCharacters } from './characters/board/nl.ts';
import { characters } from './characters/cards/nl.ts';
import { hint } from './hint/nl.ts';
import { names } from './names/nl.ts';
import { online } from './online/nl.ts';
import { shell } from './shell/nl.ts';
import { stage } from './stage/nl.ts';

export const words: Words = {
  language: 'nl',
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
