/** Loads the words of one language on demand. */
import { type Language, loaders, WORDS_PARTS, type WordsPart } from '../generated/languages.js';
import type { ReviewPage, Words } from '../generated/words.d.ts';
import type { Rulebook } from './rulebook/rulebook.ts';

export type { WordsPart } from '../generated/languages.js';

/** The words that every page needs and those of the parts; `npm run check` says where each part may be read. */
export async function loadCatalogue(
  language: Language,
  parts: readonly WordsPart[] = WORDS_PARTS,
): Promise<Words> {
  const { common, ...apart } = loaders[language].words;
  const [{ words }] = await Promise.all([common(), ...parts.map((part) => apart[part]())]);
  return words;
}

/** What is said in lessons and by the coach: by lesson, step and part. */
export type LessonWords = Readonly<Record<string, Readonly<Record<string, StepWords>>>>;

/** One step: what to do, why, and what else belongs to it. */
export type StepWords = Readonly<Record<string, string>>;

export async function loadBoardLessons(language: Language): Promise<LessonWords> {
  return { ...(await loaders[language].apart['lessons-board']()).words };
}

export async function loadCardLessons(language: Language): Promise<LessonWords> {
  return { ...(await loaders[language].apart['lessons-cards']()).words };
}

/** What the people of the town say at the table: by person and moment. */
export type Remarks = Readonly<Record<string, Readonly<Record<string, string>>>>;

export async function loadRemarks(language: Language): Promise<Remarks> {
  return { ...(await loaders[language].apart['remarks-people']()).words };
}

/** What the review of a game says. */
export type ReviewWords = ReviewPage;

export async function loadReviewWords(language: Language): Promise<ReviewWords> {
  return (await loaders[language].apart['review-page']()).words;
}

// No page needs the outlines before a rulebook is opened.

export async function loadBoardRulebook(language: Language): Promise<Rulebook> {
  const [{ boardOutline }, { writeRulebook }, { words }] = await Promise.all([
    import('./rulebook/board-outline.ts'),
    import('./rulebook/rulebook.ts'),
    loaders[language].apart['rulebook-board'](),
  ]);
  return writeRulebook(boardOutline, words);
}

export async function loadCardRulebook(language: Language): Promise<Rulebook> {
  const [{ cardOutline }, { writeRulebook }, { words }] = await Promise.all([
    import('./rulebook/card-outline.ts'),
    import('./rulebook/rulebook.ts'),
    loaders[language].apart['rulebook-cards'](),
  ]);
  return writeRulebook(cardOutline, words);
}
