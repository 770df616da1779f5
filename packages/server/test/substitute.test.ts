/** Another person takes over the seat of a person who stayed away. */
import { seedRandom } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { timeLeftAt } from '../src/tables/clocks.ts';
import { resultsOf } from '../src/tables/results.ts';
import { showTable } from '../src/tables/show.ts';
import { rowOf } from '../src/tables/summary.ts';
import type { Table } from '../src/tables/table.ts';
import { cardPlan, OPEN, VIRTUAL } from './support/plans.ts';
import { must } from './support/play.ts';
import { acts, anyMoveOf, happens, playedBy, START } from './support/pure-table.ts';
import { startedByTwo } from './support/started.ts';

const PEOPLE = ['ann', 'ben', 'cy'];
const CLOCK = { kind: 'days', days: 2, vacation: 5 } as const;
const PLAN = cardPlan([OPEN, OPEN, OPEN, VIRTUAL], { clock: CLOCK });
const HOUR = 3_600_000;

/** Cy has left, and the others vote to offer the seat. */
function offered(table = playedBy(PEOPLE, PLAN)): Table {
  let now = acts(table, 'cy', { type: 'leave' }, START + HOUR);
  for (const voter of ['ann', 'ben']) {
    now = acts(now, voter, { type: 'vote', seat: 2, choice: 'offer' }, START + HOUR);
  }
  return now;
}

const seen = (table: Table, person: string) => showTable(table, { person, names: new Map(), at: START });

describe('a seat that is offered', () => {
  it('is played by a bot until someone comes, and counts as free in lists', () => {
    const table = offered();
    expect(table.seats[2]).toMatchObject({ person: 'cy', offered: true });
    expect(table.seats[2]?.standIn).toBeDefined();
    expect(rowOf(table).freeSeats).toBe(1);
    expect(seen(table, 'dan').seats[2]?.offered).toBe(true);
  });

  it('may also be offered after the others chose a bot, by those who play', () => {
    let table = acts(playedBy(PEOPLE, PLAN), 'cy', { type: 'leave' }, START);
    for (const voter of ['ann', 'ben']) {
      table = acts(table, voter, { type: 'vote', seat: 2, choice: 'bot' }, START);
    }
    expect(acts(table, 'dan', { type: 'join' }, START)).toBe(table);
    for (const other of ['cy', 'dan']) {
      expect(acts(table, other, { type: 'offer', seat: 2 }, START)).toBe(table);
    }
    expect(acts(table, 'ann', { type: 'offer', seat: 1 }, START)).toBe(table);
    expect(acts(table, 'ann', { type: 'offer', seat: 2 }, START).seats[2]?.offered).toBe(true);
  });

  it('is its person’s again when they come back first', () => {
    const back = acts(offered(), 'cy', { type: 'reclaim' }, START + HOUR);
    expect(back.seats[2]).toEqual({ plan: OPEN, invitation: '', person: 'cy' });
    expect(acts(back, 'dan', { type: 'join' }, START + HOUR)).toBe(back);
  });

  it('cannot be taken by anyone who sits here already or was removed by the host', () => {
    const table = offered();
    expect(acts(table, 'ann', { type: 'join', seat: 2 }, START)).toBe(table);
    const without = { ...table, removed: ['dan'] };
    expect(acts(without, 'dan', { type: 'join' }, START)).toBe(without);
    expect(acts(table, 'dan', { type: 'join', seat: 1 }, START)).toBe(table);
  });
});

describe('a person who takes a seat over', () => {
  const at = START + 3 * HOUR;
  const table = acts(offered(), 'dan', { type: 'join' }, at);

  it('has the view of the seat and its whole time; its former player sees what spectators see', () => {
    expect(seen(table, 'dan').viewer).toBe(2);
    expect(seen(table, 'cy').viewer).toBe('spectator');
    expect(seen(table, 'dan').play?.options.length).toBeGreaterThan(0);
    expect(seen(table, 'cy').play?.options).toEqual([]);
    expect(timeLeftAt(table.clocks[2] ?? { left: 0 }, at)).toBe(2 * 24 * HOUR);
    expect(seen(table, 'ann').seats[2]).toMatchObject({ takenOver: true });
  });

  it('cannot be removed by its former player', () => {
    const move = anyMoveOf(table, 2, seedRandom('cy'));
    if (move === undefined) throw new Error('nothing to do');
    for (const action of [
      move,
      { type: 'reclaim' },
      { type: 'leave' },
      { type: 'undo', count: 1 },
    ] as const) {
      expect(acts(table, 'cy', action, at)).toBe(table);
    }
    expect(acts(table, 'dan', move, at)).not.toBe(table);
  });

  it('cannot take back what was decided before', () => {
    let own = playedBy(PEOPLE, PLAN);
    const move = anyMoveOf(own, 2, seedRandom('cy'));
    if (move === undefined) throw new Error('nothing to do');
    own = acts(own, 'cy', move, START);
    expect(seen(own, 'cy').play?.undo.commands).toBe(1);
    const taken = acts(offered(own), 'dan', { type: 'join' }, at);
    expect(seen(taken, 'dan').play?.undo).toEqual({ commands: 0, stoppedBy: 'otherSeat' });
    expect(acts(taken, 'dan', { type: 'undo', count: 1 }, at)).toBe(taken);
  });

  it('hosts the table where the host has left', () => {
    let left = acts(playedBy(PEOPLE, PLAN), 'ann', { type: 'leave' }, START);
    for (const voter of ['ben', 'cy']) {
      left = acts(left, voter, { type: 'vote', seat: 0, choice: 'offer' }, START);
    }
    expect(acts(left, 'dan', { type: 'join' }, START).host).toBe('dan');
  });

  it('has no result, nor has the former player; the others have theirs', () => {
    const random = seedRandom('to the end');
    let now = table;
    for (let seat = nextSeat(now); seat !== undefined; seat = nextSeat(now)) {
      const move = anyMoveOf(now, seat, random);
      if (move?.type !== 'move') throw new Error(`nothing for ${seat}`);
      now = happens(now, { type: 'moved', seat, command: move.command, check: '' }, at);
    }
    expect(now.phase).toBe('over');
    expect(Object.keys(resultsOf(now))).toEqual(['0', '1']);
  });
});

function nextSeat({ match, phase }: Table): number | undefined {
  return match === undefined || phase !== 'playing' ? undefined : match.game.owed(match.state)[0]?.seat;
}

describe('the lists', () => {
  it('show the free seat to everyone, and the game to those who play it now', async () => {
    const { server, ann, ben, table } = await startedByTwo(cardPlan([OPEN, OPEN, VIRTUAL, VIRTUAL]));
    const dan = await server.visitor();
    await must(ben.act(table, { type: 'leave' }));
    const free = async () =>
      (await dan.call('tables', { query: { phase: 'playing', free: 'yes' } })).tables.map((one) => one.table);
    expect(await free()).toEqual([]);
    await must(ann.act(table, { type: 'vote', seat: 1, choice: 'offer' }));
    expect(await free()).toEqual([table]);
    await must(dan.act(table, { type: 'join' }));
    expect(await free()).toEqual([]);
    expect((await dan.call('myTables')).tables).toMatchObject([{ table }]);
    expect((await ben.call('myTables')).tables).toEqual([]);
    expect((await ben.act(table, { type: 'reclaim' })).status).toBe(403);
    expect((await dan.look(table)).viewer).toBe(1);
  });
});
