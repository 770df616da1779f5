import type { SummarySeat } from '@carson/protocol';
import { words } from '@carson/words/generated/en.js';
import { describe, expect, it } from 'vitest';
import { waitingFacts } from '../src/online/lobby/waiting-facts.ts';
import { markedNames } from '../src/online/parts/names.ts';

const HOUR = 3_600_000;
const NOW = 100 * HOUR;

describe('a game in a list', () => {
  const awaited = [
    { seat: 0, since: NOW - 5 * HOUR, until: NOW + 3 * HOUR },
    { seat: 2, since: NOW - 30 * HOUR, until: NOW + 18 * HOUR },
  ];

  it('says how long it has waited for me, and how long I have', () => {
    expect(waitingFacts({ phase: 'playing', awaited }, { mySeat: 2, now: NOW, words })).toEqual([
      'waiting for 30 hours',
      '18 hours left',
    ]);
  });

  it('says it of the player whose time runs out first, to everyone else', () => {
    expect(waitingFacts({ phase: 'playing', awaited }, { mySeat: 1, now: NOW, words })).toEqual([
      'waiting for 5 hours',
      '3 hours left',
    ]);
  });

  it('names no time where there is no clock, and nothing where no one is awaited', () => {
    const silent = [{ seat: 0, since: NOW - 90_000 }];
    expect(waitingFacts({ phase: 'playing', awaited: silent }, { mySeat: -1, now: NOW, words })).toEqual([
      'waiting for 1 minute',
    ]);
    expect(waitingFacts({ phase: 'over', awaited }, { mySeat: 0, now: NOW, words })).toEqual([]);
    expect(waitingFacts({ phase: 'playing' }, { mySeat: 0, now: NOW, words })).toEqual([]);
  });

  it('marks guests and programs', () => {
    const seat = (name: string, kind: 'visitor' | 'registered' | 'bot'): SummarySeat => ({
      plan: { kind: 'open' },
      person: { id: `id-of-${name}-01234567`, name, kind },
    });
    const seats = [seat('Ann', 'registered'), seat('Ben', 'visitor'), seat('Robo', 'bot')];
    expect(markedNames(seats, words)).toEqual(['Ann', 'Ben (guest)', 'Robo (program)']);
  });
});
