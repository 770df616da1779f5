/** The reason a bot gives for its move, below the move in the log. */
import type { Ground } from '@carson/bots';
import type { JSX } from 'preact';
import { Art } from '../../art/art.tsx';
import { occupantName } from '../../parts/seats/people.ts';
import type { ShownTable } from '../../table/shown-table.ts';
import { words } from '../../words/words.ts';
import { groundText } from '../hint/ground-text.ts';

interface ThoughtLineProps {
  readonly seat: number;
  readonly grounds: readonly Ground[];
  readonly table: Pick<ShownTable, 'occupants'>;
}

/** Grounds whose sentences are impersonal; the others address the reader of a hint. */
const SAID_ALOUD = new Set(
  'scoresNow promises goesFirst worthLater powerPays pays costs givesUp stronger strong keeps earns site needsRoads rivalLess endPoints unassailable asks housePlace moneyThere pointsThere dice cheapestPoints raid guards duel strengths alone newThrow beatsAll pledge doubles moreNow ifNobodyHigher hats'.split(
    ' ',
  ),
);
const MOST = 2;
/** Points that are worth a word. */
const LEAST = 0.5;

export function ThoughtLine({ seat, grounds, table }: ThoughtLineProps): JSX.Element | null {
  const said = grounds
    .filter(isSaid)
    .flatMap((ground) => groundText(ground, table, words.value) ?? [])
    .slice(0, MOST);
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

/** What brings or costs nothing is no reason. */
function isSaid({ key, params }: Ground): boolean {
  const { points } = params;
  return SAID_ALOUD.has(key) && (points === undefined || Math.abs(Number(points)) >= LEAST);
}
