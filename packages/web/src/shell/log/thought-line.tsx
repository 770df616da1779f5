/** The reason a bot gives for its move, below the move in the log. */
import type { Ground } from '@carson/bots';
import type { JSX } from 'preact';
import { Art } from '../../art/art.tsx';
import { occupantName } from '../../parts/seats/people.ts';
import type { ShownTable } from '../../table/shown-table.ts';
import { words } from '../../words/words.ts';
import { groundSaidAloud } from '../hint/ground-text.ts';

interface ThoughtLineProps {
  readonly seat: number;
  readonly grounds: readonly Ground[];
  readonly table: Pick<ShownTable, 'occupants'>;
}

/** What a bot does not say: what it holds in its hand, that nothing happened, and what its character's card says anyway. */
const UNSAID: ReadonlySet<string> = new Set(['savesTiles', 'nothingBetter', 'powerWaits', 'power']);
/** A price alone is no reason. */
const PRICES: ReadonlySet<string> = new Set(['costs', 'givesUp']);
const MOST = 2;
/** Points that are worth a word. */
const LEAST = 0.5;

export function ThoughtLine({ seat, grounds, table }: ThoughtLineProps): JSX.Element | null {
  const said = saidAloud(grounds, table);
  if (said.length === 0) return null;
  return (
    <li class="log-row log-thought">
      <Art name="icon-chat" class="log-icon" />
      <span>
        <strong>{occupantName(table.occupants, seat, words.value)}</strong> <q>{said.join(' ')}</q>
      </span>
    </li>
  );
}

/** Returns the sentences that a bot says of its move. */
export function saidAloud(
  grounds: readonly Ground[],
  table: Pick<ShownTable, 'occupants'>,
): readonly string[] {
  const said = grounds.filter(isSaid);
  if (said.every(({ key }) => PRICES.has(key))) return [];
  return said.flatMap((ground) => groundSaidAloud(ground, table, words.value) ?? []).slice(0, MOST);
}

/** What brings or costs nothing is no reason. */
function isSaid({ key, params }: Ground): boolean {
  const { points } = params;
  return !UNSAID.has(key) && (points === undefined || Math.abs(Number(points)) >= LEAST);
}
