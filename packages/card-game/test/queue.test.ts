import { pick } from '@carson/engine';
import { playWithQueuedAnswers } from '@carson/testkit';
import { describe, expect, it } from 'vitest';
import { cardGame } from '../src/index.ts';
import { seatsOf } from './random-seats.ts';

describe('queued answers', () => {
  it('are given while every fact they depend on is as it was, and dropped for good once one is not', () => {
    const outcomes = playWithQueuedAnswers({
      game: cardGame,
      options: (index) => ({ seats: seatsOf(index + 3) }),
      games: 4,
      seed: 'queued',
      choose: pick,
    });
    expect([...outcomes.keys()]).toEqual(
      expect.arrayContaining([
        'answers bid',
        'answers takeCard',
        'drops aim',
        'drops auction',
        'drops characters',
      ]),
    );
  });
});
