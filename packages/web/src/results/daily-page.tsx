/** Today's challenge of one game: the opponents, my result, my days in a row, and the list of results. */
import { useLoaded } from '../app/use-loaded.ts';
import '../style/results.css';
import { dailyOpponents, dayAfter, dayAt } from '@carson/bots/daily';
import { LEVEL_IDS } from '@carson/bots/people';
import type { GameResult } from '@carson/protocol';
import type { JSX } from 'preact';
import { hashOf } from '../app/route.ts';
import { Art } from '../art/art.tsx';
import { PersonFace } from '../art/person-face.tsx';
import { Stars } from '../art/stars.tsx';
import { gameUi, gameUis } from '../games/registry.ts';
import { Button, ButtonLink } from '../parts/button.tsx';
import { figure } from '../parts/explanation.ts';
import { gameTitle } from '../parts/game-title.ts';
import { joinNames } from '../parts/seats/people.ts';
import { personOfBot, starsOf } from '../rules/bot-people.ts';
import { dailyResultText, useKeptResults } from '../shell/home/daily-tile.tsx';
import { NotFound } from '../shell/not-found.tsx';
import { dailyId, streakOf } from '../table/daily.ts';
import { playDaily, practiseDaily } from '../table/play-daily.ts';
import type { StoredResult } from '../table/stored/results-store.ts';
import { loadGame } from '../table/stored/saved-games.ts';
import { words } from '../words/words.ts';
import { aidTexts, DailyTable } from './daily-table.tsx';
import { FiguresCard } from './figures-card.tsx';
import { ResultsHead } from './results-head.tsx';

export function DailyPage({ game }: { readonly game: string }): JSX.Element {
  const { daily, locale, shell } = words.value;
  const kept = useKeptResults(undefined);
  const today = dayAt(Date.now());
  if (gameUi(game) === undefined) return <NotFound text={shell.home.notFound} />;
  const result = kept.find(({ id }) => id === dailyId(game, today))?.result;
  return (
    <main class="results">
      <ResultsHead title={shell.labelled({ label: daily.title, text: gameTitle(game, words.value) })} />
      <section class="paper results-part daily-today" aria-label={dayText(today, locale)}>
        <h2 class="daily-date">{dayText(today, locale)}</h2>
        <p>{daily.about}</p>
        <Opponents game={game} day={today} />
        {result !== undefined && <DailyResult result={result} />}
        <DailyWays game={game} day={today} isDone={result !== undefined} />
        <p class="hint daily-next">{daily.next({ time: nextText(today, locale) })}</p>
      </section>
      <StreakPart kept={kept} game={game} today={today} />
      <DailyTable game={game} day={today} isDone={result !== undefined} />
      {gameUis
        .filter(({ id }) => id !== game)
        .map(({ id }) => (
          <a key={id} class="button results-other" href={hashOf({ page: 'daily', game: id })}>
            {daily.other({ game: gameTitle(id, words.value) })}
            <Art name="icon-forward" />
          </a>
        ))}
      <FiguresCard game={game} />
    </main>
  );
}

interface DayProps {
  readonly game: string;
  readonly day: string;
}

function Opponents({ game, day }: DayProps): JSX.Element {
  const { daily, people, locale } = words.value;
  const opponents = dailyOpponents(game, day).flatMap((id) => personOfBot(id) ?? []);
  const names = joinNames(
    opponents.map(({ nameKey }) => people[nameKey].short),
    locale,
  );
  return (
    <div class="daily-company">
      <p class="spoken">{daily.against({ names })}</p>
      {opponents.map(({ id, nameKey, level }) => (
        <span key={id} class="daily-person">
          <span class="daily-face">
            <PersonFace person={id} />
          </span>
          <span>{people[nameKey].short}</span>
          <Stars count={starsOf(level)} of={LEVEL_IDS.length} />
        </span>
      ))}
    </div>
  );
}

function DailyResult({ result }: { readonly result: GameResult }): JSX.Element {
  const { result: said } = words.value.daily;
  const { lead, hints, undos } = result;
  const facts = [
    lead > 0 ? said.ahead({ points: lead }) : lead < 0 ? said.behind({ points: -lead }) : said.level,
    ...aidTexts(hints, undos),
  ];
  return (
    <div class="daily-result" data-won={result.place === 1} {...figure('dailyResult')}>
      <Art name="icon-trophy" />
      <div>
        <strong>{dailyResultText(result)}</strong>
        <span>{facts.join(' · ')}</span>
      </div>
    </div>
  );
}

function DailyWays({ game, day, isDone }: DayProps & { readonly isDone: boolean }): JSX.Element {
  const { daily } = words.value;
  const id = dailyId(game, day);
  const isSaved = useLoaded(() => loadGame(id).catch(() => undefined), [id]) !== undefined;
  if (!isDone) {
    return (
      <div class="results-ways">
        <Button
          class="button-main"
          icon="icon-play"
          text={isSaved ? daily.resume : daily.play}
          onClick={() => void playDaily(game, day)}
        />
      </div>
    );
  }
  return (
    <>
      <div class="results-ways">
        {isSaved && (
          <ButtonLink
            class="button-main"
            icon="icon-eye"
            text={daily.look}
            href={hashOf({ page: 'table', id })}
          />
        )}
        <Button icon="icon-restart" text={daily.practise} onClick={() => void practiseDaily(game, day)} />
      </div>
      <p class="hint">{daily.practiseHint}</p>
    </>
  );
}

interface StreakPartProps {
  readonly kept: readonly StoredResult[];
  readonly game: string;
  readonly today: string;
}

/** As many days as a week has, the last one is today. */
const DAYS_SHOWN = 7;

function StreakPart({ kept, game, today }: StreakPartProps): JSX.Element {
  const { streak } = words.value.daily;
  const { current, best } = streakOf(kept, game, today);
  return (
    <section class="paper results-part daily-streak" aria-label={streak.title}>
      <h2>{streak.title}</h2>
      <p class="daily-run" {...figure('dailyRun')}>
        <strong>{current}</strong>
        <span>{current === 0 ? streak.none : streak.best({ days: streak.days({ count: best }) })}</span>
      </p>
      <ol class="daily-days">
        {Array.from({ length: DAYS_SHOWN }, (_, at) => dayAfter(today, at + 1 - DAYS_SHOWN)).map((day) => (
          <DayMark key={day} day={day} isDone={isDone(kept, game, day)} isToday={day === today} />
        ))}
      </ol>
    </section>
  );
}

function isDone(kept: readonly StoredResult[], game: string, day: string): boolean {
  return kept.some(({ id, result }) => id === dailyId(game, day) && result !== undefined);
}

interface DayMarkProps {
  readonly day: string;
  readonly isDone: boolean;
  readonly isToday: boolean;
}

function DayMark({ day, isDone, isToday }: DayMarkProps): JSX.Element {
  const { daily, locale } = words.value;
  const weekday = new Date(day).toLocaleDateString(locale, { weekday: 'short', timeZone: 'UTC' });
  return (
    <li data-done={isDone} data-today={isToday}>
      <span class="daily-day">{isDone && <Art name="icon-confirm" />}</span>
      <span>{weekday}</span>
      <span class="spoken">{isDone ? daily.streak.done : daily.streak.missed}</span>
    </li>
  );
}

export function dayText(day: string, locale: string): string {
  return new Date(day).toLocaleDateString(locale, { dateStyle: 'full', timeZone: 'UTC' });
}

/** When the next day begins, by the reader's own clock. */
function nextText(today: string, locale: string): string {
  return new Date(dayAfter(today)).toLocaleTimeString(locale, { timeStyle: 'short' });
}
