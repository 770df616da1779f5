/** Everything that people can ask of tables. */
import {
  accepted,
  type Beat,
  beatsFor,
  type Match,
  type Result,
  recordOf,
  refusal,
  refused,
} from '@carson/engine';
import {
  type Action,
  type AnswerOf,
  type GameInfo,
  type GameResult,
  LIMITS,
  type TableFilter,
  type TablePlan,
  type TableSummary,
  type TableUpdate,
} from '@carson/protocol';
import type { GameEntry, Games } from '../games/registry.ts';
import type { Directory } from '../people/directory.ts';
import { newSecret } from '../secrets.ts';
import type { TableRow, TablesStore } from '../storage/tables-store.ts';
import { decide, decideHandOver, decideRematch } from '../tables/decide.ts';
import { planOfRecord, whyNotOpen } from '../tables/open.ts';
import { nameAt, peopleShown, showTable } from '../tables/show.ts';
import { peopleIn, peopleSeated, resultIn, summaryOf } from '../tables/summary.ts';
import { seatOf, type Table } from '../tables/table.ts';
import type { Time } from '../time.ts';
import type { WithinCaps } from './caps.ts';
import type { Proof } from './proof.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

export interface TableService {
  games(): readonly GameInfo[];
  open(person: string, commandId: string, plan: TablePlan): Promise<Result<TableUpdate>>;
  look(person: string, table: string): Promise<Result<TableUpdate>>;
  act(person: string, table: string, request: { id: string; action: Action }): Promise<Result<number>>;
  list(filter: TableFilter): Promise<AnswerOf<'tables'>>;
  /** Those that wait for the person come first, finished ones last. */
  tablesOf(person: string, most?: number): Promise<readonly TableSummary[]>;
  /** How their finished games went, the latest first. */
  resultsOf(person: string): Promise<readonly GameResult[]>;
  rematch(person: string, table: string): Promise<Result<string>>;
  beats(person: string, table: string, wish: BeatsWish): Promise<Result<readonly Beat[]>>;
  record(table: string): Promise<Result<AnswerOf<'record'>>>;
  /** Opens a finished table from a record that was proven. */
  importRecord(person: string, proof: ProvenRecord): Promise<Result<string>>;
  /** Lets one person sit, and be host, wherever another did; refused where both sit at one table. */
  handOver(from: string, to: string): Promise<Result<void>>;
  /** Whether the table is awake, or this person may have another one woken. */
  mayWake(person: string, table: string): boolean;
  /** Leaves every seat, and closes tables that no one else can start. */
  leaveAll(person: string): Promise<void>;
}

export interface ProvenRecord extends Proof {
  /** Who played the last seats. */
  readonly bots?: readonly string[];
}

export interface BeatsWish {
  readonly from: number;
  readonly to: number;
  /** Over whose shoulder; one's own where nothing is said. */
  readonly seat?: number;
}

export interface TableServicePorts {
  readonly rooms: Rooms;
  readonly store: TablesStore;
  readonly entries: readonly GameEntry[];
  readonly games: Games;
  readonly directory: Directory;
  readonly time: Time;
  /** Makes an id out of a name that only this server can make: the same name, the same id. */
  readonly idFor: (name: string) => string;
  readonly withinCaps: WithinCaps;
  /** Lets everything beside the tables that was one person's be another's. */
  readonly handedOver: (from: string, to: string) => Promise<void>;
  /** Whether this person may have one more table woken now. */
  readonly mayWake: (person: string) => boolean;
}

const noTable = refused(refusal('noTable'));

