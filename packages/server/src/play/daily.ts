/** The results of the daily challenge: submitted with a proven record, one per person. */
import { dailyOpponents, dayAfter, dayAt, isDay } from '@carson/bots';
import { accepted, type GameRecord, type Refusal, type Result, refusal, refused } from '@carson/engine';
import type { AnswerOf, DailyEntry, Person } from '@carson/protocol';
import type { Games } from '../games/registry.ts';
import type { Directory } from '../people/directory.ts';
import type { DailyStore, StoredDaily } from '../storage/daily-store.ts';
import type { Time } from '../time.ts';
import type { Owner } from '../workers/fair-queue.ts';
import { createPlaces, type Places } from '../workers/places.ts';
import type { Day } from '../workers/proof.ts';
import type { Prover } from '../workers/prover.ts';
import type { ReviewPool } from '../workers/review-pool.ts';
import { TookTooLong } from '../workers/workers.ts';
import type { TableService } from './table-service.ts';

export interface Daily {
  list(person: string | undefined, wish: Day): Promise<Result<AnswerOf<'daily'>>>;
  enter(entering: DailySubmission): Promise<Result<AnswerOf<'enterDaily'>>>;
  /** Removes results of days that are no longer shown. */
  sweep(): Promise<void>;
}

export interface DailySubmission extends Day {
  readonly person: Person;
  readonly owner: Owner;
  /** The record, as it came in. */
  readonly text: string;
}

interface DailyPorts {
  readonly store: DailyStore;
  readonly games: Games;
  readonly directory: Directory;
  readonly prover: Prover;
  /** Recomputes the opponents' answers. */
  readonly reviewPool: ReviewPool;
  /** A secret, new each time. */
  readonly newKey: () => string;
  readonly tableService: TableService;
  readonly time: Time;
}

/** Days after which a result can no longer be entered. */
const OPEN_FOR = 2;
/** Days that results are kept. */
const KEPT_FOR = 60;
/** Milliseconds for the opponents' answers: enough for all of a usual day, for a random part of a hard one. */
const THINKING = 8_000;
/** Results whose opponents are being checked or wait for it. */
const CHECKED_AT_ONCE = { total: 20, network: 4, person: 1 } as const;
/** Results of one day and game. */
const MOST = 5_000;

interface DailyState extends DailyPorts {
  /** Those whose opponents are being checked. */
  readonly places: Places;
}

export function createDaily(ports: DailyPorts): Daily {
  const state: DailyState = { ...ports, places: createPlaces(CHECKED_AT_ONCE) };
  const { store, time } = ports;
  return {
    list: (person, wish) => listDay(ports, person, wish),
    enter: (entering) => enter(state, entering),
    sweep: () => store.sweep(dayAfter(dayAt(time.now()), -KEPT_FOR)),
  };
}

function whyNotDay({ games, time }: DailyPorts, { game, day }: Day): Refusal | undefined {
  if (games(game) === undefined) return refusal('unknownGame', undefined, { game });
  return isDay(day) && day <= dayAt(time.now()) ? undefined : refusal('dailyClosed', undefined, { day });
}

async function listDay(
  ports: DailyPorts,
  person: string | undefined,
  wish: Day,
): Promise<Result<AnswerOf<'daily'>>> {
  const { store, time, directory } = ports;
  const reason = whyNotDay(ports, wish);
  if (reason !== undefined) return refused(reason);
  const { game, day } = wish;
  const own = person === undefined ? undefined : await store.of(game, day, person);
  const isShown = own !== undefined || day < dayAt(time.now());
  const [mine] = await show(directory, own === undefined ? [] : [own], isShown);
  return accepted({
    entries: await show(directory, await store.best(game, day), isShown),
    count: await store.count(game, day),
    ...(mine === undefined
      ? {}
      : { mine: { ...mine, rank: 1 + (await store.better(game, day, mine.points)) } }),
  });
}

/** Whether games are shown: only to people who have played that day themselves. */
async function show(
  directory: Directory,
  entries: readonly StoredDaily[],
  isShown: boolean,
): Promise<readonly DailyEntry[]> {
  const names = await directory.named(entries.map(({ person }) => person));
  return entries.map(({ person, points, place, hints, undos, table }) => ({
    rank: 1 + entries.filter((other) => other.points > points).length,
    person: names.get(person) ?? { id: person, name: '', kind: 'visitor' },
    points,
    place,
    hints,
    undos,
    ...(isShown ? { table } : {}),
  }));
}

async function enter(state: DailyState, entering: DailySubmission): Promise<Result<AnswerOf<'enterDaily'>>> {
  const { store, prover, tableService, time } = state;
  const { person, owner, text, game, day } = entering;
  const reason = await whyNotEnter(state, entering);
  if (reason !== undefined) return refused(reason);
  const proof = await prover.prove(owner, { text, kind: { daily: { game, day } } });
  if (!proof.ok) return proof;
  const { hash, daily } = proof.value;
  if (daily === undefined) throw new Error('a daily challenge was proven without its result');
  const before = await store.of(game, day, person.id);
  if (before === undefined) {
    const untrue = await whyNotTrue(state, entering, proof.value.record);
    if (untrue !== undefined) return refused(untrue);
  }
  if (before !== undefined && before.hash !== hash) return refused(refusal('dailyEntered'));
  const commandId = `daily-${game}-${day}`;
  const bots = dailyOpponents(game, day);
  const table = await tableService.importRecord(person.id, { ...proof.value, commandId, bots });
  if (!table.ok) return table;
  const entry = { game, day, person: person.id, ...daily, table: table.value, hash, at: time.now() };
  await store.enter(entry);
  return listDay(state, person.id, { game, day });
}

async function whyNotEnter(
  ports: DailyPorts,
  { person, game, day }: DailySubmission,
): Promise<Refusal | undefined> {
  const reason = whyNotDay(ports, { game, day });
  if (reason !== undefined) return reason;
  if (dayAfter(day, OPEN_FOR) < dayAt(ports.time.now())) return refusal('dailyClosed', undefined, { day });
  if (person.kind === 'bot') return refusal('dailyPeopleOnly');
  return (await ports.store.count(game, day)) >= MOST ? refusal('dailyFull') : undefined;
}

/** Why a move of the day's opponents was refused: it is not the bot's own, or it could not be checked in time. */
async function whyNotTrue(
  { reviewPool, places, newKey }: DailyState,
  { owner, game, day }: DailySubmission,
  record: GameRecord | undefined,
): Promise<Refusal | undefined> {
  if (record === undefined || !reviewPool.isOpen) return undefined;
  const place = places.take(owner);
  if (!place.ok) return place.refusal;
  const bots = dailyOpponents(game, day);
  const asked = { type: 'opponents', record, bots, key: newKey(), milliseconds: THINKING } as const;
  try {
    const { foreignMove } = await reviewPool.ask(owner, asked);
    return foreignMove === undefined ? undefined : refusal('dailyOtherBots');
  } catch (problem) {
    if (!(problem instanceof TookTooLong)) throw problem;
    return refusal('busy');
  } finally {
    place.value();
  }
}
