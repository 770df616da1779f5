import { board } from './board/fr.ts';
import { boardSetup } from './board-setup/fr.ts';
import { boardTable } from './board-table/fr.ts';
import { cardTable } from './card-table/fr.ts';
import { cards } from './cards/fr.ts';
import type { Words } from './catalogue.ts';
import { boardCharacters } from './characters/board/fr.ts';
import { characters } from './characters/cards/fr.ts';
import { hint } from './hint/fr.ts';
import { names } from './names/fr.ts';
import { online } from './online/fr.ts';
import { shell } from './shell/fr.ts';
import { stage } from './stage/fr.ts';

export const words: Words = {
  language: 'fr',
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
