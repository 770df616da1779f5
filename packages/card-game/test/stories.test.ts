/**
 * Games at random, told: see `storyOf`. A hash changes where the rules or what they tell change, and only then.
 * `STORIES=write npm test -- stories` keeps what is told now.
 */
import { keptStories, storyOf } from '@carson/testkit';
import { describe, expect, it } from 'vitest';
import { cardGame } from '../src/index.ts';
import { eager, seatsOf } from './random-seats.ts';

const story = (index: number) =>
  storyOf({ game: cardGame, options: { seats: seatsOf(index) }, seed: `story-${index}`, choose: eager });

const stories = keptStories(new URL('stories.json', import.meta.url));

describe('a random game has the hashes it always had', () => {
  it.each(stories.numbers('games'))('game %d', (index) => {
    const told = story(index);
    expect(told).toEqual(stories.kept('games', index, told));
  });
});
