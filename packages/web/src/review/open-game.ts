/** The game that is reviewed, from this device or from a server, and its table at any moment. */
import { beatsFor, type GameRecord, type Match, readRecord, resumeMatch } from '@carson/engine';
import type { ComponentType } from 'preact';
import type { ReviewRoute } from '../app/route.ts';
import type { ComparedProps, TableUi } from '../games/game-ui.ts';
import { gameUi } from '../games/registry.ts';
import { ask } from '../online/connection/api.ts';
import type { Occupant } from '../rules/occupants.ts';
import { loadRules } from '../rules/registry.ts';
import { occupantsAt } from '../table/show-table.ts';
import type { ShownTable } from '../table/shown-table.ts';
import { unstoredGame } from '../table/start-table.ts';
import { loadGame } from '../table/stored/saved-games.ts';

export interface ReviewedGame {
  readonly id: string;
  readonly ui: TableUi;
  readonly Compared: ComponentType<ComparedProps>;
  readonly match: Match;
  readonly record: GameRecord;
  readonly occupants: readonly Occupant[];
  /** Whose decisions are shown first. */
  readonly ownSeat: number;
  /** False where the reader only watched. */
  readonly isOwn: boolean;
  /** When it was last played at. */
  readonly at: number;
}

export type Opening =
  | { readonly ok: true; readonly game: ReviewedGame }
  | { readonly ok: false; readonly why: 'notFound' | 'running' | 'failed' };

interface Source {
  readonly record: GameRecord;
  readonly occupants: readonly Occupant[];
  readonly seat: number | undefined;
  readonly at: number;
}

export async function openReviewed(at: ReviewRoute): Promise<Opening> {
  const source = at.place === 'online' ? await onServer(at.id) : await onDevice(at.id);
  if (source === undefined) return { ok: false, why: 'notFound' };
  const { record, occupants, seat, at: playedAt } = source;
  const [rules, ui] = await Promise.all([loadRules(record.game), gameUi(record.game)?.loadTable()]);
  if (rules === undefined || ui === undefined) return { ok: false, why: 'failed' };
  const Compared = await ui.loadCompared();
  const resumed = resumeMatch(rules.game, record);
  if (!resumed.ok) return { ok: false, why: 'failed' };
  const { match } = resumed;
  const result = rules.game.result(match.state);
  if (result === undefined) return { ok: false, why: 'running' };
  // The rules themselves decide nothing that could be reviewed.
  const players = result.filter((one) => occupants[one.seat]?.kind !== 'virtual');
  const ownSeat = seat ?? players.toSorted((a, b) => a.rank - b.rank)[0]?.seat ?? 0;
  return {
    ok: true,
    game: {
      id: at.id,
      ui,
      Compared,
      match,
      record,
      occupants,
      ownSeat,
      isOwn: seat !== undefined,
      at: playedAt,
    },
  };
}

async function onDevice(id: string): Promise<Source | undefined> {
  const saved = unstoredGame(id) ?? (await loadGame(id));
  if (saved === undefined) return undefined;
  const { record, occupants, changedAt: at } = saved;
  const people = occupants.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return { record, occupants, seat: people[0], at };
}

async function onServer(id: string): Promise<Source | undefined> {
  // A visitor who follows a link may have no session yet.
  const hello = await ask('hello', {});
  if (!hello.ok) return undefined;
  const [answer, table] = await Promise.all([
    ask('record', { params: { table: id } }),
    ask('table', { params: { table: id } }),
  ]);
  const record = answer.ok ? readRecord(answer.value) : undefined;
  if (record?.ok !== true || !table.ok) return undefined;
  const { viewer } = table.value;
  return {
    record: record.value,
    occupants: occupantsAt(table.value),
    seat: viewer === 'spectator' ? undefined : viewer,
    at: table.value.at,
  };
}

export function tableAtEnd(game: ReviewedGame): ShownTable {
  const { match, record, ownSeat, isOwn } = game;
  const result = match.game.result(match.state);
  const table = tableBefore(game, ownSeat, record.moves.length);
  const viewer = isOwn ? ownSeat : 'spectator';
  return { ...table, at: game.at, viewer, ...(result === undefined ? {} : { result }) };
}

/** The table as the seat saw it before a move. */
export function tableBefore({ id, match, occupants }: ReviewedGame, seat: number, move: number): ShownTable {
  const [beats = []] = beatsFor(match, [seat], { from: move - 1, to: move });
  const beat = beats.at(-1);
  return {
    table: id,
    version: 0,
    at: 0,
    game: match.game.id,
    gameOptions: match.options,
    access: 'link',
    clock: { kind: 'none' },
    phase: 'over',
    host: id,
    seats: [],
    imported: false,
    clocks: [],
    votes: [],
    createdAt: 0,
    viewer: seat,
    view: beat?.view,
    scores: beat?.scores ?? [],
    owed: [],
    options: [],
    undo: { commands: 0, stoppedBy: 'otherSeat' },
    moves: move,
    log: [],
    beats: [],
    commitment: match.commitment,
    previews: [],
    kept: true,
    occupants,
  };
}
