import type { TableUpdate } from '@carson/protocol';
import { joinNames } from '../../parts/seats/people.ts';
import type { Words } from '../../words/words.ts';
import { personKind, seatName } from './names.ts';
import { onDay } from './times.ts';

interface Reader {
  /** The server's time. */
  readonly now: number;
  readonly words: Words;
}

export function seatFacts(table: TableUpdate, at: number, { now, words }: Reader): readonly string[] {
  const seat = table.seats[at];
  if (seat?.person === undefined) return [];
  const { slow, locale } = words;
  const { awayUntil = 0, alike = [], takenOver } = seat;
  const others = alike.map((other) => seatName(table, other, words));
  return [
    personKind(seat.person, words),
    ...(others.length === 0 ? [] : [slow.marks.alike({ names: joinNames(others, locale) })]),
    ...(takenOver === true ? [slow.marks.takenOver] : []),
    ...(awayUntil > now ? [slow.away.state({ when: onDay(awayUntil, locale) })] : []),
  ];
}
