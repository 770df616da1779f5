/** Games at random, told: see `storyOf`. A hash changes where the rules or what they tell change, and only then. */
import { storyOf } from '@carson/testkit';
import { describe, expect, it } from 'vitest';
import { cardGame } from '../src/index.ts';
import { eager, seatsOf } from './random-seats.ts';

const story = (index: number) =>
  storyOf({ game: cardGame, options: { seats: seatsOf(index) }, seed: `story-${index}`, choose: eager });

/** The game's number, its moves, and what was told, asked, refused, offered ahead and shown. */
const STORIES: readonly (readonly [number, number, string, string, string, string, string])[] = [
  [0, 50, '99fc8752', 'ab48e2f9', '965e503f', '63085c2a', '4103595b'],
  [1, 100, '0ccd66a5', '535efc92', '2576a49e', '29d074c2', '2668cf23'],
  [2, 150, '7f8a9cf1', 'bf8db7c0', 'dfa0cbe0', 'c160f399', '35ecaa4f'],
  [6, 50, '1a7f5fc7', 'd8467c18', 'd796cb30', '493eafb0', '67878426'],
  [7, 100, '6435f0f5', 'a13c0807', 'be5261b8', 'd9483d31', '22eb4229'],
  [8, 153, 'a40f6348', 'b57942b0', '07479389', 'd28283b8', 'd5237110'],
];

describe('a game at random is told as ever', () => {
  it.each(STORIES)('game %d', (index, moves, events, questions, refusals, ahead, shown) => {
    expect(story(index)).toEqual({ moves, events, questions, refusals, ahead, shown });
  });
});
