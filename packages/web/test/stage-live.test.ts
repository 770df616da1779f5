import { describe, expect, it } from 'vitest';
import { createLive, type Live } from '../src/stage/live.ts';
import type { Circumstances } from '../src/stage/pace.ts';
import type { ShownTable } from '../src/table/shown-table.ts';
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

  it('keeps the last scene for the panel while others think, until something passes that was not shown', () => {
    let given = calm;
    const clock = handClock();
    const live = createLive({ clock, circumstances: () => given, sceneOf });
    live.present(start);
    const told = (): string | undefined => live.shown.value?.told?.title;
    const first = updated(start, beatsOf(0, 1, 'a', 'b'));
    live.present(first);
    live.next();
    live.next();
    expect(told()).toBe('b');
    const second = updated(first, beatsOf(1, 1, 'quiet'));
    live.present(second);
    expect(told()).toBe('b');
    given = { ...calm, isAway: true };
    const third = updated(second, beatsOf(2, 1, 'c'));
    live.present(third);
    expect(told()).toBeUndefined();
    given = calm;
    const fourth = updated(third, beatsOf(3, 1, 'd', 'e'));
    live.present(fourth);
    expect(told()).toBe('d');
    live.skip();
    expect(told()).toBeUndefined();
    const fifth = updated(fourth, beatsOf(4, 1, 'f'));
    live.present(fifth);
    live.next();
    expect(told()).toBe('f');
    live.present(updated(fifth, beatsOf(5, 0, 'quiet')));
    expect(told()).toBeUndefined();
  });

  it('waits for my tap at what is mine', () => {
    const { live, pass, look } = playing();
    live.present(updated(start, beatsOf(0, 1, 'mine', 'b')));
    pass(60_000);
    expect(look()).toBe('mine');
    live.next();
    expect(look()).toBe('b');
  });

  it('queues what comes meanwhile, and shows at once what no one waits for', () => {
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

  it('goes on from a result when others have moved on meanwhile', () => {
    const { live, pass, look } = playing({ ...calm, pace: 'slow', othersPlayOn: true });
    const first = updated(start, beatsOf(0, 1, 'result'));
    live.present(first);
    pass(60_000);
    expect(look()).toBe('result');
    live.present(updated(first, beatsOf(1, 2, 'b')));
    pass(1000);
    expect(look()).toBe('b');
  });

  it('asks at once when my clock begins to run in the middle of the show', () => {
    for (const first of ['a', 'mine']) {
      let ownClockRuns = false;
      const clock = handClock();
      const live = createLive({ clock, circumstances: () => ({ ...calm, ownClockRuns }), sceneOf });
      live.present(start);
      const before = updated(start, beatsOf(0, 1, first, 'b'));
      live.present(before);
      expect(live.shown.value?.table.view).toBe(first);
      ownClockRuns = true;
      live.present(updated(before, beatsOf(1, 1, 'c'), { owed: [ASKED] }));
      expect(live.shown.value?.moment).toBeUndefined();
      expect(live.shown.value?.table.owed).toEqual([ASKED]);
    }
  });

  it('shows nothing twice when it is paused or goes on: what flies and sounds stays what it was', () => {
    const { live } = playing();
    live.present(updated(start, beatsOf(0, 1, 'a', 'b')));
    const before = live.shown.value?.passed;
    live.refresh();
    expect(live.shown.value?.passed).toBe(before);
  });

  it('flies on when what is beside the story changes', () => {
    const { live } = playing();
    const first = updated(start, beatsOf(0, 1, 'quiet'));
    live.present(first);
    const { passed } = live.shown.value ?? {};
    expect(passed).toHaveLength(1);
    live.present({ ...first, previews: [] });
    expect(live.shown.value?.passed).toBe(passed);
  });

  it('skips what bots do next too, up to a question to a person', () => {
    const { live, look } = playing();
    const bots: Partial<ShownTable> = {
      occupants: [
        { kind: 'person', name: '' },
        { kind: 'bot', bot: 'greedy' },
        { kind: 'person', name: '' },
      ],
      owed: [{ ...ASKED, seat: 1 }],
    };
    const first = updated(start, beatsOf(0, 1, 'a', 'mine'), bots);
    live.present(first);
    live.skip();
    const second = updated(first, beatsOf(1, 1, 'mine', 'c'), bots);
    live.present(second);
    expect(look()).toBe('now');
    expect(live.skipped.value).toMatchObject({
      ...{ move: 0, stops: 4, before: { view: 'a' } },
      outcomes: ['mine ended', 'mine ended'],
    });
    const third = updated(second, beatsOf(2, 1, 'd'), { ...bots, owed: [{ ...ASKED, seat: 2 }] });
    live.present(third);
    expect(look()).toBe('now');
    live.present(updated(third, beatsOf(3, 2, 'e'), bots));
    expect(look()).toBe('e');
  });

  it('forgets what was skipped when the viewer has moved, or the story is another one', () => {
    for (const change of [{ moves: 0 }, {}] as const) {
      const { live } = playing();
      const first = updated(start, beatsOf(0, 1, 'a', 'b'), { owed: [ASKED] });
      live.present(first);
      live.skip();
      expect(live.skipped.value?.stops).toBe(2);
      live.present(updated(first, beatsOf(1, 0, 'quiet'), change));
      expect(live.skipped.value).toBeUndefined();
    }
  });

  it('keeps what was skipped for the next player at the same screen', () => {
    const { live } = playing();
    const first = updated(start, beatsOf(0, 1, 'a', 'b'));
    live.present(first);
    live.skip();
    live.present({ ...first, version: 9, beats: [], viewer: 1 });
    expect(live.skipped.value?.stops).toBe(2);
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

  it('sounds the last beats where nothing is shown, but not in a hidden tab', () => {
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
