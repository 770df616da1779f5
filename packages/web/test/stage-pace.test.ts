import { describe, expect, it } from 'vitest';
import { type Circumstances, type Cue, hurryFactor, stopAt } from '../src/stage/pace.ts';
import { stopNow } from '../src/stage/queue.ts';
import { calm } from './stage-tables.ts';

const cue: Cue = { move: 3, hold: 1000, concernsMe: false, waits: false, isResult: false };
const own: Cue = { ...cue, concernsMe: true, waits: true, isResult: true };
const result: Cue = { ...cue, isResult: true };

describe('how long the stage stays at a beat', () => {
  it('follows the pace', () => {
    const stops = (['slow', 'normal', 'fast', 'off'] as const).map((pace) => stopAt(cue, { ...calm, pace }));
    expect(stops).toEqual([1800, 1000, 450, 'none']);
  });

  it('waits for a tap at what is mine, unless I chose otherwise', () => {
    expect(stopAt(own, calm)).toBe('tap');
    expect(stopAt(own, { ...calm, waitsForMe: false })).toBe(1000);
    expect(stopAt(cue, { ...calm, isPaused: true })).toBe('tap');
  });

  it('with the slow pace waits for a tap at every result, whatever I chose for what is mine', () => {
    const slow = { ...calm, pace: 'slow', waitsForMe: false } as const;
    expect(stopAt(result, slow)).toBe('tap');
    expect(stopAt(own, slow)).toBe('tap');
    expect(stopAt(cue, slow)).toBe(1800);
    expect(stopAt(result, calm)).toBe(1000);
  });

  it('with reduced motion stops only where something concerns me, whatever the pace', () => {
    for (const pace of ['normal', 'off'] as const) {
      expect(stopAt(cue, { ...calm, pace, reducedMotion: true })).toBe('none');
      expect(stopAt(own, { ...calm, pace, reducedMotion: true })).toBe('tap');
    }
  });

  it('is nothing in a hidden tab, while my clock runs, and where there is nothing to see', () => {
    expect(stopAt(own, { ...calm, isAway: true })).toBe('none');
    expect(stopAt(own, { ...calm, ownClockRuns: true })).toBe('none');
    expect(stopAt({ ...own, hold: 0 }, calm)).toBe('none');
  });
});

const queueOf = (cues: readonly Cue[]) => cues.map((item) => ({ cue: item, since: 0 }));

describe('a stage with much to show', () => {
  const many = Array.from({ length: 16 }, (_, move) => ({ ...cue, move }));
  const length = (cues: readonly Cue[], given: Circumstances): number =>
    cues.reduce((sum, one) => sum + Number(stopAt(one, given, hurryFactor(queueOf(cues), given, 0))), 0);

  it('keeps the show within a few seconds of a table that plays on', () => {
    expect(length(many, { ...calm, othersPlayOn: true })).toBe(4000);
    expect(length(many.slice(0, 4), { ...calm, othersPlayOn: true })).toBe(4000);
    expect(length(many.slice(0, 2), { ...calm, othersPlayOn: true })).toBe(2000);
  });

  it('waits at no result while several commands of others do, except at what is mine', () => {
    const slow = { ...calm, pace: 'slow', othersPlayOn: true } as const;
    const behind = many.map((item) => ({ ...item, isResult: true }));
    expect(stopNow(queueOf(behind), slow, 0)).toBeLessThan(1000);
    expect(stopNow(queueOf(behind.slice(0, 2)), slow, 0)).toBe(1000);
    expect(stopNow(queueOf(behind.slice(0, 1)), slow, 0)).toBe('tap');
    expect(stopNow(queueOf([own, ...behind.slice(4)]), slow, 0)).toBe('tap');
    expect(stopNow(queueOf(behind), { ...slow, othersPlayOn: false }, 0)).toBe('tap');
  });

  it('lets one command have its time, and a table of this device wait', () => {
    const one = many.map((item) => ({ ...item, move: 3 }));
    expect(hurryFactor(queueOf(one), { ...calm, othersPlayOn: true }, 0)).toBe(1);
    expect(hurryFactor(queueOf(many), calm, 0)).toBe(1);
  });
});
