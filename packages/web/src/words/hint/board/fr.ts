import { ofName } from '../../elision.ts';
import { grammarOf } from '../../grammar.ts';
import type { BoardGroundWords, Corrals, Said, Things } from '../said.ts';

const { plural, list } = grammarOf('fr');

const THINGS: Things = {
  road: { one: 'route', other: 'routes' },
  revolver: { one: 'revolver', other: 'revolvers' },
  cowboy: { one: 'cow-boy', other: 'cow-boys' },
  horse: { one: 'cheval', other: 'chevaux' },
  dynamite: { one: 'bâton de dynamite', other: 'bâtons de dynamite' },
  tile: { one: 'tuile', other: 'tuiles' },
};

const CORRALS: Corrals = [
  'Vous rend plus fort en duel.',
  'Aussitôt un autre tour de placement.',
  'Double le revenu d’un ranch.',
  'Un cheval y paie 2 $.',
];

const points = (count: number): string => `${count} ${plural(count, { one: 'point', other: 'points' })}`;

const pieces = ({ count, thing }: Said): string => `${count} ${plural(count, THINGS[thing])}`;

const often = (rounds: number): string => (rounds === 1 ? 'cette manche' : 'par manche');

const others = (count: number): string =>
  plural(count, { one: 'un autre joueur', other: `${count} autres joueurs` });

/** Where an income comes from, amounts only where they are not all of it. */
function sources({ money, house, mountain, pasture }: Said): string {
  const from = [
    { amount: house, what: 'des maisons' },
    { amount: mountain, what: 'des montagnes' },
    { amount: pasture, what: 'des parcelles vides' },
  ].filter(({ amount }) => amount > 0);
  const [only] = from;
  if (only === undefined) return '';
  if (only.amount === money) return `, le tout ${only.what}`;
  return `, dont ${list(from.map(({ amount, what }) => `${amount} $ ${what}`))}`;
}

export const boardGrounds: BoardGroundWords = {
  pays: ({ money }) => `${money} $ tout de suite.`,
  costs: ({ money }) => `Coûte ${money} $.`,
  gives: (said) => `Apporte ${pieces(said)}.`,
  givesUp: (said) => `Coûte ${pieces(said)}.`,
  stronger: ({ strength }) => `${strength} de force en plus cette manche.`,
  strong: ({ strength }) => `${strength} de force pour commencer.`,

  keeps: (said) => `Garde ${pieces(said)} pour plus tard.`,
  keepsMoney: ({ money }) => `Garde vos ${money} $.`,
  leaves: ({ money }) => `Vous laisse ${money} $.`,
  limit: ({ money }) => `De toute façon, vous ne pouvez garder que ${money} $.`,

  earns: (said) => `Rapporte ${said.money} $ ${often(said.rounds)}${sources(said)}.`,
  site: ({ building, money, rounds }) => `${building} ici : ${money} $ ${often(rounds)}.`,
  siteAt: ({ parcel, money, rounds }) => `Sur votre ${parcel} : ${money} $ ${often(rounds)}.`,
  needsRoads: ({ count }) =>
    plural(count, { one: 'Il manque encore une route.', other: `Il manque encore ${count} routes.` }),
  earnsMore: ({ money, rounds }) => `Vos bâtiments rapportent ${money} $ de plus ${often(rounds)}.`,
  rivalLess: ({ player, money, rounds }) => `${player} touche ${money} $ de moins ${often(rounds)}.`,
  noRivalGains: () => 'N’aide aucun rival.',
  endPoints: ({ points: count }) => `${points(count)} à la fin.`,
  unassailable: () => 'Personne ne peut l’attaquer.',
  deniesHouse: ({ player }) => `Pas de maison pour ${player} chez vous.`,
  asks: ({ player }) => `Avec l’accord ${ofName(player)} seulement.`,

  reaches: ({ parcel }) => `Les routes atteignent alors votre ${parcel}.`,
  housePlace: ({ parcel }) => `Une maison peut alors se dresser en ${parcel}.`,
  towards: ({ parcel, count }) =>
    `En chemin vers votre ${parcel} : encore ${count} ${plural(count, THINGS.road)}.`,

  moneyThere: ({ money }) => `Vaut ${money} $ en l’état.`,
  pointsThere: ({ points: count }) => `Vaut ${points(count)} en l’état.`,
  dice: ({ money }) => `Environ ${money} $, selon les dés.`,
  pointPrice: ({ money }) => `Vend les points ${money} $ pièce.`,
  cheapestPoints: () => 'Les points les moins chers de la manche.',
  raid: ({ player, money }) => `Prend ${money} $ à ${player}.`,
  guards: ({ money }) => `Protège ${money} $ d’un assaillant.`,
  outlawReward: ({ points: count }) => `${points(count)} pour le hors-la-loi battu.`,
  frees: ({ money }) => `Sans lui, votre bâtiment rapporte ${money} $ de plus.`,
  hall: ({ money, rounds }) => `Vos bâtiments rapportent ${money} $ de plus ${often(rounds)}.`,

  duel: ({ own, theirs, percent }) => `Force ${own} contre ${theirs} : ${percent} % de gagner.`,
  strengths: ({ own, theirs }) => `Force ${own} contre ${theirs}.`,
  tileTotal: ({ own, theirs }) => `Vous atteignez ${own} ; ils ont ${theirs} avant leurs tuiles.`,
  alone: () => 'Il n’y a encore personne.',
  noDuel: () => 'Personne ne peut vous y défier.',
  lesserFirst: () => 'Le moindre enjeu d’abord : si vous perdez, vous serez plus fort au duel suivant.',
  winning: ({ own, theirs }) => `En l’état, vous gagnez à ${own} contre ${theirs}.`,
  losing: ({ own, theirs }) => `En l’état, vous perdez à ${own} contre ${theirs}.`,
  newThrow: ({ percent }) => `Un nouveau jet gagne ${percent} fois sur 100.`,
  beatsAll: () => 'Gagne quoi qu’ils jouent.',
  savesTiles: () => 'Garde vos meilleures tuiles.',
  paidForLosing: ({ points: count }) => `Un duel perdu vous rapporte ${points(count)}.`,

  passesBefore: ({ count }) =>
    `Vous passez avant ${others(count)} : à vous les égalités, et vous choisirez plus tôt.`,
  tiesBefore: ({ count }) => `Vous passez avant ${others(count)} : à vous les égalités.`,

  taxBrings: ({ money }) => `L’impôt vous rapporte ${money} $.`,
  turnAfter: ({ count }) =>
    count === 0 ? 'Vous placez en premier.' : `Au plus ${others(count)} avant vous au placement.`,
  pledge: ({ points: count }) => `${points(count)} à la fin de la manche, en l’état.`,
  doubles: ({ building, money }) => `Double pour ${building} : ${money} $ de plus.`,
  moreNow: ({ money }) => `${money} $ de plus cette manche.`,
  ifNobodyHigher: ({ money }) => `Coûte ${money} $ si personne ne monte.`,
  cheaperTiles: ({ count }) =>
    plural(count, {
      one: 'Une tuile devient moins chère.',
      other: `${count} tuiles deviennent moins chères.`,
    }),

  corral: ({ corral }) => CORRALS[corral - 1] ?? CORRALS[0],
  hats: ({ count }) => `${count} ${plural(count, { one: 'chapeau', other: 'chapeaux' })} au rodéo.`,

  outlawAt: ({ player, parcel }) => `Le hors-la-loi sera chez ${player}, en ${parcel}.`,
  outlawLeaves: ({ parcel }) => `Le hors-la-loi quitte votre ${parcel}.`,
};
