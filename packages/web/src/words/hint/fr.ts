import { grammarOf } from '../grammar.ts';
import { boardGrounds } from './board/fr.ts';
import type { HintWords } from './en.ts';

const { plural, number } = grammarOf('fr');

const points = (count: number): string =>
  `${number(Math.abs(count))} ${plural(Math.abs(count), { one: 'point', other: 'points' })}`;

export const hint: HintWords = {
  ask: 'Conseil',
  thinking: 'Je réfléchis…',
  best: 'Ce que je ferais',
  also: 'Ou bien',
  outlook: (score, percent) => `Score final d’environ ${score}, ${percent} % de victoire`,
  marked: 'Les conseils sont notés dans l’enregistrement de la partie.',
  taken: (list) => `Conseils pris : ${list}.`,

  moves: {
    take: (what) => `Prendre ${what}`,
    sell: (card) => `Vendre ${card}`,
    lay: (columns, rows) => `Poser la carte en colonnes ${columns}, rangées ${rows}`,
    recruit: (character) => `Faire venir ${character}`,
    at: (answer, place) => `${answer} : ${place}`,
  },

  grounds: {
    scoresNow: ({ points: count }) =>
      count === 0
        ? 'Aucun point tout de suite.'
        : count > 0
          ? `${points(count)} tout de suite.`
          : `Coûte ${points(count)} tout de suite.`,
    promises: ({ points: count }) => `Promet environ ${points(count)}.`,
    goesFirst: ({ percent }) =>
      percent === 0 ? 'Laisse les autres choisir d’abord.' : `Chances de choisir en premier : ${percent} %.`,
    worthLater: ({ points: count }) => `Dépense une carte qui vaudrait environ ${points(count)} plus tard.`,
    powerPays: ({ points: count }) =>
      count > 0 ? `Rapporte environ ${points(count)} maintenant.` : 'Ne rapporte rien maintenant.',
    powerWaits: () => 'Mieux vaut le garder pour plus tard.',
    nothingBetter: () => 'Il n’y a rien de mieux à faire.',
    ...boardGrounds,
  },
};
