/** Games at random, told: see `storyOf`. A hash changes where the rules or what they tell change, and only then. */
import { seedRandom } from '@carson/engine';
import { type StoryRow, storyOf } from '@carson/testkit';
import { describe, expect, it } from 'vitest';
import { boardGame } from '../src/game.ts';
import { anyTable, restless, richTable } from './any-table.ts';

const story = (index: number) => {
  const seed = `story-${index}`;
  const options = (index < 12 ? anyTable : richTable)(seedRandom(seed));
  return storyOf({ game: boardGame, options, seed, choose: restless });
};

const STORIES: readonly StoryRow[] = [
  [1, 75, '988e9653', 'e5151221', 'a30f75d6', '45ce8b41', 'e0fbe963'],
  [2, 146, 'f93db1e7', '48ac36da', 'c65c27f3', '641182df', '8d7b7fbc'],
  [4, 143, 'd451ac12', '731c1f5b', '941e10b3', 'e0a333f7', '9a22eba5'],
  [5, 199, 'ca5221e5', '31a867c0', 'de942024', '5b4e1b29', '709ebdb4'],
  [6, 123, '45a57f72', 'e4476d5e', 'e459bd40', 'b4af3627', 'bc858d5b'],
  [7, 105, '4a9c1d74', '234b1bb2', 'a2c401c4', '63634bda', '10cab2b3'],
  [8, 103, 'd25f575f', 'cc6cdb97', 'bde81536', '6d5d4018', '93231c39'],
  [10, 124, '3b0705fc', 'd4812b6c', 'a0057bfc', '020602b0', '14d0960c'],
  [11, 139, '8d885b83', 'f2564840', '27f26050', 'ddf5ce3f', '747d6f3f'],
  [12, 171, '5baf6445', '0fb80800', '38ce46e0', 'f49e05c4', 'fb08678f'],
  [13, 206, 'b6418d33', 'd34d661f', 'a4aebdb2', 'e8f76541', '4d0a3851'],
  [14, 103, '5fe496ed', 'a7ac4fef', '96122fed', 'ae49fa3a', '0c621ef7'],
  [15, 155, '242e0afb', 'a0fff66a', 'aa7326b3', '3049d929', 'be689d8e'],
  [16, 171, '7f712a17', 'be479849', 'b3cfc954', '7ffcbffc', '76ada9d3'],
  [17, 147, '0a0aa48a', 'dc2d4fef', 'cd999e34', '138a4369', '4ea9b5f2'],
  [19, 162, '142280f6', '56b3b635', 'c23a7822', 'f8da8528', '597195fa'],
  [20, 113, 'a7b55965', 'dd76dca0', '67895f5b', 'f97f090e', '25d11188'],
  [21, 194, '19d97957', '67a29ed7', 'f17657e2', 'c8319c43', '8dd33afa'],
  [22, 196, 'd4d66b50', '887cedb6', 'd858ee8b', '361e953c', '18d7a54e'],
  [23, 136, '2de886fe', 'ce451e28', 'ca18f82b', '81eb015c', 'd9463f56'],
  [24, 177, 'bcdb43c0', '623f8359', '43d37a0a', '4e409e2d', '37bafb92'],
  [25, 178, '72590d7d', '50222749', 'ca16fc0b', '43116102', 'd24292aa'],
  [26, 79, '3ed0b3f2', '5c57e22f', '99e7b39e', '8b85eddd', '7805d86b'],
  [27, 122, '8376f515', '88404028', '098761b5', '395a9904', '7e77f180'],
  [28, 104, '62fbd928', '5c516069', '09e924a3', '1e755cd7', 'd54abf0a'],
  [29, 193, '1b45c550', '6c9a307c', '7e4d6b24', 'a1692e3b', '6510d5da'],
];

describe('a game at random is told as ever', () => {
  it.each(STORIES)('game %d', (index, ...told) => {
    expect(Object.values(story(index))).toEqual(told);
  });
});
