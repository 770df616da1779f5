import type { Review } from '@carson/bots';
import { download } from '../../app/download.ts';
import { notice } from '../../app/overlays.ts';
import type { TableUi } from '../../games/game-ui.ts';
import type { ShownTable } from '../../table/shown-table.ts';
import { words } from '../../words/words.ts';
import { headline } from '../score/headline.ts';
import { endPicture } from './end-picture.tsx';

interface SharedWith {
  /** Where others can open the game. */
  readonly link?: string;
  readonly review?: Review;
}

/** Hands the picture of the end on: by the device's own means where it has some, or else as a file. */
export async function sharePicture(
  ui: TableUi,
  table: ShownTable,
  { link, review }: SharedWith = {},
): Promise<void> {
  const { ending } = words.value;
  const made = await endPicture(ui, table, review).catch(() => undefined);
  if (made === undefined) {
    notice.value = { text: ending.noPicture };
    return;
  }
  const files = [made];
  if (navigator.canShare?.({ files }) === true) {
    const text = headline(table, words.value);
    // Closing the device's share sheet is a choice, not an error.
    await navigator
      .share({ files, text, ...(link === undefined ? {} : { url: link }) })
      .catch(() => undefined);
    return;
  }
  download(made);
  notice.value = { text: ending.pictureSaved };
}
