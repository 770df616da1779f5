import { describe, expect, it } from 'vitest';
import { asked, DECLINE, eventsOf, place, refusal, say } from '../playing.ts';
import { choosing, holding, limitWith, take } from './holding.ts';

const YELLOW = { character: 'gunsmith', side: 'yellow' } as const;
const RED = { character: 'gunsmith', side: 'red' } as const;
const EVEN = [
  { cowboys: 1, revolvers: 1 },
  { cowboys: 1, revolvers: 1 },
  { cowboys: 0, revolvers: 1 },
];

describe('B9.10 the Gunsmith, yellow', () => {
  it('B9.10 two points for each duel won', () => {
    const state = holding(YELLOW, { players: EVEN });
    say(state, 0, place('threeRoads'));
    const events = say(state, 1, place('threeRoads'), [6, 1]);
    expect(eventsOf(events, 'pointsGained')).toMatchObject([{ seat: 0, points: 2, source: 'duelWon' }]);
  });

  it('B9.10 outlaws too; nothing for a duel lost', () => {
    const outlaws = { variants: { outlaws: true } } as const;
    const state = holding(YELLOW, {
      map: '.!',
      options: outlaws,
      players: [{ cowboys: 1, revolvers: 7, points: 0 }, 0, { cowboys: 0, money: 12 }],
    });
    state.outlawStrength = 8;
    say(state, 0, place(0), [1]);
    expect(state.players[0]?.points).toBe(2 + 2);
    const lost = holding(YELLOW, { players: EVEN });
    say(lost, 0, place('threeRoads'));
    expect(eventsOf(say(lost, 1, place('threeRoads'), [1, 6]), 'pointsGained')).toEqual([]);
  });

  it('B9.10 limits 30 and 20', () => {
    expect([limitWith(YELLOW), limitWith(RED)]).toEqual([30, 20]);
  });
});

describe('B9.10 the Gunsmith, red', () => {
  it('B9.10 one dynamite', () => {
    const state = choosing(RED);
    take(state, RED);
    expect(state.players[0]?.dynamite).toBe(1);
  });

  it('B14.18 throws again once, after all dice are seen, and the second throw stands', () => {
    const state = holding(RED, { players: EVEN });
    say(state, 0, place('threeRoads'));
    const seen = say(state, 1, place('threeRoads'), [2, 4]);
    expect(eventsOf(seen, 'diceThrown')).toMatchObject([{ shown: [[2], [4]] }]);
    expect(asked(state)).toEqual(['0 throwAgain']);
    const events = say(state, 0, { type: 'throwAgain', die: 0 }, [1]);
    expect(eventsOf(events, 'dieThrownAgain')).toMatchObject([{ before: 2, after: 1 }]);
    expect(eventsOf(events, 'duelDecided')).toMatchObject([{ winner: 1 }]);
  });

  it('B14.18 may keep the throw', () => {
    const state = holding(RED, { players: EVEN });
    say(state, 0, place('threeRoads'));
    say(state, 1, place('threeRoads'), [5, 4]);
    expect(eventsOf(say(state, 0, DECLINE), 'duelDecided')).toMatchObject([{ winner: 0 }]);
  });

  it('B14.18 with dynamite one of the two dice', () => {
    const state = holding(RED, { players: EVEN });
    say(state, 0, { ...place('threeRoads'), with: 'dynamite' } as const);
    say(state, 1, place('threeRoads'), [2, 3, 6]);
    expect(refusal(state, 0, { type: 'throwAgain', die: 1 })).toBe('allowed');
    const events = say(state, 0, { type: 'throwAgain', die: 1 }, [6]);
    expect(eventsOf(events, 'duelDecided')).toMatchObject([{ winner: 0, entries: [{ shown: [2, 6] }, {}] }]);
    expect(state.dynamite).toBe(7);
  });

  it('B9.10 with duel tiles: chooses after the others have revealed', () => {
    const state = holding(RED, { options: { variants: { mightIsRight: true } }, players: EVEN });
    say(state, 0, place('threeRoads'));
    say(state, 1, place('threeRoads'));
    expect(asked(state)).toEqual(['1 playTiles']);
    const tile = state.players[1]?.hand.findIndex((count) => count > 0) ?? 0;
    say(state, 1, { type: 'playTiles', tiles: [tile] });
    expect(asked(state)).toEqual(['0 playTiles']);
  });
});
