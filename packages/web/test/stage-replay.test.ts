import type { Viewer } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { createReplay, type Replay } from '../src/stage/replay.ts';
import { handClock } from './hand-clock.ts';
import { beatsOf, sceneOf, start, updated } from './stage-tables.ts';

const STORY = [
  ...beatsOf(-1, 0, 'set-up'),
  ...beatsOf(0, 0, 'a1', 'a2'),
  ...beatsOf(1, 0, 'b1'),
  ...beatsOf(2, 1, 'c1', 'c2', 'c3'),
  ...beatsOf(3, 0, 'd1'),
];
const seats = [0, 0, 1, 0];
const played = updated(start, STORY.slice(1));
const now = {
  ...played,
  beats: [],
  log: played.log.map((entry) => ({ ...entry, seat: seats[entry.move] ?? 0 })),
};

interface Walk {
  readonly replay: Replay;
  readonly pass: (ms: number) => Promise<void>;
  readonly look: () => unknown;
  readonly asked: Viewer[];
}

function walking(): Walk {
  const clock = handClock();
  const asked: Viewer[] = [];
  const replay = createReplay({
    clock,
    sceneOf,
    now: () => now,
    beats: async (from, to, viewer) => {
      asked.push(viewer);
      return STORY.filter(({ move }) => move >= from && move < to);
    },
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    replay,
    asked,
    pass: async (ms) => {
      clock.pass(ms);
      await settle();
    },
    look: () => replay.shown.value?.moment.table.view,
  };
}

describe('looking back', () => {
  it('walks beat by beat across moves, from the set-up to now', async () => {
    const { replay, look } = walking();
    await replay.open(-1);
    const views: unknown[] = [];
    while (look() !== undefined) {
      views.push(look());
      await replay.step(1);
    }
    expect(views).toEqual(['set-up', 'a1', 'a2', 'b1', 'c1', 'c2', 'c3', 'd1']);
    await replay.open(2);
    await replay.step(-1);
    expect(look()).toBe('b1');
  });

  it('walks by turns, and to the beat of a line of the log', async () => {
    const { replay, look } = walking();
    await replay.open(2, { event: 1 });
    expect(look()).toBe('c2');
    await replay.turn(-1);
    expect(look()).toBe('c1');
    await replay.turn(-1);
    expect(look()).toBe('a1');
    await replay.turn(1);
    expect(look()).toBe('c1');
    await replay.turn(1);
    expect(look()).toBe('d1');
  });

  it('plays by itself at its speed, stops at a step by hand, and ends at now', async () => {
    const { replay, look, pass } = walking();
    await replay.open(2, { play: true });
    await pass(1000);
    expect(look()).toBe('c2');
    replay.setSpeed('2');
    await pass(0);
    await pass(500);
    expect(look()).toBe('c3');
    await replay.step(-1);
    await pass(60_000);
    expect(look()).toBe('c2');
    replay.setPlaying(true);
    await pass(0);
    for (let beat = 0; beat < 3; beat += 1) await pass(500);
    expect(look()).toBeUndefined();
  });

  it('has the scores and the log of the moment, and of the eyes it is seen with', async () => {
    const { replay, asked } = walking();
    await replay.open(2);
    await replay.step(1);
    const table = replay.shown.value?.moment.table;
    expect(table?.scores[0]?.total).toBe('c2'.length);
    expect(table?.log.at(-1)?.events.map(({ type }) => type)).toEqual(['c1', 'c2']);
    expect(table?.owed).toEqual([]);
    await replay.setViewer(3);
    expect(replay.shown.value?.moment.table.viewer).toBe(3);
    expect(asked).toEqual([0, 3]);
  });

  it('fetches again what an undo has changed, and what could not be fetched', async () => {
    const stories = [[], beatsOf(0, 0, 'a'), beatsOf(0, 0, 'other')];
    let table = updated(start, beatsOf(0, 0, 'a'));
    const replay = createReplay({
      clock: handClock(),
      sceneOf,
      now: () => table,
      beats: async () => stories.shift() ?? [],
    });
    const look = (): unknown => replay.shown.value?.moment.table.view;
    await replay.open(0);
    expect(look()).toBeUndefined();
    for (let times = 0; times < 2; times += 1) {
      await replay.open(0);
      expect(look()).toBe('a');
      replay.close();
    }
    table = updated(start, beatsOf(0, 0, 'other'));
    await replay.open(0);
    expect(look()).toBe('other');
  });
});
