/** How finished games of this device went. They stay when the games themselves are deleted. */
import type { GameResult } from '@carson/protocol';
import { deviceStore } from './device-store.ts';

export interface StoredResult {
  /** Of the saved game. */
  readonly id: string;
  readonly game: string;
  /** The day whose challenge this is. */
  readonly daily?: string;
  /** Left out while the day's challenge is being played. */
  readonly result?: GameResult;
}

const results = deviceStore<StoredResult>({ database: 'carson-results', name: 'results', key: 'id' });

export const storedResults = results.all;
export const storedResult = results.get;
export const storeResult = results.put;
