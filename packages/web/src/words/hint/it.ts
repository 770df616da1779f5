import { grammarOf } from '../grammar.ts';
import { boardGrounds } from './board/it.ts';
import type { HintWords } from './en.ts';

const { plural, number } = grammarOf('it');

const points = (count: number): string =>
  `${number(Math.abs(count))} ${plural(Math.abs(count), { one: 'punto', other: 'punti' })}`;

export const hint: HintWords = {
  ask: 'Consiglio',
  thinking: 'Fammi pensare …',
  best: 'Io farei così',
  also: 'Oppure',
  outlook: (score, percent) => `Punteggio finale circa ${score}, vittoria al ${percent}%`,
  marked: 'I consigli restano segnati nella registrazione della partita.',
  taken: (list) => `Consigli presi: ${list}.`,

  moves: {
    take: (what) => `Prendi ${what}`,
    sell: (card) => `Vendi ${card}`,
    lay: (columns, rows) => `Posa la carta su colonne ${columns}, righe ${rows}`,
    recruit: (character) => `Fai venire ${character}`,
    at: (answer, place) => `${answer}: ${place}`,
  },

  grounds: {
    scoresNow: ({ points: count }) =>
      count === 0
        ? 'Nessun punto subito.'
        : count > 0
          ? `Subito ${points(count)}.`
          : `Costa subito ${points(count)}.`,
    promises: ({ points: count }) => `Promette circa ${points(count)}.`,
    goesFirst: ({ percent }) =>
      percent === 0
        ? 'Lascia scegliere prima gli altri.'
        : `Probabilità di scegliere per primo: ${percent}%.`,
    worthLater: ({ points: count }) => `Spende una carta che più avanti vale circa ${points(count)}.`,
    powerPays: ({ points: count }) =>
      count > 0 ? `Ora rende circa ${points(count)}.` : 'Ora non rende nulla.',
    powerWaits: () => 'Meglio tenerlo per dopo.',
    nothingBetter: () => 'Non c’è niente di meglio.',
    ...boardGrounds,
  },
};
