/** What has happened at a table: its beats, and its record when it is over. */
import { BOT_PEOPLE } from '@carson/bots';
import {
  accepted,
  type Beat,
  beatsFor,
  type Match,
  type Result,
  recordOf,
  refusal,
  refused,
} from '@carson/engine';
import { type AnswerOf, LIMITS } from '@carson/protocol';
import { loadCatalogue, type Words } from '@carson/words';
import type { Directory } from '../../people/directory.ts';
import { nameAt, peopleShown } from '../../tables/show-seats.ts';
import { type Seat, seatOf, type Table } from '../../tables/table.ts';

export interface BeatsWish {
  readonly from: number;
  readonly to: number;
  /** Whose view to use; without it the requester's own. */
  readonly seat?: number;
}

export function beatsAt(
  table: Table,
  person: string,
  { from, to, seat }: BeatsWish,
): Result<readonly Beat[]> {
  const { match, phase, seats } = table;
  if (seat !== undefined && phase !== 'over') return refused(refusal('notOver'));
  if (seat !== undefined && seats[seat] === undefined) return refused(refusal('noSeat'));
  if (match === undefined || to > match.moves) {
    return refused(refusal('noSuchMove', undefined, { moves: to }));
  }
  const viewer = seat ?? seatOf(table, person) ?? 'spectator';
  const [beats = []] = beatsFor(match, [viewer], { from, to: Math.min(to, from + LIMITS.movesTold) });
  return accepted(beats);
}

export async function recordAt(directory: Directory, table: Table): Promise<Result<AnswerOf<'record'>>> {
  const { match, phase, seats, broken } = table;
  if (phase === 'over' && broken?.record !== undefined) return accepted({ ...broken.record });
  if (phase !== 'over' || match === undefined) return refused(refusal('notOver'));
  const people = await directory.named(peopleShown(table));
  const words = await loadCatalogue('en', []);
  const names = seats.map(
    (seat) =>
      nameAt(table, seat, people) ?? people.get(seat.person ?? '')?.name ?? nameOfBot(seat, words) ?? '',
  );
  return accepted(shared(match, names));
}

/** Bots with a name have the same one in every language. */
function nameOfBot({ plan }: Seat, { people }: Words): string | undefined {
  const person = BOT_PEOPLE.find(({ id }) => plan.kind === 'bot' && plan.bot === id);
  return person && people[person.nameKey].name;
}

/** The record, and beside it what the players were called. */
function shared(match: Match, names: readonly string[]): AnswerOf<'record'> {
  return { ...recordOf(match), ...(names.every((name) => name === '') ? {} : { names: [...names] }) };
}
