import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { notice } from '../../app/overlays.ts';
import { showTable } from '../../table/show-table.ts';
import type { ShownTable } from '../../table/shown-table.ts';
import { listGames, type SavedGame } from '../../table/stored/saved-games.ts';
import { type Words, words } from '../../words/words.ts';

export interface SavedGames {
  /** Undefined until the browser has told. */
  readonly list: Signal<readonly SavedGame[] | undefined>;
  readonly refresh: () => void;
}

export function useSavedGames(): SavedGames {
  const list = useSignal<readonly SavedGame[] | undefined>(undefined);
  const refresh = (): void => {
    void listGames().then(
      (found) => {
        list.value = found;
      },
      () => {
        list.value = [];
        notice.value = { text: words.value.shell.errors.storage };
      },
    );
  };
  useEffect(refresh, []);
  return { list, refresh };
}

/** Whether a game in progress has a person at this device and is not a private copy. */
export function isRunning({ over, occupants, whatIf }: SavedGame): boolean {
  return !over && whatIf === undefined && occupants.some(({ kind }) => kind === 'person');
}

/** The table of a saved game as it was last seen; games of older versions have none. */
export function tableOf({ glance }: SavedGame): ShownTable | undefined {
  return glance === undefined ? undefined : showTable(glance);
}

/** The place of the only person at the table, where the game is over. */
export function ownPlace(
  saved: SavedGame,
): { readonly place: number; readonly of: number; readonly points: number } | undefined {
  const people = saved.occupants.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const result = saved.over ? saved.glance?.play?.result : undefined;
  const own = result?.find(({ seat }) => seat === people[0]);
  if (people.length !== 1 || own === undefined || result === undefined) return undefined;
  return { place: own.rank, of: result.length, points: own.score };
}

/** "Won with 61 points", "Place 2 of 4, 57 points"; nothing where several people share the device. */
export function resultText(saved: SavedGame, { home }: Words): string | undefined {
  const own = ownPlace(saved);
  if (own === undefined) return undefined;
  return own.place === 1 ? home.results.won(own) : home.results.placed(own);
}
