/** Games at random, told: see `storyOf`. A hash changes where the rules or what they tell change, and only then. */
import { type StoryRow, storyOf } from '@carson/testkit';
import { describe, expect, it } from 'vitest';
import { cardGame } from '../src/index.ts';
import { eager, seatsOf } from './random-seats.ts';

const story = (index: number) =>
  storyOf({ game: cardGame, options: { seats: seatsOf(index) }, seed: `story-${index}`, choose: eager });

const STORIES: readonly StoryRow[] = [
  [0, 48, 'afd74b25', 'c3bcd9ed', '9066a408', '1df485d2', 'ceee0bad'],
  [1, 102, '4d3c21e6', 'f08336e3', '62e78fd4', '3ead7a49', 'bcaf61b2'],
  [2, 153, 'd9331eb3', '057a6f52', 'ec111bbb', '43acd073', 'b5dd3208'],
  [3, 198, '6bdaa226', 'c286d3a0', 'c00164df', '51b9e6ec', '2cc93a8f'],
  [6, 50, '84c7c235', '978a9c58', '03c1f3b5', '3f894b79', 'a6de1be6'],
  [7, 99, '0bd3b1a4', 'cb3620f9', '7498e5f2', '400396e5', '8b80eed9'],
  [8, 155, 'd8d726fb', 'c33a7e06', '20067103', '5280c7e0', 'bbb82d64'],
  [9, 200, '200f7445', 'dada57fa', '81b308c0', 'f7121a4b', '9f7f5242'],
  [12, 46, '93a94fd2', '10f28eb5', '853b9bcb', 'e279a072', '2ab1eb5e'],
  [13, 94, 'a9b50530', '9cec6497', '80431cef', 'cbf9efda', '36ae6374'],
  [14, 139, '4f3545c9', '3de9a8e8', '75c7d8d0', 'f3267d73', '06534c33'],
  [15, 192, 'c6ef79f6', '0f6b0411', 'd20d6a62', 'd3bffe9b', '90d11820'],
];

describe('a game at random is told as ever', () => {
  it.each(STORIES)('game %d', (index, ...told) => {
    expect(Object.values(story(index))).toEqual(told);
  });
});