export function createTableService(ports: TableServicePorts): TableService {
  const { rooms, store, games, directory, time, idFor } = ports;

  const withRoom = async <T>(id: string, use: (room: Room) => Promise<Result<T>>): Promise<Result<T>> => {
    const room = await rooms.get(id);
    return room === undefined ? noTable : use(room);
  };

  const mayWake = (person: string, table: string): boolean =>
    rooms.awake(table) !== undefined || ports.mayWake(person);

  /** Like `withRoom`, with a limit on how many long games one person may have read in a row. */
  const wakingRoom = async <T>(
    person: string,
    id: string,
    use: (room: Room) => Promise<Result<T>>,
  ): Promise<Result<T>> => (mayWake(person, id) ? withRoom(id, use) : refused(refusal('tooFast')));

  const show = async (room: Room, person: string): Promise<TableUpdate> => {
    const shown = peopleShown(room.table());
    const [names, alike] = await Promise.all([directory.named(shown), directory.alike(shown)]);
    return showTable(room.table(), { person, names, alike, at: time.now() });
  };

  const ask = (room: Room, person: string, { id, action }: { id: string; action: Action }) =>
    room.ask({
      commandId: `${person}:${id}`,
      decide: (table, at) => decide(table, person, action, { at, newSeed: newSecret }),
    });

  const roomsOf = async (person: string): Promise<readonly Room[]> => {
    const found = await Promise.all((await store.ofPerson(person)).map(({ id }) => rooms.get(id)));
    return found.flatMap((room) => room ?? []);
  };

  const named = async (rows: readonly TableRow[]): Promise<TableSummary[]> => {
    const names = await directory.named([...new Set(rows.flatMap(peopleIn))]);
    return rows.map((row) => summaryOf(row, names));
  };

  return {
    games: () =>
      ports.entries.map(({ game, bots }) => ({
        game: game.id,
        rules: game.rules,
        bots: bots.map(({ id }) => id),
      })),

    async open(person, commandId, plan) {
      const reason = whyNotOpen(plan, games);
      if (reason !== undefined) return refused(reason);
      const id = idFor(`table/${person}/${commandId}`);
      const known = rooms.awake(id);
      if (known !== undefined) return accepted(await show(known, person));
      const entry = {
        type: 'tableOpened' as const,
        host: person,
        plan,
        invitations: plan.seats.map(() => newSecret()),
        reserved: [],
      };
      return ports.withinCaps(person, async () => {
        await rooms.open(id, `${person}:${commandId}`, entry);
        return withRoom(id, async (room) => {
          if (plan.seats.some(({ kind }) => kind === 'open')) {
            await ask(room, person, { id: `${commandId}-host`, action: { type: 'join' } });
          }
          return accepted(await show(room, person));
        });
      });
    },

    mayWake,
    look: (person, table) => wakingRoom(person, table, async (room) => accepted(await show(room, person))),
    act: (person, table, request) => wakingRoom(person, table, (room) => ask(room, person, request)),
    async list(filter) {
      const { rows, next } = await store.list(filter);
      return { tables: await named(rows), ...(next === undefined ? {} : { next }) };
    },

    async tablesOf(person, most) {
      const tables = await named(await store.ofPerson(person, most));
      return tables.sort((a, b) => Number(waitsFor(b, person)) - Number(waitsFor(a, person)));
    },

    async resultsOf(person) {
      const rows = await store.finishedBy(person, LIMITS.resultsOfPerson);
      return rows.flatMap((row) => resultIn(row, person) ?? []);
    },

    rematch: (person, table) =>
      withRoom(table, async (room) => {
        const id = idFor(`rematch/${table}`);
        const possible = decideRematch(room.table(), person, id);
        if (!possible.ok && possible.refusal.code !== 'rematchOpen') return possible;
        const join = () =>
          withRoom(id, async (again) => {
            await ask(again, person, { id: 'rematch-join', action: { type: 'join' } });
            return accepted(id);
          });
        if (!possible.ok) return join();
        return ports.withinCaps(person, async () => {
          await rooms.open(id, 'rematch', rematchOf(room.table(), person));
          await room.ask({ commandId: 'rematch', decide: (now) => decideRematch(now, person, id) });
          return join();
        });
      }),

    beats: (person, table, { from, to, seat }) =>
      wakingRoom(person, table, async (room) => {
        const { match, phase, seats } = room.table();
        if (seat !== undefined && phase !== 'over') return refused(refusal('notOver'));
        if (seat !== undefined && seats[seat] === undefined) return refused(refusal('noSeat'));
        if (match === undefined || to > match.moves) {
          return refused(refusal('noSuchMove', undefined, { moves: to }));
        }
        const viewer = seat ?? seatOf(room.table(), person) ?? 'spectator';
        const [beats = []] = beatsFor(match, [viewer], { from, to: Math.min(to, from + LIMITS.movesTold) });
        return accepted(beats);
      }),

    record: (table) =>
      withRoom(table, async (room) => {
        const { match, phase, seats, broken } = room.table();
        if (phase === 'over' && broken?.record !== undefined) return accepted({ ...broken.record });
        if (phase !== 'over' || match === undefined) return refused(refusal('notOver'));
        const people = await directory.named(peopleShown(room.table()));
        return accepted(
          shared(
            match,
            seats.map(
              (seat) => nameAt(room.table(), seat, people) ?? people.get(seat.person ?? '')?.name ?? '',
            ),
          ),
        );
      }),

    async importRecord(person, { commandId = '', record, rules, failure, bots = [] }) {
      if (failure !== undefined) {
        return refused(refusal('recordFails', undefined, { move: failure.move, why: failure.refusal.code }));
      }
      if (record === undefined) throw new Error('a record was proven to be checked, not to be imported');
      const plan = planOfRecord(record, games, bots);
      if (plan === undefined) return refused(refusal('unknownGame', undefined, { game: record.game }));
      const id = idFor(`import/${person}/${commandId}`);
      const entry = { type: 'recordImported', host: person, plan, record, provenBy: rules } as const;
      await rooms.open(id, `${person}:${commandId}`, entry);
      return accepted(id);
    },

    async handOver(from, to) {
      const held = await roomsOf(from);
      const shared = held.find((room) => seatOf(room.table(), to) !== undefined);
      if (shared !== undefined) return refused(refusal('bothSeated', undefined, { table: shared.id }));
      await ports.handedOver(from, to);
      for (const room of held) {
        const moved = await room.ask({
          commandId: `${from}:handed-over`,
          decide: (table) => decideHandOver(table, from, to),
        });
        if (!moved.ok) return moved;
      }
      return accepted(undefined);
    },

    async leaveAll(person) {
      for (const { id, version, phase } of await store.ofPerson(person)) {
        const room = phase === 'over' ? undefined : await rooms.get(id);
        if (room === undefined) continue;
        const { host } = room.table();
        const type = host === person && seatOf(room.table(), person) === undefined ? 'cancel' : 'leave';
        await ask(room, person, { id: `leave-${version}`, action: { type } });
      }
    },
  };
}

function waitsFor({ seats, owing, voting, phase }: TableSummary, person: string): boolean {
  if (phase === 'waiting') return seats.some(({ reservedFor }) => reservedFor?.id === person);
  return phase === 'playing' && [...owing, ...voting].some((seat) => seats[seat]?.person?.id === person);
}

/** The same plan; seats are kept for those who sat there. */
function rematchOf(table: Table, host: string) {
  return {
    type: 'tableOpened' as const,
    host,
    plan: { ...table.plan, seats: table.seats.map(({ plan }) => plan) },
    invitations: table.seats.map(() => newSecret()),
    reserved: peopleSeated(table),
  };
}

/** The record, and beside it what the people were called. */
function shared(match: Match, names: readonly string[]): AnswerOf<'record'> {
  return { ...recordOf(match), ...(names.every((name) => name === '') ? {} : { names: [...names] }) };
}
