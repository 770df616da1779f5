/** Loads the words of one language on demand. */
import { type Language, loaders } from '../generated/languages.js';
import type { Words } from '../generated/words.d.ts';
import { boardOutline } from './rulebook/board-outline.ts';
import { cardOutline } from './rulebook/card-outline.ts';
import { type Rulebook, writeRulebook } from './rulebook/rulebook.ts';

export async function loadCatalogue(language: Language): Promise<Words> {
  return (await loaders[language].words()).words;
}

export async function loadBoardRulebook(language: Language): Promise<Rulebook> {
  return writeRulebook(boardOutline, (await loaders[language].board()).words);
}

export async function loadCardRulebook(language: Language): Promise<Rulebook> {
  return writeRulebook(cardOutline, (await loaders[language].cards()).words);
}
