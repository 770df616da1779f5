/** The lessons of each game and their sentences, loaded when a lesson is opened. */
import { type Language, type LessonWords, loadBoardLessons, loadCardLessons } from '@carson/words';
import type { GameId } from '../games/game-ui.ts';
import type { Lesson } from './lesson.ts';

interface Course {
  readonly lessons: () => Promise<{ readonly lessons: readonly Lesson[] }>;
  readonly words: (language: Language) => Promise<LessonWords>;
}

const COURSES: Readonly<Record<GameId, Course>> = {
  cards: { lessons: () => import('./cards/index.ts'), words: loadCardLessons },
  board: { lessons: () => import('./board/index.ts'), words: loadBoardLessons },
};

export function isGameId(game: string): game is GameId {
  return Object.hasOwn(COURSES, game);
}

export async function loadLessons(game: GameId): Promise<readonly Lesson[]> {
  return (await COURSES[game].lessons()).lessons;
}

export function loadLessonWords(game: GameId, language: Language): Promise<LessonWords> {
  return COURSES[game].words(language);
}
