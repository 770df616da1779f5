import { notice } from '../../app/overlays.ts';
import { words } from '../../words/words.ts';
import { exportGame, fileOf } from './exchange.ts';
import { loadGame } from './saved-games.ts';

/** Shares the record of a game: by the device's share sheet, or else as a file. */
export async function shareGame(id: string): Promise<void> {
  const saved = await loadGame(id);
  if (saved === undefined) return;
  const files = [fileOf(saved)];
  if (navigator.canShare?.({ files }) === true) {
    // Closing the device's share sheet is a choice, not an error.
    await navigator.share({ files }).catch(() => undefined);
    return;
  }
  exportGame(saved);
  notice.value = { text: words.value.ending.fileSaved };
}
