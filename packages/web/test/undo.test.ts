/** Undo where one person plays with bots: in both games, and as the table on this device offers it. */
import './page.ts';
import { boardGame } from '@carson/board-game';
import { cardGame } from '@carson/card-game';
import {
  type AnyGame,
  below,
  canonicalJson,
  type Match,
  pick,
  readRecord,
  recordOf,
  seedRandom,
  startMatch,
  submit,
  tallyOf,
  undo,
  undoLimit,
} from '@carson/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bots, desk, savedGame, withPerson } from './desk.ts';
import { SEATS } from './page.ts';

const GAMES: readonly { readonly game: AnyGame; readonly options: unknown }[] = [
  { game: cardGame, options: { seats: SEATS } },
  { game: boardGame, options: { seats: 3, roster: { by: 'preset', preset: 'firstGame' } } },
];
const ME = 0;
const across = (seat: number): boolean => seat !== ME;

/** The match after each of a number of random commands. */
function played({ game, options }: (typeof GAMES)[number], seed: string, length: number): readonly Match[] {
  const started = startMatch(game, options, seed);
  if (!started.ok) throw new Error(JSON.stringify(started.refusal));
  const matches = [started.value];
  const random = seedRandom(`${seed} moves`);
  for (let match = started.value; matches.length <= length; ) {
    const owed = game.owed(match.state);
    const asked = owed[below(random, Math.max(1, owed.length))];
    if (asked === undefined) break;
    const next = submit(match, {
      seat: asked.seat,
      command: pick(random, game.options(match.state, asked.seat)),
    });
    if (!next.ok) throw new Error(next.refusal.code);
    match = next.value;
    matches.push(match);
  }
  return matches;
}

describe('undo across the answers of bots, in either game', () => {
  const anyGame = fc.record({
    table: fc.constantFrom(...GAMES),
    seed: fc.string({ minLength: 1, maxLength: 6 }),
    length: fc.integer({ min: 1, max: 120 }),
  });

  it('gives the state before the decision, and nothing that was revealed is hidden again', () => {
    let takenBack = 0;
    fc.assert(
      fc.property(anyGame, ({ table, seed, length }) => {
        const matches = played(table, seed, length);
        const now = matches.at(-1) as Match;
        const { commands } = undoLimit(now, { seat: ME, across });
        for (let count = 1; count <= commands; count += 1) {
          const back = undo(now, { seat: ME, count, across });
          if (!back.ok) throw new Error(back.refusal.code);
          const then = matches[back.value.moves];
          expect(canonicalJson(back.value.state)).toBe(canonicalJson(then?.state));
          expect(tallyOf(back.value.state)).toEqual(tallyOf(now.state));
          expect(matches[back.value.moves + 1]?.last?.move.seat).toBe(ME);
          expect(readRecord(JSON.parse(JSON.stringify(recordOf(back.value)))).ok).toBe(true);
          takenBack += 1;
        }
        expect(undo(now, { seat: ME, count: commands + 1, across }).ok).toBe(false);
      }),
      { numRuns: 60, seed: 16 },
    );
    expect(takenBack).toBeGreaterThan(30);
  });
});

describe('the table on this device', () => {
  const bid = (card: number) => ({ type: 'bid', card }) as const;

  it('takes a bid back although bots have bid meanwhile, and marks it', async () => {
    const { host, updates, stored } = desk();
    await host({ type: 'open', saved: savedGame(withPerson) });
    await host({ type: 'show', viewer: ME });
    await host({ type: 'submit', seat: ME, command: bid(5) });
    const options = cardGame.readOptions({ seats: SEATS });
    if (!options.ok) throw new Error(options.refusal.code);
    const [other] = cardGame.options(cardGame.setup(options.value, 'seed'), 1);
    await host({ type: 'submit', seat: 1, command: other ?? bid(1) });
    expect(updates.at(-1)?.undo).toEqual({ commands: 1, stoppedBy: 'start' });
    expect(await host({ type: 'undo', seat: ME, count: 1 })).toEqual({ ok: true });
    expect(updates.at(-1)).toMatchObject({ moves: 0, undos: [{ move: 0, seat: ME }] });
    expect(stored.at(-1)?.record.undos).toEqual([{ move: 0, seat: ME }]);
  });

  it('lets the answers of others stand where several people play', async () => {
    const two = [...withPerson.slice(0, 1), { kind: 'person', name: 'Ben' } as const, ...bots.slice(2)];
    const { host, updates } = desk();
    await host({ type: 'open', saved: savedGame(two) });
    await host({ type: 'show', viewer: ME });
    await host({ type: 'submit', seat: ME, command: bid(5) });
    await host({ type: 'submit', seat: 1, command: bid(3) });
    expect(updates.at(-1)?.undo).toEqual({ commands: 0, stoppedBy: 'otherSeat' });
    expect((await host({ type: 'undo', seat: ME, count: 1 })).ok).toBe(false);
  });
});
