/** Thinking time, by a clock that goes only when told to. */
import { cardBots } from '@carson/bots';
import { seedRandom } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../src/tables/absence.ts';
import { freshClocks, timeLeftAt, turnClocks } from '../src/tables/clocks.ts';
import { type FakeTime, fakeTime } from './support/fake-time.ts';
import { cardPlan, OPEN, VIRTUAL } from './support/plans.ts';
import { anyAnswer, anyMove, must, startedTable } from './support/play.ts';
import { type TestServer, testServer, type Visitors } from './support/server.ts';

describe('clocks', () => {
  const LIVE = { kind: 'live', bank: 60, increment: 10 } as const;

  it('run while a seat owes, and are credited when it has answered', () => {
    let clocks = turnClocks(freshClocks(LIVE, 2), { plan: LIVE, at: 1_000, running: [0, 1] });
    clocks = turnClocks(clocks, {
      plan: LIVE,
      at: 21_000,
      running: [1],
      answered: { seat: 0, by: 'person' },
    });
    expect(clocks).toEqual([{ left: 50_000 }, { left: 60_000, since: 1_000 }]);
    clocks = turnClocks(clocks, {
      plan: LIVE,
      at: 31_000,
      running: [1],
      answered: { seat: 1, by: 'person' },
    });
    expect(clocks[1]).toEqual({ left: 40_000, since: 31_000 });
    expect(clocks.map((clock) => timeLeftAt(clock, 41_000))).toEqual([50_000, 30_000]);
  });

  it('of days are full again for each decision', () => {
    const plan = { kind: 'days', days: 2 } as const;
    let clocks = turnClocks(freshClocks(plan, 1), { plan, at: 0, running: [0] });
    clocks = turnClocks(clocks, { plan, at: 86_400_000, running: [0], answered: { seat: 0, by: 'person' } });
    expect(clocks).toEqual([{ left: 172_800_000, since: 86_400_000 }]);
  });
});

describe('a vote', () => {
  const votes = (choices: readonly ('wait' | 'bot' | 'end')[], voters: number) =>
    outcomeOf(
      { seat: 9, because: 'time', since: 0, ballots: choices.map((choice, seat) => ({ seat, choice })) },
      Array.from({ length: voters }, (_, seat) => seat),
    );

  it.each([
    [[], 1, undefined],
    [['end'], 1, 'end'],
    [['end'], 2, undefined],
    [['bot', 'bot'], 3, 'bot'],
    [['end', 'wait'], 2, 'wait'],
    [['end', 'bot'], 2, 'bot'],
    [['end', 'bot', 'wait'], 3, 'wait'],
  ] as const)('%j of %i comes to %s', (choices, voters, outcome) => {
    expect(votes(choices, voters)).toBe(outcome);
  });

  it('about a person who left stays open while the others wait, and can be decided later', () => {
    const gone = (choice: 'wait' | 'bot') => ({
      seat: 9,
      because: 'left' as const,
      since: 0,
      ballots: [0, 1].map((seat) => ({ seat, choice })),
    });
    expect(outcomeOf(gone('wait'), [0, 1])).toBeUndefined();
    expect(outcomeOf(gone('bot'), [0, 1])).toBe('bot');
  });
});

describe('a person whose time runs out', () => {
  async function seated(): Promise<{
    time: FakeTime;
    server: TestServer;
    people: Visitors[3];
    table: string;
  }> {
    const time = fakeTime();
    const server = await testServer({ time });
    const people = await server.visitors(3);
    const [ann, ...guests] = people;
    const clock = { kind: 'live', bank: 60, increment: 5 } as const;
    const table = await startedTable(ann, guests, cardPlan([OPEN, OPEN, OPEN, VIRTUAL], { clock }));
    // Ann and Ben answer at once; Cy does not.
    for (const person of people.slice(0, 2)) {
      await anyMove(table, [person], seedRandom('clock'));
    }
    return { time, server, people, table };
  }

  /** Lets time pass until Ann sees that a person’s has run out. */
  async function expiry({ time, people, table }: { time: FakeTime; people: Visitors[3]; table: string }) {
    time.pass(59_000);
    const live = await people[0].live();
    const { version } = await live.watch(table);
    time.pass(2_000);
    const update = await live.at(table, version + 1);
    live.terminate();
    return update;
  }

  it('is voted on by the others, and may be given more time', async () => {
    const game = await seated();
    const { people, table } = game;
    const [ann, ben, cy] = people;
    expect((await ann.look(table)).clocks).toMatchObject([
      { seat: 0, left: 65_000, running: false },
      { seat: 1, left: 65_000, running: false },
      { seat: 2, left: 60_000, running: true },
    ]);
    const expired = await expiry(game);
    expect(expired.votes).toMatchObject([{ seat: 2, because: 'time', voters: [0, 1], ballots: [] }]);
    expect(await cy.act(table, { type: 'vote', seat: 2, choice: 'wait' })).toMatchObject({
      refusal: { code: 'noVote' },
    });
    await must(ann.act(table, { type: 'vote', seat: 2, choice: 'end' }));
    await must(ann.act(table, { type: 'vote', seat: 2, choice: 'wait' }));
    await must(ben.act(table, { type: 'vote', seat: 2, choice: 'wait' }));
    const after = await ann.look(table);
    expect(after.votes).toEqual([]);
    expect(after.clocks[2]).toMatchObject({ left: 60_000, running: true });
  });

  it('is replaced by a bot, and can come back', async () => {
    const game = await seated();
    const { time, people, table } = game;
    const [ann, ben, cy] = people;
    await expiry(game);
    await must(ann.act(table, { type: 'vote', seat: 2, choice: 'bot' }));
    const live = await ben.live();
    await live.watch(table);
    const { version } = await must(ben.act(table, { type: 'vote', seat: 2, choice: 'bot' }));
    time.pass(1);
    const played = await live.at(table, version + 1);
    expect(played.seats[2]).toMatchObject({ standIn: cardBots.at(-1)?.id, person: { id: cy.id } });
    const answer = anyAnswer(await cy.look(table), seedRandom('x'));
    if (answer !== undefined) {
      expect(await cy.act(table, answer)).toMatchObject({ refusal: { code: 'botPlays' } });
    }
    expect(await ann.act(table, { type: 'reclaim' })).toMatchObject({ refusal: { code: 'notAway' } });
    await must(cy.act(table, { type: 'reclaim' }));
    expect((await cy.look(table)).seats[2]?.standIn).toBeUndefined();
  });

  it('may still answer: then no one needs to vote', async () => {
    const game = await seated();
    const { people, table } = game;
    const [ann, , cy] = people;
    await expiry(game);
    expect(await anyMove(table, [cy], seedRandom('late'))).toBe(true);
    expect((await ann.look(table)).votes).toEqual([]);
  });

  it('may be given up: the game ends, and the seed is shown', async () => {
    const game = await seated();
    const { people, table } = game;
    const [ann, ben] = people;
    await expiry(game);
    await must(ann.act(table, { type: 'vote', seat: 2, choice: 'end' }));
    await must(ben.act(table, { type: 'vote', seat: 2, choice: 'end' }));
    const over = await ann.look(table);
    expect(over).toMatchObject({ phase: 'over', votes: [] });
    expect(over.play?.seed).toBeDefined();
    expect(over.play?.result).toBeUndefined();
  });
});
