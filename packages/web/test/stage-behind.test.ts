/** A stage whose table plays on: how far it falls behind, and whose time it takes. */
import { below, seedRandom } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { createLive } from '../src/stage/live.ts';
import { isOwnClockRunning } from '../src/stage/own-clock.ts';
import { type Circumstances, PACES, stopAt } from '../src/stage/pace.ts';
import type { ShownTable } from '../src/table/shown-table.ts';
import { handClock } from './hand-clock.ts';
import { beatsOf, calm, sceneOf, start, updated } from './stage-tables.ts';

const STEP = 10;

/** The most milliseconds from the arrival of a command of others to its being seen, of many that come in a short time. */
function farthestBehind(given: Circumstances, seed: string): number {
  const random = seedRandom(seed);
  const clock = handClock();
  const live = createLive({ clock, circumstances: () => given, sceneOf });
  live.present(start);
  let table: ShownTable = start;
  const came: number[] = [];
  let seen = 0;
  let farthest = 0;
  const look = (): void => {
    const { moment } = live.shown.value ?? {};
    const shown = moment === undefined ? came.length : moment.beat.move + 1;
    for (; seen < shown; seen += 1) farthest = Math.max(farthest, clock.now() - (came[seen] ?? 0));
  };
  const wait = (milliseconds: number): void => {
    for (let passed = 0; passed < milliseconds; passed += STEP) {
      clock.pass(STEP);
      look();
    }
  };
  for (let move = 0; move < 80; move += 1) {
    const names = ['a', 'result', 'b'].slice(0, 1 + below(random, 3));
    came.push(clock.now());
    table = updated(table, beatsOf(move, 1, ...names));
    live.present(table);
    look();
    wait(STEP * below(random, 120));
  }
  wait(300_000);
  expect(seen).toBe(came.length);
  return farthest;
}

describe('a stage whose table plays on', () => {
  it.each(PACES)('is never more than a few seconds behind, at the %s pace', (pace) => {
    const given = { ...calm, pace, othersPlayOn: true };
    // What is on the stage already keeps its time.
    const now = Number(stopAt({ move: 0, ...sceneOf(beatsOf(0, 1, 'a')[0] ?? never()) }, given)) || 0;
    for (const seed of ['one', 'two', 'three'])
      expect(farthestBehind(given, seed)).toBeLessThanOrEqual(4000 + now + STEP);
  });

  it.each([
    ['a tap that was waited for', 'mine', 60_000],
    ['a long command that had its own time', 'a', 10_000],
  ])('has its few seconds after %s', (_, first, before) => {
    const clock = handClock();
    const live = createLive({ clock, circumstances: () => ({ ...calm, othersPlayOn: true }), sceneOf });
    live.present(start);
    const story = updated(start, beatsOf(0, 1, first, ...Array.from({ length: 30 }, () => 'b')));
    live.present(story);
    const waits = first === 'mine';
    if (!waits) clock.pass(before);
    live.present(updated(story, beatsOf(1, 2, 'c')));
    if (waits) clock.pass(before);
    if (waits) live.next();
    clock.pass(3000);
    expect(live.shown.value?.moment?.beat.move).toBe(0);
    clock.pass(2500);
    expect(live.shown.value?.moment?.beat.move).not.toBe(0);
  });

  it('takes its time where the table waits for it', () => {
    expect(farthestBehind({ ...calm, waitsForMe: false }, 'one')).toBeGreaterThan(20_000);
  });
});

function never(): never {
  throw new Error('there is such a beat');
}

describe('the clock of the viewer', () => {
  const running = [{ seat: 0, running: true, left: 60_000 }];
  const live: ShownTable = {
    ...start,
    viewer: 0,
    clock: { kind: 'live', bank: 60, increment: 0 },
    clocks: running,
  };

  it('runs where the viewer is asked and seconds count', () => {
    expect(isOwnClockRunning(live)).toBe(true);
  });

  it('does not run while another seat is asked, for a spectator, or where there are days', () => {
    expect(isOwnClockRunning({ ...live, viewer: 1 })).toBe(false);
    expect(isOwnClockRunning({ ...live, viewer: 'spectator' })).toBe(false);
    expect(isOwnClockRunning({ ...live, clocks: running.map((one) => ({ ...one, running: false })) })).toBe(
      false,
    );
    expect(isOwnClockRunning({ ...live, clock: { kind: 'days', days: 1 } })).toBe(false);
    expect(isOwnClockRunning({ ...live, clock: { kind: 'none' } })).toBe(false);
  });

  it('is never waited for by anything that the stage shows, whatever else is chosen', () => {
    const cues = ['a', 'result', 'mine'].flatMap((name) => beatsOf(0, 1, name).map(sceneOf));
    for (const pace of PACES)
      for (const reducedMotion of [true, false])
        for (const isPaused of [true, false])
          for (const waitsForMe of [true, false])
            for (const cue of cues) {
              const given = { ...calm, pace, reducedMotion, isPaused, waitsForMe, ownClockRuns: true };
              expect(stopAt({ move: 0, ...cue }, given)).toBe('none');
            }
  });
});
