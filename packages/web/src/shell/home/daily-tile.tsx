import { dailyOpponents, dayAt } from '@carson/bots/daily';
import type { JSX } from 'preact';
import { hashOf } from '../../app/route.ts';
import { useLoaded } from '../../app/use-loaded.ts';
import { Art } from '../../art/art.tsx';
import { PersonFace } from '../../art/person-face.tsx';
import type { GameId } from '../../games/game-ui.ts';
import { gameUis } from '../../games/registry.ts';
import { gameTitle } from '../../parts/game-title.ts';
import { dailyId, type Streak, streakOf } from '../../table/daily.ts';
import { type StoredResult, storedResults } from '../../table/stored/results-store.ts';
import type { SavedGame } from '../../table/stored/saved-games.ts';
import { words } from '../../words/words.ts';

export function DailyTile({ saved }: { readonly saved: readonly SavedGame[] }): JSX.Element {
  const { daily } = words.value;
  const today = dayAt(Date.now());
  const kept = useKeptResults(saved);
  return (
    <section class="paper home-daily" aria-label={daily.title}>
      <h2>{daily.title}</h2>
      <ul class="home-days">
        {gameUis.map(({ id }) => (
          <li key={id}>
            <DailyLink game={id} today={today} kept={kept} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Asked again when the games of this device have changed. */
export function useKeptResults(saved: readonly SavedGame[] | undefined): readonly StoredResult[] {
  return useLoaded(() => storedResults().catch(() => undefined), [saved?.length]) ?? [];
}

interface DailyLinkProps {
  readonly game: GameId;
  readonly today: string;
  readonly kept: readonly StoredResult[];
}

function DailyLink({ game, today, kept }: DailyLinkProps): JSX.Element {
  const result = kept.find(({ id }) => id === dailyId(game, today))?.result;
  return (
    <a class="home-day" data-done={result !== undefined} href={hashOf({ page: 'daily', game })}>
      <span class="home-day-faces" aria-hidden="true">
        {dailyOpponents(game, today).map((id) => (
          <span key={id} class="home-face">
            <PersonFace person={id} />
          </span>
        ))}
      </span>
      <span class="home-day-text">
        <strong>{gameTitle(game, words.value)}</strong>
        <span>{result === undefined ? runText(streakOf(kept, game, today)) : dailyResultText(result)}</span>
      </span>
      <Art name={result === undefined ? 'icon-forward' : 'icon-confirm'} />
    </a>
  );
}

function runText({ current }: Streak): string {
  const { daily } = words.value;
  return current > 1 ? daily.streak.days({ count: current }) : daily.play;
}

export function dailyResultText({
  place,
  seats,
  points,
}: {
  readonly place: number;
  readonly seats: number;
  readonly points: number;
}): string {
  const { result } = words.value.daily;
  return place === 1 ? result.won({ points }) : result.placed({ place, of: seats, points });
}
