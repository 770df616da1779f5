/** Whom "Play" seats next, by how the last games went. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { SavedGame } from '../src/table/stored/saved-games.ts';
import { savedGame } from './desk.ts';
import { quietUpdate } from './quiet-table.ts';

const { opponentLevel, playAtLevel, proposedLevel } = await import('../src/shell/home/opponent-level.ts');
const { OPPONENTS_BY_LEVEL } = await import('../src/rules/bot-people.ts');

function played(place: number, level: keyof typeof OPPONENTS_BY_LEVEL): SavedGame {
  const result = [{ seat: 0, score: 40, rank: place }];
  const bots = OPPONENTS_BY_LEVEL[level].map((bot) => ({ kind: 'bot', bot }) as const);
  return {
    ...savedGame([{ kind: 'person', name: 'Ann' }, ...bots]),
    id: `${place}`,
    over: true,
    glance: quietUpdate({ result }),
  };
}

describe('the level of a quick game', () => {
  beforeEach(() => playAtLevel('cards', 'drifter'));

  it('is the easiest at first, and then the one that was chosen', () => {
    expect(opponentLevel('board')).toBe('greenhorn');
    expect(opponentLevel('cards')).toBe('drifter');
  });

  it('gives way to a harder one after a win', () => {
    expect(proposedLevel('cards', [played(1, 'drifter'), played(4, 'drifter')])).toBe('deputy');
    expect(proposedLevel('board', [played(1, 'drifter')])).toBeUndefined();
  });

  it('gives way to an easier one after three games without a win', () => {
    const lost = played(3, 'drifter');
    expect(proposedLevel('cards', [lost, lost])).toBeUndefined();
    expect(proposedLevel('cards', [lost, lost, lost])).toBe('greenhorn');
  });

  it('asks no more where no one is harder, and forgets wins against others', () => {
    playAtLevel('cards', 'legend');
    expect(proposedLevel('cards', [played(1, 'legend')])).toBeUndefined();
    playAtLevel('cards', 'deputy');
    expect(proposedLevel('cards', [played(1, 'drifter')])).toBeUndefined();
  });
});
