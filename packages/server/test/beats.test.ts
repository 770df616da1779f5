/** The story of whole games: what is sent move by move is what the record tells. */
import { type Beat, beatsFor, logLength, pick, recordOf, resumeMatch, seedRandom } from '@carson/engine';
import { applyChange, type ServerMessage, type TablePlan, type TableUpdate } from '@carson/protocol';
import { expect, it } from 'vitest';
import { sendUpdates, type Watcher } from '../src/live/updates.ts';
import { owedAt, type Table } from '../src/tables/table.ts';
import { boardPlan, cardPlan, OPEN } from './support/plans.ts';
import { acts, anyMoveOf, playedBy, START } from './support/pure-table.ts';

const PEOPLE = ['ann', 'ben', 'cem', 'dan'];
const WATCHING = ['ann', 'cem', 'eve'];
const VIEWERS = [0, 2, 'spectator'] as const;
const SEATS = PEOPLE.map(() => OPEN);

interface Watching {
  readonly watcher: Watcher;
  readonly told: Beat[];
}

/** Keeps the table that the messages make, and all beats that came with them. */
function watching(person: string): Watching {
  const told: Beat[] = [];
  let last: TableUpdate | undefined;
  const send = (text: string): void => {
    const message: ServerMessage = JSON.parse(text);
    if (message.type === 'table') last = message.update;
    if (message.type !== 'change') return;
    last = last && applyChange(last, message.change);
    if (last?.play === undefined) throw new Error('a change does not fit');
    told.push(...last.play.beats);
  };
  const nothing = { seen: undefined, sent: undefined, fingerprint: undefined, isOutdated: false };
  return { told, watcher: { person, takesChanges: true, send, ...nothing } };
}

/** A whole game of four people, each move sent to those who watch. */
function playedThrough(seed: string, plan: TablePlan): { readonly table: Table; readonly stories: Beat[][] } {
  const random = seedRandom(seed);
  const lengths = new Map<number, number>();
  let table = playedBy(PEOPLE, plan);
  const room = { table: () => table, logKnownSince: (version: number) => lengths.get(version) ?? 0 };
  const all = WATCHING.map(watching);
  for (;;) {
    lengths.set(table.version, table.match === undefined ? 0 : logLength(table.match));
    const look = { names: new Map(), alike: new Map(), at: START };
    sendUpdates(
      room,
      all.map(({ watcher }) => watcher),
      look,
    );
    const owed = owedAt(table);
    if (owed.length === 0) return { table, stories: all.map(({ told }) => told) };
    const { seat } = pick(random, owed);
    const move = anyMoveOf(table, seat, random);
    if (move !== undefined) table = acts(table, PEOPLE[seat] ?? '', move, START);
  }
}

it.each([
  ['cards', cardPlan(SEATS)],
  ['board', boardPlan(SEATS)],
])('beats of whole games of %s are the same on the wire and from the record', (_, plan) => {
  for (const seed of ['one', 'two']) {
    const { table, stories } = playedThrough(seed, plan);
    if (table.match === undefined) throw new Error('no game');
    const resumed = resumeMatch(table.match.game, JSON.parse(JSON.stringify(recordOf(table.match))));
    if (!resumed.ok) throw new Error(resumed.failure.refusal.code);
    const record = beatsFor(resumed.match, VIEWERS, { from: 0 });
    expect(stories).toEqual(JSON.parse(JSON.stringify(record)));
  }
});
