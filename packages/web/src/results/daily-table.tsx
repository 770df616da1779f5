/** The results of all players of the day, from the server; players submit their own. */
import type { AnswerOf, DailyEntry } from '@carson/protocol';
import { LIMITS } from '@carson/protocol';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { isOnlineOffered } from '../app/online-offer.ts';
import { hashOf } from '../app/route.ts';
import { beenOnline, playerName } from '../app/settings.ts';
import { Art } from '../art/art.tsx';
import { ask } from '../online/connection/api.ts';
import { report } from '../online/connection/report.ts';
import { Form, TextField } from '../online/parts/form.tsx';
import { ButtonLink } from '../parts/button.tsx';
import { figure, figureAmong } from '../parts/explanation.ts';
import { dailyId } from '../table/daily.ts';
import { loadGame } from '../table/stored/saved-games.ts';
import { words } from '../words/words.ts';
import { DailyCompare } from './daily-compare.tsx';

type Results = AnswerOf<'daily'>;

interface DailyTableProps {
  readonly game: string;
  readonly day: string;
  /** Whether the day's game was finished here. */
  readonly isDone: boolean;
}

export function DailyTable({ game, day, isDone }: DailyTableProps): JSX.Element {
  const { table } = words.value.daily;
  const results = useSignal<Results | undefined>(undefined);
  useEffect(() => {
    if (!isOnlineOffered.value) return;
    void ask('daily', { params: { game, day } }).then((answer) => {
      if (answer.ok) results.value = answer.value;
    });
  }, [game, day, isOnlineOffered.value]);
  return (
    <section class="paper results-part daily-table" aria-label={table.title}>
      <h2>{table.title}</h2>
      {results.value === undefined ? (
        <p class="hint">{table.offline}</p>
      ) : (
        <>
          <Entries results={results.value} />
          {isDone && results.value.mine === undefined && (
            <EnterForm game={game} day={day} results={results} />
          )}
          {isDone && <DailyCompare game={game} day={day} results={results.value} />}
          <p class="hint">{table.proven}</p>
        </>
      )}
    </section>
  );
}

function Entries({ results: { entries, count, mine } }: { readonly results: Results }): JSX.Element {
  const { table } = words.value.daily;
  if (count === 0) return <p>{table.empty}</p>;
  const isListed = entries.some(({ person }) => person.id === mine?.person.id);
  return (
    <>
      <table class="daily-list">
        <thead>
          <tr>
            <th colSpan={2} {...figure('dailyRank')}>
              {table.of({ count })}
            </th>
            <th class="daily-aids" {...figure('dailyAids')}>
              {table.aids}
            </th>
            <th {...figure('dailyResult')}>{table.points}</th>
            <th />
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <EntryRow key={entry.person.id} entry={entry} isMine={entry.person.id === mine?.person.id} />
          ))}
          {mine !== undefined && !isListed && <EntryRow entry={mine} isMine />}
        </tbody>
      </table>
      {mine === undefined && <p class="hint">{table.locked}</p>}
    </>
  );
}

export function aidTexts(hints: number, undos: number): readonly string[] {
  const { result } = words.value.daily;
  return [
    ...(hints > 0 ? [result.hints({ count: hints })] : []),
    ...(undos > 0 ? [result.undos({ count: undos })] : []),
  ];
}

interface EntryRowProps {
  readonly entry: DailyEntry;
  readonly isMine: boolean;
}

function EntryRow({ entry, isMine }: EntryRowProps): JSX.Element {
  const { table, result } = words.value.daily;
  const { rank, person, points, place, hints, undos, table: played } = entry;
  const name = person.name || (isMine ? table.mine : table.nobody);
  return (
    <tr data-mine={isMine}>
      <td class="daily-rank" {...figureAmong('dailyRank')}>
        {rank}
      </td>
      <td>
        {name}
        {place === 1 && <Art name="icon-trophy" label={result.won({ points })} />}
      </td>
      <td class="daily-aids" {...figureAmong('dailyAids')}>
        {aidTexts(hints, undos).join(' · ')}
      </td>
      <td class="daily-points" {...figureAmong('dailyResult')}>
        {points}
      </td>
      <td>
        {played !== undefined && (
          <ButtonLink
            class="button-icon"
            icon="icon-eye"
            href={hashOf({ page: 'onlineTable', id: played })}
            label={table.watch({ name })}
          />
        )}
      </td>
    </tr>
  );
}

interface EnterFormProps {
  readonly game: string;
  readonly day: string;
  readonly results: Signal<Results | undefined>;
}

function EnterForm({ game, day, results }: EnterFormProps): JSX.Element {
  const { table } = words.value.daily;
  const name = useSignal(playerName.value);
  const enter = async (): Promise<void> => {
    const entered = await enterResult(game, day, name.value);
    if (entered === undefined) return;
    report(entered);
    if (entered.ok) results.value = entered.value;
  };
  return (
    <Form class="daily-enter" send={table.enter} onSend={() => void enter()}>
      <TextField label={table.name} value={name} length={{ most: LIMITS.name }} fill="nickname" />
    </Form>
  );
}

/** A stranger becomes a visitor of that name first. Undefined where the game is gone from this device. */
async function enterResult(game: string, day: string, name: string) {
  const saved = await loadGame(dailyId(game, day));
  if (saved === undefined) return undefined;
  const hello = await ask('hello', {});
  if (!hello.ok) return hello;
  beenOnline.value = 'yes';
  if (hello.value.kind === 'visitor' && name !== '' && hello.value.name !== name) {
    const renamed = await ask('rename', { body: { name } });
    if (!renamed.ok) return renamed;
    playerName.value = renamed.value.name;
  }
  return ask('enterDaily', { params: { game, day }, body: { ...saved.record } });
}
