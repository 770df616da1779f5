/** Games on this device. The record is the game; beside it only who sits where. */
import type { GameRecord } from '@carson/engine';
import type { TableUpdate } from '@carson/protocol';
import type { Route } from '../../app/route.ts';
import type { Occupant } from '../../rules/occupants.ts';
import { deviceStore } from './device-store.ts';

export interface SavedGame {
  readonly id: string;
  readonly game: string;
  readonly startedAt: number;
  readonly changedAt: number;
  readonly over: boolean;
  readonly occupants: readonly Occupant[];
  readonly record: GameRecord;
  /** The table as it was after the last move, for lists: without log, beats and most options. */
  readonly glance?: TableUpdate;
  /** The day whose challenge this is. */
  readonly daily?: string;
  /** A private copy of another game. */
  readonly whatIf?: WhatIf;
}

export interface WhatIf {
  /** Where that game is, at the moment of the copy. */
  readonly back: Route;
  /** So many of its moves were made before. */
  readonly moves: number;
  /** So many moves after that show how it could have gone on. */
  readonly line?: number;
  /** What the seat saw of a running game: the copy begins with a guess that fits it. */
  readonly view?: unknown;
}

const games = deviceStore<SavedGame>({ database: 'carson-city', name: 'games', key: 'id' });

export const saveGame = games.put;
export const loadGame = games.get;
export const deleteGame = games.remove;

/** The last changed first. */
export async function listGames(): Promise<SavedGame[]> {
  return (await games.all()).sort((a, b) => b.changedAt - a.changedAt);
}
