import { notice } from '../../app/overlays.ts';
import { words } from '../../words/words.ts';
import { exportGame, fileOf } from './exchange.ts';
import { loadGame } from './saved-games.ts';

/** Hands the record of a game on: by the device's own means where it has some, or else as a file. */
export async function shareGame(id: string): Promise<void> {
  const saved = await loadGame(id);
  if (saved === undefined) return;
  const files = [fileOf(saved)];
  if (navigator.canShare?.({ files }) === true) {
    // Whoever closes the device's sheet has decided; that is no failure.
    await navigator.share({ files }).catch(() => undefined);
    return;
  }
  exportGame(saved);
  notice.value = { text: words.value.ending.fileSaved };
}
