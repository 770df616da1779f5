import { grammarOf } from '../grammar.ts';
import { boardGrounds } from './board/de.ts';
import type { HintWords } from './en.ts';

const { plural, number } = grammarOf('de');

const points = (count: number): string =>
  `${number(Math.abs(count))} ${plural(Math.abs(count), { one: 'Punkt', other: 'Punkte' })}`;

export const hint: HintWords = {
  ask: 'Tipp',
  thinking: 'Lass mich nachdenken …',
  best: 'Das würde ich tun',
  also: 'Oder',
  outlook: (score, percent) => `Endstand etwa ${score}, Siegchance ${percent} %`,
  marked: 'Tipps werden in der Aufzeichnung des Spiels vermerkt.',
  taken: (list) => `Genommene Tipps: ${list}.`,

  moves: {
    take: (what) => `Nimm ${what}`,
    sell: (card) => `Verkaufe ${card}`,
    lay: (columns, rows) => `Lege die Karte auf Spalten ${columns}, Zeilen ${rows}`,
    recruit: (character) => `Hol ${character} dazu`,
    at: (answer, place) => `${answer}: ${place}`,
  },

  grounds: {
    scoresNow: ({ points: count }) =>
      count === 0
        ? 'Sofort keine Punkte.'
        : count > 0
          ? `Sofort ${points(count)}.`
          : `Kostet sofort ${points(count)}.`,
    promises: ({ points: count }) => `Verspricht etwa ${points(count)}.`,
    goesFirst: ({ percent }) =>
      percent === 0 ? 'Lässt die anderen zuerst wählen.' : `Chance, zuerst zu wählen: ${percent} %.`,
    worthLater: ({ points: count }) => `Kostet eine Karte, die später etwa ${points(count)} wert ist.`,
    powerPays: ({ points: count }) =>
      count > 0 ? `Bringt jetzt etwa ${points(count)}.` : 'Bringt jetzt nichts.',
    powerWaits: () => 'Besser für später aufheben.',
    nothingBetter: () => 'Etwas Besseres ist nicht zu haben.',
    ...boardGrounds,
  },
};
