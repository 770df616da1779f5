/** What a hint says. English is the source of the keys. */
import { grammarOf } from '../grammar.ts';
import { boardGrounds } from './board/en.ts';
import type { Said } from './said.ts';

const { plural, number } = grammarOf('en');

const points = (count: number): string =>
  `${number(Math.abs(count))} ${plural(Math.abs(count), { one: 'point', other: 'points' })}`;

export const hint = {
  ask: 'Hint',
  thinking: 'Let me think …',
  best: 'What I would do',
  also: 'Or else',
  outlook: (score: number, percent: number) => `Final score about ${score}, ${percent} % to win`,
  marked: 'Hints are marked in the record of the game.',
  /** `list`: who took how many. */
  taken: (list: string) => `Hints taken: ${list}.`,

  /** Moves that no button names in full. */
  moves: {
    /** `what`: a card or a character as an object. */
    take: (what: string) => `Take ${what}`,
    sell: (card: string) => `Sell ${card}`,
    lay: (columns: string, rows: string) => `Lay the card on columns ${columns}, rows ${rows}`,
    recruit: (character: string) => `Bring ${character}`,
    /** `answer`: what the button says; `place`: where. */
    at: (answer: string, place: string) => `${answer}: ${place}`,
  },

  /** What speaks for a move, by the key of its ground. */
  grounds: {
    scoresNow: ({ points: count }: Said) =>
      count === 0
        ? 'No points at once.'
        : count > 0
          ? `${points(count)} at once.`
          : `Costs ${points(count)} at once.`,
    promises: ({ points: count }: Said) => `Promises about ${points(count)}.`,
    goesFirst: ({ percent }: Said) =>
      percent === 0 ? 'Lets the others choose first.' : `Chance to choose first: ${percent} %.`,
    worthLater: ({ points: count }: Said) => `Spends a card worth about ${points(count)} later.`,
    powerPays: ({ points: count }: Said) =>
      count > 0 ? `Pays about ${points(count)} now.` : 'Pays nothing now.',
    powerWaits: () => 'Better kept for later.',
    nothingBetter: () => 'Nothing better is to be had.',
    ...boardGrounds,
  },
};

export type HintWords = typeof hint;
