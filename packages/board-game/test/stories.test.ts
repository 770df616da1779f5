/**
 * Games at random, told: see `storyOf`. A hash changes where the rules or what they tell change, and only then.
 * `STORIES=write npm test -- stories` keeps what is told now.
 */
import { pick, seedRandom } from '@carson/engine';
import { keptStories, storyOf } from '@carson/testkit';
import { describe, expect, it } from 'vitest';
import { boardGame } from '../src/game.ts';
import { nth } from '../src/lists.ts';
import { anyTable, restless, richTable } from './any-table.ts';
import { companiesWith, dealTiles, WAVERERS } from './companies.ts';
import { triedAt } from './every-command.ts';

const story = (index: number) => {
  const seed = `story-${index}`;
  const options = (index < 12 ? anyTable : richTable)(seedRandom(seed));
  return storyOf({ game: boardGame, options, seed, choose: restless });
};

const COMPANIES = [...companiesWith(({ random, options }) => restless(random, options)), WAVERERS];

/** A game of seats that want something, half of them with tiles in hand from the beginning; whole ranges of commands are judged. */
const companyStory = (index: number) => {
  const seed = `company-${index}`;
  const random = seedRandom(seed);
  const company = nth(COMPANIES, index % COMPANIES.length);
  const options = company.table(random);
  const temperaments = Array.from({ length: 6 }, () => pick(random, company.seats));
  return storyOf({
    game: boardGame,
    options,
    seed,
    arrange: (state) => (index % 2 === 0 ? undefined : dealTiles(state)),
    choose: (drawing, answers, { state, seat }) =>
      nth(temperaments, seat)({ random: drawing, state, seat, options: answers }),
    tried: triedAt,
  });
};

/** The companies are chosen among a hundred: together they meet the most kinds of events and refusals in the least time. */
const stories = keptStories(new URL('stories.json', import.meta.url));

describe('a random game has the hashes it always had', () => {
  it.each(stories.numbers('games'))('game %d', (index) => {
    const told = story(index);
    expect(told).toEqual(stories.kept('games', index, told));
  });

  it.each(stories.numbers('companies'))('company %d', (index) => {
    const told = companyStory(index);
    expect(told).toEqual(stories.kept('companies', index, told));
  });
});
