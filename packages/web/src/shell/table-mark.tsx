/** What a table of this device is besides a game: the challenge of a day. */
import type { JSX } from 'preact';
import type { SavedGame } from '../table/saved-games.ts';
import { words } from '../words/words.ts';
import type { TableFrameProps } from './table-frame.tsx';

/** What the frame of such a table has otherwise than that of any other. */
export function markedFrame({ daily, game }: SavedGame): Partial<TableFrameProps> {
  if (daily === undefined) return {};
  return { leaveTo: { page: 'daily', game }, barParts: <DailyMark day={daily} /> };
}

function DailyMark({ day }: { readonly day: string }): JSX.Element {
  const { daily, locale } = words.value;
  const text = new Date(day).toLocaleDateString(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (
    <span class="table-mark wide" title={daily.markCounts}>
      {daily.mark({ day: text })}
    </span>
  );
}
