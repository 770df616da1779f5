/** The person's games, those that wait for them first, and the public tables. */
import { type GameRecord, type Result, readRecord, refusal, refused } from '@carson/engine';
import {
  type AnswerOf,
  LIMITS,
  type LobbyFilter,
  type SummarySeat,
  type TableSummary,
} from '@carson/protocol';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { goTo, hashOf } from '../../app/route.ts';
import { randomToken } from '../../app/token.ts';
import { gameUis } from '../../games/registry.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { SettingChoices } from '../../parts/choices.tsx';
import { FileButton } from '../../parts/file-button.tsx';
import { gameTitle } from '../../parts/game-title.ts';
import { joinNames } from '../../parts/seats/people.ts';
import { words } from '../../words/words.ts';
import { ask } from '../connection/api.ts';
import { report } from '../connection/report.ts';
import { live, me } from '../connection/session.ts';
import { clockName, markedNames, sitterNames } from '../parts/names.ts';
import { OnlinePage } from '../parts/online-page.tsx';
import { ago } from '../parts/times.ts';
import { NamePart } from '../profile/name-form.tsx';
import { FailingNotices } from '../profile/notices.tsx';
import { MyTableThumb } from './my-table-thumb.tsx';
import { awayFacts, waitingFacts } from './waiting-facts.ts';

const SHOWN = ['waiting', 'seats', 'playing', 'over'] as const;
const CLOCKS = ['none', 'live', 'days'] as const;
const ALL = 'all';
/** Each picture asks for a whole table. */
const PICTURED = 8;

export function Lobby(): JSX.Element {
  const { shell } = words.value;
  return (
    <OnlinePage
      title={words.value.onlineEntry.title}
      back={{ to: { page: 'home' }, label: shell.home.toStart }}
    >
      <FailingNotices />
      <NamePart />
      <MyGames />
      <OpenTables />
    </OnlinePage>
  );
}

function MyGames(): JSX.Element {
  const { online } = words.value;
  const mine = live.lobby.mine.value?.filter(({ phase }) => phase !== 'cancelled');
  return (
    <section class="paper online-part online-mine" aria-label={online.lobby.mine}>
      <div class="online-part-head">
        <h2>{online.lobby.mine}</h2>
        <FileButton label={online.lobby.importRecord} onFile={(file) => void importRecord(file)} />
      </div>
      <TableRows tables={mine} none={online.lobby.noneMine} pictured={PICTURED} />
    </section>
  );
}

type TablePage = AnswerOf<'tables'>;

function OpenTables(): JSX.Element {
  const { online } = words.value;
  const game = useSignal<string>(ALL);
  const phase = useSignal<(typeof SHOWN)[number]>('waiting');
  const clock = useSignal<(typeof CLOCKS)[number] | typeof ALL>(ALL);
  /** While later pages are shown the list stands still. */
  const pages = useSignal<readonly TablePage[]>([]);
  const filter: LobbyFilter = {
    ...(phase.value === 'seats' ? { phase: 'playing', free: 'yes' } : { phase: phase.value }),
    ...(game.value === ALL ? {} : { game: game.value }),
    ...(clock.value === ALL ? {} : { clock: clock.value }),
  };
  useEffect(() => {
    pages.value = [];
    return me.value === undefined ? undefined : live.lobby.watch(filter);
  }, [me.value?.id, game.value, phase.value, clock.value]);
  const first = live.lobby.page.value;
  const shown = pages.value.length > 0 ? pages.value : first && [first];
  const next = shown?.at(-1)?.next;
  const more = async (): Promise<void> => {
    const page = await ask('tables', {
      query: { ...filter, ...(next === undefined ? {} : { after: next }) },
    });
    if (page.ok) pages.value = [...(shown ?? []), page.value];
  };
  return (
    <section class="paper online-part online-open" aria-label={online.lobby.tables}>
      <div class="online-part-head">
        <h2>{online.lobby.tables}</h2>
        {gameUis.map(({ id }) => (
          <ButtonLink
            key={id}
            class="button-main"
            icon="icon-plus"
            text={online.lobby.newTable({ game: gameTitle(id, words.value) })}
            href={hashOf({ page: 'newOnline', game: id })}
            data-game={id}
          />
        ))}
      </div>
      <Filters {...{ game, phase, clock }} />
      <TableRows tables={shown?.flatMap(({ tables }) => tables)} none={online.lobby.none} />
      {next !== undefined && (
        <Button class="online-more" text={online.lobby.more} onClick={() => void more()} />
      )}
    </section>
  );
}

interface FiltersProps {
  readonly game: Signal<string>;
  readonly phase: Signal<(typeof SHOWN)[number]>;
  readonly clock: Signal<(typeof CLOCKS)[number] | typeof ALL>;
}

function Filters({ game, phase, clock }: FiltersProps): JSX.Element {
  const { online, slow } = words.value;
  return (
    <div class="online-filters">
      <SettingChoices
        label={online.lobby.game}
        values={[ALL, ...gameUis.map(({ id }) => id)]}
        setting={game}
        face={(value) => (value === ALL ? online.lobby.allGames : gameTitle(value, words.value))}
      />
      <SettingChoices
        label={online.lobby.show}
        values={SHOWN}
        setting={phase}
        face={(value) => (value === 'seats' ? slow.lobby.seats : online.phases[value])}
      />
      <SettingChoices
        label={online.lobby.clock}
        values={[ALL, ...CLOCKS]}
        setting={clock}
        face={(value) => (value === ALL ? online.lobby.allClocks : online.lobby.clocks[value])}
      />
    </div>
  );
}

