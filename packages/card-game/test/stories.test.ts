/** Games at random, told: see `storyOf`. A hash changes where the rules or what they tell change, and only then. */
import { type StoryRow, storyOf } from '@carson/testkit';
import { describe, expect, it } from 'vitest';
import { cardGame } from '../src/index.ts';
import { eager, seatsOf } from './random-seats.ts';

const story = (index: number) =>
  storyOf({ game: cardGame, options: { seats: seatsOf(index) }, seed: `story-${index}`, choose: eager });

const STORIES: readonly StoryRow[] = [
  [0, 48, 'afd74b25', 'c3bcd9ed', '9066a408', '1df485d2', 'dba08aad'],
  [1, 102, '4d3c21e6', 'f08336e3', '62e78fd4', '3ead7a49', '05cac11b'],
  [2, 153, 'd9331eb3', '057a6f52', 'ec111bbb', '43acd073', 'eae51f49'],
  [3, 198, '6bdaa226', 'c286d3a0', 'c00164df', '51b9e6ec', '140ccde6'],
  [6, 50, '84c7c235', '978a9c58', '03c1f3b5', '3f894b79', '81be7d59'],
  [7, 99, '0bd3b1a4', 'cb3620f9', '7498e5f2', '400396e5', '5dd274c1'],
  [8, 155, 'd8d726fb', 'c33a7e06', '20067103', '5280c7e0', '589e663e'],
  [9, 200, '200f7445', 'dada57fa', '81b308c0', 'f7121a4b', '19fd778b'],
  [12, 46, '93a94fd2', '10f28eb5', '853b9bcb', 'e279a072', '5e01c450'],
  [13, 94, 'a9b50530', '9cec6497', '80431cef', 'cbf9efda', '65cc6f59'],
  [14, 139, '4f3545c9', '3de9a8e8', '75c7d8d0', 'f3267d73', '77b9a69f'],
  [15, 192, 'c6ef79f6', '0f6b0411', 'd20d6a62', 'd3bffe9b', '03e33e1b'],
];

describe('a game at random is told as ever', () => {
  it.each(STORIES)('game %d', (index, ...told) => {
    expect(Object.values(story(index))).toEqual(told);
  });
});
