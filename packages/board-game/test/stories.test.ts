/** Games at random, told: see `storyOf`. A hash changes where the rules or what they tell change, and only then. */
import { seedRandom } from '@carson/engine';
import { storyOf } from '@carson/testkit';
import { describe, expect, it } from 'vitest';
import { boardGame } from '../src/game.ts';
import { anyTable, restless, richTable } from './any-table.ts';

const story = (index: number) => {
  const seed = `story-${index}`;
  const options = (index < 12 ? anyTable : richTable)(seedRandom(seed));
  return storyOf({ game: boardGame, options, seed, choose: restless });
};

/** The game's number, its moves, and what was told, asked, refused, offered ahead and shown. */
const STORIES: readonly (readonly [number, number, string, string, string, string, string])[] = [
  [1, 74, '161c1564', '2cf470aa', 'f4e70cf8', '793ea406', '48a9cb10'],
  [2, 143, 'af1bd8cd', '3de57278', '391b042d', 'ee7f32b3', '2040ac76'],
  [3, 198, 'd4d746f4', '8100b10d', '1e8d3056', '0e83dfe9', '301a54e3'],
  [4, 126, '010198ec', '8e14f2f0', 'bab245b6', 'd24697df', '9fd87d20'],
  [5, 186, 'd6c277ec', '025bb802', 'af1cc463', '9a51c0c8', '9f39da2f'],
  [8, 104, 'e012111c', '1b871592', '004afc43', '7150ca4e', 'f751306e'],
  [9, 195, 'da17adf5', '4b4d1719', 'd36253fa', 'd53f85d2', '714bcbd8'],
  [11, 128, '44ba3a8e', 'fb05b44c', '56766dfd', 'bc654223', '37f39172'],
  [12, 180, '9f94b766', 'e12d6fd4', 'caf67015', 'c6e08063', '2bce3fd7'],
  [14, 111, '1ba9e3d7', '4415e1dc', '1320b09b', '30e23991', 'daa8fb6f'],
  [16, 151, '6876f078', '6d01f352', 'f56f8451', '7aeb22b8', '23087863'],
  [17, 111, '97010af7', '5ed1ff07', '864e60f7', '0fd823ce', 'b53009a0'],
];

describe('a game at random is told as ever', () => {
  it.each(STORIES)('game %d', (index, moves, events, questions, refusals, ahead, shown) => {
    expect(story(index)).toEqual({ moves, events, questions, refusals, ahead, shown });
  });
});
