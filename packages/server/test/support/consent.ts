/** The board game where one player asks another for a house on their parcel (B14.29). */
import { type Match, movesFrom, pick, seedRandom } from '@carson/engine';
import type { Action, ClockPlan } from '@carson/protocol';
import type { Entry } from '../../src/tables/entry.ts';
import { owedAt, type Table } from '../../src/tables/table.ts';
import { boardPlan, OPEN } from './plans.ts';
import { acts, playedBy, START } from './pure-table.ts';

const PEOPLE = ['ann', 'ben', 'cy'];
/** Commands that lead to the question, the first one most. */
const WISHES = ['askConsent', 'build', 'takeTile', 'buyParcel'];

interface Consent {
  /** Where the question is open. */
  readonly table: Table;
  /** The seat that is asked, and its person. */
  readonly seat: number;
  readonly person: string;
  readonly at: number;
  /** The table before, and who asks how. */
  readonly before: Table;
  readonly asker: string;
  readonly asking: Action;
}

export function waitingForConsent(clock: ClockPlan): Consent {
  const random = seedRandom('consent 394');
  let table = playedBy(PEOPLE, boardPlan([OPEN, OPEN, OPEN], { clock }));
  for (let at = START; ; at += 10) {
    const [owed] = owedAt(table);
    if (table.match === undefined || owed === undefined) throw new Error('no one was asked for a house');
    const options = table.match.game.options(table.match.state, owed.seat);
    const wanted = WISHES.flatMap((wish) => options.filter(({ type }) => type === wish));
    const asking: Action = {
      type: 'move',
      decision: owed.decision,
      command: wanted[0] ?? pick(random, options),
    };
    const before = table;
    const asker = personOn(before, owed.seat);
    table = acts(before, asker, asking, at);
    const question = owedAt(table).find(({ kind }) => kind === 'answerConsent');
    if (question !== undefined) {
      const { seat } = question;
      return { table, seat, person: personOn(table, seat), at, before, asker, asking };
    }
  }
}

/** The player who is asked has left before. */
export function askedAfterLeaving(clock: ClockPlan): Consent {
  const consent = waitingForConsent(clock);
  const { at, person, asker, asking } = consent;
  const before = acts(consent.before, person, { type: 'leave' }, at);
  return { ...consent, before, table: acts(before, asker, asking, at) };
}

/** The moves so far, as a table's entries. */
export function moveEntries(match: Match | undefined): readonly Entry[] {
  return movesFrom(match?.last).map(({ move: { at: _asTheEntry, ...made } }) => ({ type: 'moved', ...made }));
}

function personOn(table: Table, seat: number): string {
  const person = table.seats[seat]?.person;
  if (person === undefined) throw new Error(`no one sits on ${seat}`);
  return person;
}
