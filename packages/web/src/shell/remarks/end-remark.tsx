/** The last word of a game: an opponent's who has won it, or whom the reader has beaten. */
import '../../style/remarks.css';
import type { JSX } from 'preact';
import { remarks } from '../../app/settings.ts';
import { PersonFace } from '../../art/person-face.tsx';
import type { Remark } from '../../parts/remark.ts';
import type { ShownTable } from '../../table/shown-table.ts';
import { words } from '../../words/words.ts';
import { personAtSeat } from './next-remark.ts';
import { useRemarkWords } from './use-remark-words.ts';

export function EndRemark({ table }: { readonly table: ShownTable }): JSX.Element | null {
  const texts = useRemarkWords();
  const last = lastWord(table);
  const person = last && personAtSeat(table, last.seat);
  if (last === undefined || person === undefined || texts === undefined || remarks.value === 'off')
    return null;
  return (
    <p class="end-remark">
      <PersonFace person={person.id} />
      <span>
        <strong>{words.value.people[person.nameKey].short}</strong> {texts[person.nameKey]?.[last.moment]}
      </span>
    </p>
  );
}

/** Undefined where no named opponent has a remark. */
export function lastWord(table: ShownTable): Remark | undefined {
  const { result = [], viewer } = table;
  const places = result.toSorted((a, b) => a.rank - b.rank);
  const own = places.find(({ seat }) => seat === viewer);
  if (own === undefined) return undefined;
  const speaker = places.find(({ seat }) => personAtSeat(table, seat) !== undefined);
  if (speaker === undefined || (own.rank > 1 && speaker.rank > 1)) return undefined;
  return { seat: speaker.seat, moment: own.rank === 1 ? 'lost' : 'won' };
}
