/** Undo at a table of one person and bots: it reaches across the bots' answers, as on one's own device. */
import { below, type GameCommand, pick, type Random, recordOf, seedRandom } from '@carson/engine';
import type { TablePlan } from '@carson/protocol';
import { describe, expect, it } from 'vitest';
import { GAMES, gamesFrom } from '../src/games/registry.ts';
import type { DatedEntry } from '../src/tables/apply.ts';
import { applyEntry, openTable } from '../src/tables/apply.ts';
import { decide, decideForBot } from '../src/tables/decide.ts';
import type { Decision } from '../src/tables/decided.ts';
import type { Entry } from '../src/tables/entry.ts';
import { restoreTable } from '../src/tables/restore.ts';
import { showTable } from '../src/tables/show.ts';
import { owedAt, type Table } from '../src/tables/table.ts';
import { boardPlan, cardPlan, OPEN, RANDOM_BOT } from './support/plans.ts';
import { START } from './support/pure-table.ts';

const SECOND = 1_000;
const LIVE = { kind: 'live', bank: 600, increment: 0 } as const;
const games = gamesFrom(GAMES);

/** A table whose entries are kept; a second passes before each. */
function tableOf(plan: TablePlan, people: readonly string[]) {
  const opened: Entry = { type: 'tableOpened', host: 'ann', plan, invitations: [], reserved: [] };
  const entries: DatedEntry[] = [{ version: 1, at: START, entry: opened }];
  let table = openTable('table', { version: 1, at: START, entry: opened }, games);
  const happens = ({ entry, match }: Decision): void => {
    const at = table.changedAt + SECOND;
    const dated = { version: table.version + 1, at, entry };
    entries.push(dated);
    table = applyEntry(table, dated, match);
  };
  for (const [seat, person] of people.entries()) happens({ entry: { type: 'seatTaken', seat, person } });
  happens({ entry: { type: 'gameStarted', seed: 'undo', rules: table.entry.game.rules } });
  return {
    table: () => table,
    happens,
    restored: () => restoreTable({ id: 'table', entries, games, pause: () => undefined }),
  };
}

type Played = ReturnType<typeof tableOf>;

function show(table: Table) {
  return showTable(table, { person: 'ann', names: new Map(), at: table.changedAt });
}

/** Makes one move for any seat that owes one. */
function anyMove({ table, happens }: Played, random: Random): number {
  const owed = owedAt(table());
  const asked = owed[below(random, owed.length)];
  const { match } = table();
  if (match === undefined || asked === undefined) throw new Error('the game is over');
  const { seat, decision } = asked;
  const command: GameCommand = pick(random, match.game.options(match.state, seat));
  const person = table().seats[seat]?.person;
  const moment = { at: table().changedAt + SECOND, newSeed: () => 'seed' };
  const decided =
    person === undefined
      ? decideForBot(table(), { seat, decision, command, at: moment.at, isFallback: false })
      : decide(table(), person, { type: 'move', decision, command }, moment);
  if (!decided.ok) throw new Error(decided.refusal.code);
  happens(decided.value);
  return seat;
}

/** Plays until others have answered Ann's last move and nothing was revealed since; answers the table before that move. */
function untilAnswered(played: Played, random: Random): Table {
  let before: Table | undefined;
  for (let moves = 0; moves < 400; moves++) {
    const now = played.table();
    const isAnns = anyMove(played, random) === 0;
    if (isAnns) before = now;
    if (played.table().match?.last?.final !== undefined) before = undefined;
    if (!isAnns && before !== undefined) return before;
  }
  throw new Error('no one answered a move that could be taken back');
}

function takeBack({ table, happens }: Played): void {
  const decided = decide(
    table(),
    'ann',
    { type: 'undo', count: 1 },
    { at: table().changedAt, newSeed: () => 'seed' },
  );
  if (!decided.ok) throw new Error(decided.refusal.code);
  happens(decided.value);
}

const PLANS: readonly [string, TablePlan][] = [
  ['cards', cardPlan([OPEN, RANDOM_BOT, RANDOM_BOT, RANDOM_BOT], { clock: LIVE })],
  ['board', boardPlan([OPEN, RANDOM_BOT, RANDOM_BOT], { clock: LIVE })],
];

describe.each(PLANS)('undo at a table of %s', (_, plan) => {
  it('with one person takes the bots’ answers back too, marks it, and charges the time', async () => {
    const played = tableOf(plan, ['ann']);
    const before = untilAnswered(played, seedRandom('undo'));
    expect(show(played.table()).play?.undo.commands).toBeGreaterThan(0);
    takeBack(played);
    const { match, clocks } = played.table();
    const moves = before.match?.moves ?? -1;
    expect(match?.moves).toBe(moves);
    expect(match?.state).toEqual(before.match?.state);
    expect(match && recordOf(match).undos).toEqual([{ move: moves, seat: 0 }]);
    expect(show(played.table()).play?.undos).toEqual([{ move: moves, seat: 0 }]);
    expect(clocks[0]).toEqual(before.clocks[0]);
  });

  it('comes out the same when the table is read again, and the game goes on', async () => {
    const played = tableOf(plan, ['ann']);
    const random = seedRandom('again');
    for (let times = 0; times < 3; times++) {
      untilAnswered(played, random);
      takeBack(played);
    }
    anyMove(played, random);
    const read = await played.restored();
    if (read === undefined) throw new Error('no table');
    expect(read.broken).toBeUndefined();
    expect(show(read)).toEqual(show(played.table()));
    expect(read.clocks).toEqual(played.table().clocks);
    expect(read.before).toEqual(played.table().before);
  });

  it('with two people stops at the answer of anyone else', () => {
    const seats = plan.seats.map((seat, at) => (at === 1 ? OPEN : seat));
    const played = tableOf({ ...plan, seats }, ['ann', 'ben']);
    untilAnswered(played, seedRandom('undo'));
    expect(show(played.table()).play?.undo).toEqual({ commands: 0, stoppedBy: 'otherSeat' });
    expect(() => takeBack(played)).toThrow('cannotUndo');
  });
});