interface TableRowsProps {
  /** Undefined as long as the server has not told. */
  readonly tables: readonly TableSummary[] | undefined;
  readonly none: string;
  /** How many running games are shown with a picture. */
  readonly pictured?: number;
}

function TableRows({ tables, none, pictured = 0 }: TableRowsProps): JSX.Element | null {
  if (tables === undefined) return null;
  if (tables.length === 0) return <p class="hint">{none}</p>;
  return (
    <ul class="saved-list">
      {tables.map((summary, at) => (
        <TableRow key={summary.table} summary={summary} isPictured={at < pictured && isPlayed(summary)} />
      ))}
    </ul>
  );
}

function isPlayed({ phase, broken }: TableSummary): boolean {
  return phase === 'playing' && broken === undefined;
}

interface TableRowProps {
  readonly summary: TableSummary;
  readonly isPictured: boolean;
}

function TableRow({ summary, isPictured }: TableRowProps): JSX.Element {
  const { online, slow, locale } = words.value;
  const { table, game, phase, seats, clock, owing, changedAt } = summary;
  const mySeat = seats.findIndex(({ person }) => person !== undefined && person.id === me.value?.id);
  const free = seats.filter(isFreeSeat).length;
  const isInvited = phase === 'waiting' && seats.some(({ reservedFor }) => reservedFor?.id === me.value?.id);
  const offered = phase === 'playing' ? seats.filter((seat) => seat.offered === true).length : 0;
  const mayJoin = mySeat < 0 && ((phase === 'waiting' && (free > 0 || isInvited)) || offered > 0);
  const waitsForMe = phase === 'playing' && owing.includes(mySeat);
  const mark = markOf(summary);
  const who = markedNames(seats, words.value).join(', ');
  const facts = [
    phase === 'waiting' ? online.lobby.free({ free, seats: seats.length }) : stateOf(summary, waitsForMe),
    ...(phase === 'waiting'
      ? []
      : [online.lobby.lastMove({ when: ago(changedAt, live.serverTime(), locale) })]),
    ...(offered === 0 ? [] : [slow.listed.free({ count: offered })]),
    ...awayFacts(summary, { now: live.serverTime(), words: words.value }),
    ...waitingFacts(summary, { mySeat, now: live.serverTime(), words: words.value }),
    clockName(clock, words.value),
  ];
  return (
    <li class="saved-row" data-turn={mark !== undefined}>
      {isPictured && <MyTableThumb summary={summary} />}
      <div class="saved-text">
        <strong>{gameTitle(game, words.value)}</strong>
        <span class="hint">{facts.join(' · ')}</span>
        <span class="hint">{who}</span>
      </div>
      <div class="saved-actions">
        {mark !== undefined && <strong class="turn-mark">{mark}</strong>}
        {mayJoin && (
          <Button
            class="button-main"
            text={offered > 0 ? slow.lobby.takeOver : online.room.join}
            onClick={() => void join(table)}
          />
        )}
        <a
          class={mark === undefined || mayJoin ? 'button' : 'button button-main'}
          href={hashOf({ page: 'onlineTable', id: table })}
        >
          {mySeat >= 0 ? online.lobby.goOn : phase === 'playing' ? online.lobby.watch : online.lobby.look}
        </a>
      </div>
    </li>
  );
}

/** What a table wants of me, if anything. */
function markOf({ phase, seats, owing, voting, host, broken }: TableSummary): string | undefined {
  const { lobby } = words.value.online;
  if (broken !== undefined) return undefined;
  const isMine = (seat: number): boolean => seats[seat]?.person?.id === me.value?.id;
  if (phase === 'playing' && voting.some(isMine)) return lobby.yourVote;
  if (phase === 'playing' && owing.some(isMine)) return lobby.yourTurn;
  const isInvited = phase === 'waiting' && seats.some(({ reservedFor }) => reservedFor?.id === me.value?.id);
  if (!isInvited || me.value === undefined) return undefined;
  const inviting = seats.findIndex(({ person }) => person?.id === host);
  return lobby.invites({ name: sitterNames(seats, words.value)[inviting] ?? words.value.online.guest });
}

/** A seat that anyone may take. */
function isFreeSeat({ plan, person, reservedFor }: SummarySeat): boolean {
  return plan.kind === 'open' && person === undefined && reservedFor === undefined;
}

/** Whom a game waits for, where that is not said already. */
function stateOf({ phase, seats, owing, broken }: TableSummary, isSaid: boolean): string {
  const { online, locale } = words.value;
  if (broken !== undefined) return online.broken.listed;
  const awaited = sitterNames(seats, words.value).filter((_, seat) => owing.includes(seat));
  if (phase !== 'playing' || isSaid || awaited.length === 0) return online.phases[phase];
  return online.lobby.awaits({
    names: joinNames(awaited, locale),
  });
}

/** A game that was played elsewhere becomes a table to look at, once the server has proven it. */
async function importRecord(file: File): Promise<void> {
  const record = file.size > LIMITS.record ? refused(refusal('tooLarge')) : await recordIn(file);
  const imported = record.ok
    ? await ask('importRecord', { body: { id: randomToken(), record: record.value } })
    : record;
  report(imported);
  if (imported.ok) goTo({ page: 'onlineTable', id: imported.value.table });
}

async function recordIn(file: File): Promise<Result<GameRecord>> {
  const noRecord = refused(refusal('noRecord'));
  try {
    const read = readRecord(JSON.parse(await file.text()));
    return read.ok ? read : noRecord;
  } catch {
    return noRecord;
  }
}

async function join(table: string): Promise<void> {
  const joined = await live.act(table, { type: 'join' });
  report(joined);
  if (joined.ok) goTo({ page: 'onlineTable', id: table });
}
