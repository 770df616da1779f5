/** Everything that people can ask of tables. */
import { accepted, type Beat, type Result } from '@carson/engine';
import type {
  AnswerOf,
  GameInfo,
  GameResult,
  TableFilter,
  TablePlan,
  TableSummary,
  TableUpdate,
} from '@carson/protocol';
import { handOverSeats, leaveAllSeats } from './requests/leave-seats.ts';
import { listTables, resultsOf, tablesOf } from './requests/lists.ts';
import { importRecord, openRematch, openTable, type ProvenRecord } from './requests/open-table.ts';
import { type BeatsWish, beatsAt, recordAt } from './requests/past.ts';
import {
  type ActionRequest,
  ask,
  mayWake,
  show,
  type TableServicePorts,
  wakingRoom,
} from './requests/ports.ts';

export interface TableService {
  games(): readonly GameInfo[];
  open(person: string, commandId: string, plan: TablePlan): Promise<Result<TableUpdate>>;
  look(person: string, table: string): Promise<Result<TableUpdate>>;
  act(person: string, table: string, request: ActionRequest): Promise<Result<number>>;
  list(filter: TableFilter): Promise<AnswerOf<'tables'>>;
  /** Those that wait for the person come first, finished ones last. */
  tablesOf(person: string, most?: number): Promise<readonly TableSummary[]>;
  /** How their finished games went, the latest first. */
  resultsOf(person: string): Promise<readonly GameResult[]>;
  rematch(person: string, table: string): Promise<Result<string>>;
  beats(person: string, table: string, wish: BeatsWish): Promise<Result<readonly Beat[]>>;
  record(person: string, table: string): Promise<Result<AnswerOf<'record'>>>;
  /** Opens a finished table from a record that was proven. */
  importRecord(person: string, proof: ProvenRecord): Promise<Result<string>>;
  /** Replaces one person by another at all tables, as host too; refused where both have a seat at one table. */
  handOver(from: string, to: string): Promise<Result<void>>;
  /** Whether the table is awake, or this person may have another one woken. */
  mayWake(person: string, table: string): boolean;
  /** Leaves every seat, and closes tables that no one else can start. */
  leaveAll(person: string): Promise<void>;
}

export function createTableService(ports: TableServicePorts): TableService {
  return {
    games: () =>
      ports.entries.map(({ game, bots }) => ({
        game: game.id,
        rules: game.rules,
        bots: bots.map(({ id }) => id),
      })),
    open: (person, commandId, plan) => openTable(ports, { person, commandId, plan }),
    look: (person, table) =>
      wakingRoom(ports, { person, table }, async (room) => accepted(await show(ports, room, person))),
    act: (person, table, request) =>
      wakingRoom(ports, { person, table }, (room) => ask(room, person, request)),
    list: (filter) => listTables(ports, filter),
    tablesOf: (person, most) => tablesOf(ports, person, most),
    resultsOf: (person) => resultsOf(ports, person),
    rematch: (person, table) =>
      wakingRoom(ports, { person, table }, (room) => openRematch(ports, room, person)),
    beats: (person, table, wish) =>
      wakingRoom(ports, { person, table }, async (room) => beatsAt(room.table(), person, wish)),
    record: (person, table) =>
      wakingRoom(ports, { person, table }, (room) => recordAt(ports.directory, room.table())),
    importRecord: (person, proof) => importRecord(ports, person, proof),
    handOver: (from, to) => handOverSeats(ports, from, to),
    mayWake: (person, table) => mayWake(ports, person, table),
    leaveAll: (person) => leaveAllSeats(ports, person),
  };
}
