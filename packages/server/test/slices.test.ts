/** Replays of many tables share the event loop with everything else. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSlices, type SlicePorts } from '../src/play/slices.ts';

interface Loop extends SlicePorts {
  /** A piece of work that nothing interrupts. */
  readonly work: (milliseconds: number) => void;
  /** Lets the clock go on from timer to timer until all is done. */
  readonly run: (replays: readonly Promise<void>[]) => Promise<void>;
}

/** An event loop whose clock goes only by work and by timers. */
function eventLoop(): Loop {
  let clock = 0;
  const timers: { readonly at: number; readonly fire: () => void }[] = [];
  return {
    now: () => clock,
    wait: (milliseconds) => new Promise<void>((fire) => void timers.push({ at: clock + milliseconds, fire })),
    work: (milliseconds) => {
      clock += milliseconds;
    },
    run: async (replays) => {
      let isDone = false;
      const all = Promise.all(replays).then(() => {
        isDone = true;
      });
      for (;;) {
        await new Promise(setImmediate);
        if (isDone) return all;
        timers.sort((one, other) => one.at - other.at);
        const next = timers.shift();
        if (next === undefined) throw new Error('a replay waits for nothing');
        clock = Math.max(clock, next.at);
        next.fire();
      }
    },
  };
}

interface Turn {
  readonly replay: number;
  readonly start: number;
  end: number;
}

/** Replays games whose moves take so long, all at once; returns who asked for a turn, and the turns that came. */
async function replayAll(games: readonly (readonly number[])[]) {
  const loop = eventLoop();
  const slices = createSlices(loop);
  const asked: number[] = [];
  const turns: Turn[] = [];
  const replay = async (number: number, moves: readonly number[]): Promise<void> => {
    const pause = slices();
    let turn: Turn | undefined;
    for (const move of moves) {
      loop.work(move);
      if (turn !== undefined) turn.end = loop.now();
      const pausing = pause();
      if (pausing === undefined) continue;
      asked.push(number);
      await pausing;
      turn = { replay: number, start: loop.now(), end: loop.now() };
      turns.push(turn);
    }
  };
  await loop.run(games.map((moves, number) => replay(number, moves)));
  return { asked, turns };
}

const games = fc.array(fc.array(fc.double({ min: 0.01, max: 6, noNaN: true }), { maxLength: 30 }), {
  minLength: 1,
  maxLength: 6,
});

describe('slices of replays', () => {
  it('come one at a time, and leave as much time to everything else as they take', () =>
    fc.assert(
      fc.asyncProperty(games, async (all) => {
        const { turns } = await replayAll(all);
        for (const [at, turn] of turns.entries()) {
          const next = turns[at + 1];
          if (next !== undefined)
            expect(next.start - turn.end).toBeGreaterThanOrEqual(turn.end - turn.start - 1e-9);
        }
      }),
    ));

  it('come to every replay, in the order in which they were asked for', () =>
    fc.assert(
      fc.asyncProperty(games, async (all) => {
        const { asked, turns } = await replayAll(all);
        expect(turns.map(({ replay }) => replay)).toEqual(asked);
      }),
    ));

  it('are not waited for by a game that is replayed within one slice', async () => {
    const { asked } = await replayAll([[0.5, 0.5, 0.5], [1.9], []]);
    expect(asked).toEqual([]);
  });
});
