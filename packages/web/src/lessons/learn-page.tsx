import type { LessonWords } from '@carson/words';
import type { JSX } from 'preact';
import { hashOf } from '../app/route.ts';
import { useLoaded } from '../app/use-loaded.ts';
import { PersonFace } from '../art/person-face.tsx';
import type { GameId } from '../games/game-ui.ts';
import { ButtonLink } from '../parts/button.tsx';
import { words } from '../words/words.ts';
import type { Lesson } from './lesson.ts';
import { useLessonWords } from './lesson-page.tsx';
import { stepReached, storeStep } from './progress.ts';
import { loadLessons } from './registry.ts';

export function LearnPage({ game }: { readonly game: GameId }): JSX.Element | null {
  const lessons = useLoaded(() => loadLessons(game), [game]) ?? [];
  const texts = useLessonWords(game);
  if (texts === undefined) return null;
  const { lesson } = words.value;
  const [first, ...more] = lessons;
  return (
    <main class="learn">
      <header class="learn-head">
        <ButtonLink
          class="button-quiet button-icon"
          icon="icon-home"
          href={hashOf({ page: 'home' })}
          aria-label={lesson.home}
        />
        <h1>{lesson.title[game]}</h1>
      </header>
      <section class="paper learn-intro">
        <PersonFace person="nora-quill" />
        <p>{lesson.intro}</p>
      </section>
      {first !== undefined && <LessonCard lesson={first} texts={texts} isFirst />}
      {more.length > 0 && <h2 class="learn-more">{lesson.more}</h2>}
      <ul class="learn-list">
        {more.map((other) => (
          <li key={other.id}>
            <LessonCard lesson={other} texts={texts} isFirst={false} />
          </li>
        ))}
      </ul>
    </main>
  );
}

interface LessonCardProps {
  readonly lesson: Lesson;
  readonly texts: LessonWords;
  readonly isFirst: boolean;
}

function LessonCard({ lesson, texts, isFirst }: LessonCardProps): JSX.Element {
  const { lesson: said } = words.value;
  const about = texts[lesson.id]?.['about'];
  const at = stepReached(lesson);
  const count = lesson.steps.length;
  const isDone = at >= count;
  const to = hashOf({ page: 'learn', game: lesson.game, lesson: lesson.id });
  const startOver = (): void => storeStep(lesson, 0);
  return (
    <article class={isFirst ? 'paper learn-card learn-first' : 'paper learn-card'}>
      <div>
        <h2>{about?.['name']}</h2>
        <p>{about?.['line']}</p>
        <p class="learn-facts">
          <span>{said.minutes({ count: lesson.minutes })}</span>
          {at > 0 && <span>{isDone ? said.learned : said.progress({ at, count })}</span>}
        </p>
        {at > 0 && <progress max={count} value={at} aria-hidden="true" />}
      </div>
      <div class="learn-ways">
        {at > 0 && !isDone && <ButtonLink text={said.again} href={to} onClick={startOver} />}
        <ButtonLink
          class={isFirst && !isDone ? 'button-main' : undefined}
          icon="icon-play"
          text={isDone ? said.again : at > 0 ? said.resume : said.start}
          href={to}
          onClick={isDone ? startOver : undefined}
        />
      </div>
    </article>
  );
}
