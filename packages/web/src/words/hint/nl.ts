import { grammarOf } from '../grammar.ts';
import { boardGrounds } from './board/nl.ts';
import type { HintWords } from './en.ts';

const { plural, number } = grammarOf('nl');

const points = (count: number): string =>
  `${number(Math.abs(count))} ${plural(Math.abs(count), { one: 'punt', other: 'punten' })}`;

export const hint: HintWords = {
  ask: 'Tip',
  thinking: 'Even nadenken …',
  best: 'Dit zou ik doen',
  also: 'Of anders',
  outlook: (score, percent) => `Eindscore zo’n ${score}, ${percent}% kans op winst`,
  marked: 'Tips worden in het verslag van het spel genoteerd.',
  taken: (list) => `Gevraagde tips: ${list}.`,

  moves: {
    take: (what) => `Neem ${what}`,
    sell: (card) => `Verkoop ${card}`,
    lay: (columns, rows) => `Leg de kaart op kolommen ${columns}, rijen ${rows}`,
    recruit: (character) => `Haal ${character} erbij`,
    at: (answer, place) => `${answer}: ${place}`,
  },

  grounds: {
    scoresNow: ({ points: count }) =>
      count === 0
        ? 'Geen punten meteen.'
        : count > 0
          ? `Meteen ${points(count)}.`
          : `Kost meteen ${points(count)}.`,
    promises: ({ points: count }) => `Belooft zo’n ${points(count)}.`,
    goesFirst: ({ percent }) =>
      percent === 0 ? 'Laat de anderen eerst kiezen.' : `Kans om als eerste te kiezen: ${percent}%.`,
    worthLater: ({ points: count }) => `Kost een kaart die later zo’n ${points(count)} waard is.`,
    powerPays: ({ points: count }) =>
      count > 0 ? `Levert nu zo’n ${points(count)} op.` : 'Levert nu niets op.',
    powerWaits: () => 'Beter voor later te bewaren.',
    nothingBetter: () => 'Iets beters is er niet.',
    ...boardGrounds,
  },
};
