/** My game of the day beside the best one: points, how well both were played, and their reviews. */

import type { Review } from '@carson/bots';
import { readRecord } from '@carson/engine';
import type { AnswerOf } from '@carson/protocol';
import type { JSX } from 'preact';
import { hashOf, type ReviewRoute } from '../app/route.ts';
import { useLoaded } from '../app/use-loaded.ts';
import { ask } from '../online/connection/api.ts';
import { ButtonLink } from '../parts/button.tsx';
import { figure } from '../parts/explanation.ts';
import { dailyId } from '../table/daily.ts';
import { storedReview } from '../table/stored/review-store.ts';
import { loadGame } from '../table/stored/saved-games.ts';
import { words } from '../words/words.ts';

interface DailyCompareProps {
  readonly game: string;
  readonly day: string;
  readonly results: AnswerOf<'daily'>;
}

/** In the daily challenge the person has the first seat. */
const PERSON = 0;

/** Games are shown to those who have entered their own. */
export function DailyCompare({
  game,
  day,
  results: { entries, mine },
}: DailyCompareProps): JSX.Element | null {
  const { table, compare } = words.value.daily;
  const [best] = entries;
  if (mine?.table === undefined || best?.table === undefined) return null;
  const id = dailyId(game, day);
  const isBest = best.person.id === mine.person.id;
  return (
    <div class="daily-compare">
      <h3>{isBest ? compare.alone : compare.title}</h3>
      <ul>
        <Game
          name={table.mine}
          points={mine.points}
          to={{ page: 'review', id, place: 'here' }}
          review={() => reviewHere(id)}
        />
        {!isBest && (
          <Game
            name={best.person.name || table.nobody}
            points={best.points}
            to={{ page: 'review', id: best.table, place: 'online' }}
            review={() => reviewThere(best.table)}
          />
        )}
      </ul>
    </div>
  );
}

interface GameProps {
  readonly name: string;
  readonly points: number;
  readonly to: ReviewRoute;
  /** Undefined where it has not been made on this device. */
  readonly review: () => Promise<Review | undefined>;
}

function Game({ name, points, to, review }: GameProps): JSX.Element {
  const { compare, result } = words.value.daily;
  const known = useLoaded(() => review().catch(() => undefined), [to.id]);
  const own = known?.seats.find(({ seat }) => seat === PERSON);
  const faults = own === undefined ? 0 : own.grades.mistake + own.grades.blunder;
  return (
    <li>
      <strong>{name}</strong>
      <span {...figure('dailyResult')}>{result.points({ count: points })}</span>
      {own !== undefined && (
        <span {...figure('accuracy')}>
          {compare.played({ accuracy: Math.round(own.accuracy), count: faults })}
        </span>
      )}
      <ButtonLink icon="icon-curve" text={words.value.ending.review} href={hashOf(to)} />
    </li>
  );
}

async function reviewHere(id: string): Promise<Review | undefined> {
  const saved = await loadGame(id);
  return saved && storedReview(saved.record);
}

async function reviewThere(table: string | undefined): Promise<Review | undefined> {
  if (table === undefined) return undefined;
  const answer = await ask('record', { params: { table } });
  const record = answer.ok ? readRecord(answer.value) : undefined;
  return record?.ok === true ? storedReview(record.value) : undefined;
}
