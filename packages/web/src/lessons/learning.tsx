import '../style/lessons.css';
import type { JSX } from 'preact';
import { NotFound } from '../shell/not-found.tsx';
import { words } from '../words/words.ts';
import { LearnPage } from './learn-page.tsx';
import { LessonPage } from './lesson-page.tsx';
import { isGameId } from './registry.ts';

export interface LearningProps {
  readonly game: string;
  readonly lesson: string | undefined;
}

export function Learning({ game, lesson }: LearningProps): JSX.Element {
  if (!isGameId(game)) return <NotFound text={words.value.shell.home.notFound} />;
  if (lesson === undefined) return <LearnPage game={game} />;
  return <LessonPage key={lesson} game={game} lesson={lesson} />;
}
