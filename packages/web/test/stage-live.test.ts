import { describe, expect, it } from 'vitest';
import { createLive, type Live } from '../src/stage/live.ts';
import type { Circumstances } from '../src/stage/pace.ts';
import { handClock } from './hand-clock.ts';
import { beatsOf, calm, sceneOf, start, updated } from './stage-tables.ts';

const ASKED = { seat: 0, kind: 'bid', decision: 4, required: true, rule: 'C3.4', sealed: false };

function playing(given: Circumstances = calm): {
  live: Live;
  pass: (ms: number) => void;
  look: () => unknown;
} {
  const clock = handClock();
  const live = createLive({ clock, circumstances: () => given, sceneOf });
  live.present(start);
  return { live, pass: clock.pass, look: () => live.shown.value?.table.view };
}

describe('live play on the stage', () => {
  it('shows beat after beat, each for its time, and the question last', () => {
    const { live, pass, look } = playing();
    live.present(updated(start, beatsOf(0, 1, 'duel', 'pay'), { owed: [ASKED], options: [{ type: 'bid' }] }));
    const views: unknown[] = [];
    for (let second = 0; second < 3; second += 1) {
      const { table, moment } = live.shown.value ?? {};
      views.push(look());
      expect(table?.owed.length).toBe(moment === undefined ? 1 : 0);
      expect(table?.options.length).toBe(moment === undefined ? 1 : 0);
      pass(1000);
    }
    expect(views).toEqual(['duel', 'pay', 'now']);
  });

  it('keeps view, scores and log in step with the beat', () => {
    const { live, pass } = playing();
    live.present(updated(start, [...beatsOf(0, 1, 'duel', 'pay'), ...beatsOf(1, 2, 'build')]));
    const told: unknown[] = [];
    for (let second = 0; second < 4; second += 1) {
      const table = live.shown.value?.table;
      told.push([
        table?.view,
        table?.scores[0]?.total,
        table?.log.flatMap(({ events }) => events.map((e) => e.type)),
      ]);
      pass(1000);
    }
    expect(told).toEqual([
      ['duel', 4, ['duel']],
      ['pay', 3, ['duel', 'pay']],
      ['build', 5, ['duel', 'pay', 'build']],
      ['now', 99, ['duel', 'pay', 'build']],
    ]);
  });

  it('goes on at a tap, passes what has no stop, and skips to the question', () => {
    const { live, look } = playing();
    live.present(updated(start, beatsOf(0, 1, 'a', 'quiet', 'b', 'c')));
    live.next();
    expect(look()).toBe('b');
    expect(live.shown.value?.passed.map(({ title }) => title)).toEqual(['quiet', 'b']);
    live.skip();
    expect(look()).toBe('now');
  });

  it('waits for my tap at what is mine', () => {
    const { live, pass, look } = playing();
    live.present(updated(start, beatsOf(0, 1, 'mine', 'b')));
    pass(60_000);
    expect(look()).toBe('mine');
    live.next();
    expect(look()).toBe('b');
  });

  it('queues what comes meanwhile, and shows at once what nobody waits for', () => {
    const { live, pass, look } = playing();
    const first = updated(start, beatsOf(0, 1, 'a'));
    live.present(first);
    const second = updated(first, beatsOf(1, 2, 'b'));
    live.present(second);
    live.present({ ...second, previews: [] });
    expect(look()).toBe('a');
    pass(1000);
    expect(look()).toBe('b');
    pass(1000);
    expect(look()).toBe('now');
  });

  it('never interrupts a decision that stays open', () => {
    const { live, look } = playing();
    const asked = updated(start, [], { owed: [ASKED], moves: 0 });
    live.present(asked);
    live.present(updated(asked, beatsOf(0, 1, 'a', 'mine'), { owed: [ASKED] }));
    expect(look()).toBe('now');
    expect(live.shown.value?.moment).toBeUndefined();
  });

  it('drops the show when the story changes: undo, another viewer, a gap', () => {
    for (const change of [{ moves: 0 }, { viewer: 1 }, { moves: 7 }] as const) {
      const { live, look } = playing();
      const first = updated(start, beatsOf(0, 1, 'a', 'b'));
      live.present(first);
      live.present({ ...first, version: 9, beats: [], view: 'changed', ...change });
      expect(look()).toBe('changed');
    }
  });

  it('shows nothing but the question with the pace off, in a hidden tab, or while my clock runs', () => {
    for (const change of [{ pace: 'off' }, { isAway: true }, { ownClockRuns: true }] as const) {
      const { live, look } = playing({ ...calm, ...change });
      live.present(updated(start, beatsOf(0, 1, 'a', 'mine')));
      expect(look()).toBe('now');
    }
  });

  it('passes the last beats on to the ear where nothing is shown, but not in a hidden tab', () => {
    for (const [change, heard] of [
      [{ pace: 'off' }, ['b', 'c', 'd']],
      [{ ownClockRuns: true }, ['b', 'c', 'd']],
      [{ isAway: true }, []],
    ] as const) {
      const { live } = playing({ ...calm, ...change });
      live.present(updated(start, beatsOf(0, 1, 'a', 'b', 'c', 'd')));
      expect(live.shown.value?.passed.map(({ title }) => title)).toEqual(heard);
    }
  });
});
