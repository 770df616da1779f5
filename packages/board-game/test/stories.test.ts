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
  [1, 75, '988e9653', 'e5151221', 'a30f75d6', '45ce8b41', 'da3b08e7'],
  [2, 146, 'f93db1e7', '48ac36da', 'c65c27f3', '641182df', '73699222'],
  [4, 143, 'd451ac12', '731c1f5b', '941e10b3', 'e0a333f7', 'a34782fa'],
  [5, 199, 'ca5221e5', '31a867c0', 'de942024', '5b4e1b29', '39b8b46b'],
  [6, 123, '45a57f72', 'e4476d5e', 'e459bd40', 'b4af3627', 'fa9da6b6'],
  [7, 105, '4a9c1d74', '234b1bb2', 'a2c401c4', '63634bda', '320b1c4e'],
  [8, 103, 'd25f575f', 'cc6cdb97', 'bde81536', '6d5d4018', '3391121b'],
  [10, 124, '3b0705fc', 'd4812b6c', 'a0057bfc', '020602b0', '01223c24'],
  [11, 139, '8d885b83', 'f2564840', '27f26050', 'ddf5ce3f', 'c926fd99'],
  [12, 171, '5baf6445', '0fb80800', '38ce46e0', 'f49e05c4', 'e1a5b232'],
  [13, 206, 'b6418d33', 'd34d661f', 'a4aebdb2', 'e8f76541', 'f97cf81d'],
  [14, 103, '5fe496ed', 'a7ac4fef', '96122fed', 'ae49fa3a', '34dff768'],
  [15, 155, '242e0afb', 'a0fff66a', 'aa7326b3', '3049d929', '2e7a33b7'],
  [16, 171, '7f712a17', 'be479849', 'b3cfc954', '7ffcbffc', '95e87022'],
  [17, 147, '0a0aa48a', 'dc2d4fef', 'cd999e34', '138a4369', '9bcf3d95'],
  [19, 162, '142280f6', '56b3b635', 'c23a7822', 'f8da8528', '450a54d9'],
  [20, 113, 'a7b55965', 'dd76dca0', '67895f5b', 'f97f090e', '709f9ba5'],
  [21, 194, '19d97957', '67a29ed7', 'f17657e2', 'c8319c43', '07e577d1'],
  [22, 196, 'd4d66b50', '887cedb6', 'd858ee8b', '361e953c', '25a17637'],
  [23, 136, '2de886fe', 'ce451e28', 'ca18f82b', '81eb015c', '52b7af5a'],
  [24, 177, 'bcdb43c0', '623f8359', '43d37a0a', '4e409e2d', 'b02de843'],
  [25, 178, '72590d7d', '50222749', 'ca16fc0b', '43116102', 'c4854554'],
  [26, 79, '3ed0b3f2', '5c57e22f', '99e7b39e', '8b85eddd', 'cb1a0195'],
  [27, 122, '8376f515', '88404028', '098761b5', '395a9904', 'd3d07c0f'],
  [28, 104, '62fbd928', '5c516069', '09e924a3', '1e755cd7', 'c89e14c0'],
  [29, 193, '1b45c550', '6c9a307c', '7e4d6b24', 'a1692e3b', '0d52a387'],
];

describe('a game at random is told as ever', () => {
  it.each(STORIES)('game %d', (index, ...told) => {
    expect(Object.values(story(index))).toEqual(told);
  });
});
