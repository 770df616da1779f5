/** Games at random, told: see `storyOf`. A hash changes where the rules or what they tell change, and only then. */
import { pick, seedRandom } from '@carson/engine';
import { type StoryRow, storyOf } from '@carson/testkit';
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

/** Chosen among a hundred: together they meet the most kinds of events and refusals in the least time. */
const COMPANY_STORIES: readonly StoryRow[] = [
  [24, 156, '993ea123', 'ef91e686', '77d2d29b', 'a0d527a2', '2e1431e1'],
  [25, 103, '3ef39c21', '59bea69a', '196bb605', 'a94853a3', '64ca1a05'],
  [30, 62, '250871a6', '36da1004', 'ee931a41', '4a25f576', '199bfff8'],
  [32, 268, 'b457f10b', '73652f9d', 'e569d70d', 'b2b01db3', '6ceaf1e4'],
  [35, 317, '6a2b7935', '3a3d8de3', '0425d1eb', 'c66ca957', '9e205300'],
  [40, 113, 'df380130', '31a80727', '132e3c84', '1cea0b12', 'f5526175'],
  [42, 87, '182cce0a', 'fafbbca7', '28d6e857', 'e0e42639', 'a63375d4'],
  [50, 113, 'c3dd72b3', '845ab979', '9008b46d', '2cdc2379', '8ccb15e3'],
  [52, 148, '35267e2e', 'c7757926', '044f30fe', '28556956', '2ef70fb4'],
  [54, 277, '17d361c3', 'ac690bd4', 'bdb1a6c2', 'd1f097e9', '642c21d0'],
  [63, 172, '4199d42d', 'cc3acf3f', '74a8c1e1', 'afbbba24', '943756c3'],
  [67, 195, '99dae1d3', '40905f7f', 'ef890aa2', '7fb67f7f', 'c985b106'],
  [68, 215, '238378d7', '5760083c', '2e26dfb9', 'be92cc31', 'f5544ea4'],
  [71, 233, 'e9b7b5b0', '87663424', '71c9b30b', 'f5dc7a95', 'cd85ef54'],
  [73, 276, '9fbc76e2', '7a9cc918', 'cb2c3a4a', 'a741515c', 'af7c56e3'],
  [75, 212, 'bbaf9825', '751d38dc', '5eddc870', '5c464648', 'f9c69ed1'],
  [80, 72, 'e5949283', '967b91c2', 'df85f71b', '11eb2a70', '4b276f61'],
  [95, 90, '1cd99474', '842297b3', '09dbf289', 'dac68e75', '5009659a'],
  [97, 274, '12384a5e', 'f01cc589', '39f2b611', '59b9c685', '52b93047'],
  [98, 297, '08a15e09', '8adda4fb', '219fcd40', '5c98040f', '1b4b01e8'],
  [100, 98, 'b73a7306', 'c4ebb837', 'b5e2db1b', '100a3723', '24391d24'],
  [102, 142, 'c3203bfa', 'a8ea2a0e', 'a93588a2', 'eff3a68a', '25103d54'],
];

describe('a game at random is told as ever', () => {
  it.each(STORIES)('game %d', (index, ...told) => {
    expect(Object.values(story(index))).toEqual(told);
  });

  it.each(COMPANY_STORIES)('company %d', (index, ...told) => {
    expect(Object.values(companyStory(index))).toEqual(told);
  });
});
