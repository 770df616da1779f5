import { neverOccurred, playRandomGames } from '@carson/testkit';
import { describe, expect, it } from 'vitest';
import { toys } from './toys/index.ts';

const KINDS: Readonly<Record<string, { events: string[]; commands: string[]; refusals: string[] }>> = {
  'toy-auction': {
    events: ['bidSealed', 'lotSold'],
    commands: ['bid'],
    refusals: ['malformed', 'bidTooHigh'],
  },
  'toy-hands': {
    events: ['cardDrawn', 'cardMarked', 'cardTurned'],
    commands: ['drawCard', 'markCard', 'turnCard'],
    refusals: ['malformed', 'cardNotHeld'],
  },
  'toy-dice': {
    events: ['staked', 'dieThrown'],
    commands: ['stake', 'throwDie'],
    refusals: ['malformed', 'stakeTooHigh', 'stakeNotRaised'],
  },
};

describe('random games', () => {
  it.each(toys)('of $name keep the contract, replay to the same hash and meet every kind of thing', (toy) => {
    const { finished, kinds } = playRandomGames({ ...toy, games: 60, seed: 'random play' });
    expect(finished).toHaveLength(60);
    const expected = KINDS[toy.game.id];
    expect(neverOccurred(kinds.events, expected?.events ?? [])).toEqual([]);
    expect(neverOccurred(kinds.commands, expected?.commands ?? [])).toEqual([]);
    expect(neverOccurred(kinds.refusals, expected?.refusals ?? [])).toEqual([]);
  });
});
