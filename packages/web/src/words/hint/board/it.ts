import { grammarOf } from '../../grammar.ts';
import type { BoardGroundWords, Corrals, Said, Things } from '../said.ts';

const { plural, list } = grammarOf('it');

const THINGS: Things = {
  road: { one: 'strada', other: 'strade' },
  revolver: { one: 'revolver', other: 'revolver' },
  cowboy: { one: 'cowboy', other: 'cowboy' },
  horse: { one: 'cavallo', other: 'cavalli' },
  dynamite: { one: 'candelotto di dinamite', other: 'candelotti di dinamite' },
  tile: { one: 'tessera', other: 'tessere' },
};

const CORRALS: Corrals = [
  'Ti rende più forte nei duelli.',
  'Subito un altro turno di piazzamento.',
  'Raddoppia la rendita di un ranch.',
  'Un cavallo qui paga 2 $.',
];

const points = (count: number): string => `${count} ${plural(count, { one: 'punto', other: 'punti' })}`;

const pieces = ({ count, thing }: Said): string => `${count} ${plural(count, THINGS[thing])}`;

const often = (rounds: number): string => (rounds === 1 ? 'in questo round' : 'a round');

const others = (count: number): string =>
  plural(count, { one: 'un altro giocatore', other: `altri ${count} giocatori` });

/** Where an income comes from, amounts only where they are not all of it. */
function sources({ money, house, mountain, pasture }: Said): string {
  const from = [
    { amount: house, what: 'dalle case' },
    { amount: mountain, what: 'dalle montagne' },
    { amount: pasture, what: 'dai lotti vuoti' },
  ].filter(({ amount }) => amount > 0);
  const [only] = from;
  if (only === undefined) return '';
  if (only.amount === money) return `, ${only.what}`;
  return `, di cui ${list(from.map(({ amount, what }) => `${amount} $ ${what}`))}`;
}

export const boardGrounds: BoardGroundWords = {
  pays: ({ money }) => `Subito ${money} $.`,
  costs: ({ money }) => `Costa ${money} $.`,
  gives: (said) => `Ti porta ${pieces(said)}.`,
  givesUp: (said) => `Ti costa ${pieces(said)}.`,
  stronger: ({ strength }) => `In questo round ${strength} di forza in più nei duelli.`,
  strong: ({ strength }) => `Forza ${strength} per cominciare.`,

  keeps: (said) => `Tiene ${pieces(said)} per dopo.`,
  keepsMoney: ({ money }) => `Ti tieni i tuoi ${money} $.`,
  leaves: ({ money }) => `Ti restano ${money} $.`,
  limit: ({ money }) => `Più di ${money} $ non puoi comunque tenere.`,

  earns: (said) => `Rende ${said.money} $ ${often(said.rounds)}${sources(said)}.`,
  site: ({ building, money, rounds }) => `${building} qui: ${money} $ ${often(rounds)}.`,
  siteAt: ({ parcel, money, rounds }) => `Sul tuo ${parcel}: ${money} $ ${often(rounds)}.`,
  needsRoads: ({ count }) =>
    plural(count, { one: 'Manca ancora una strada.', other: `Mancano ancora ${count} strade.` }),
  earnsMore: ({ money, rounds }) => `I tuoi edifici rendono ${money} $ in più ${often(rounds)}.`,
  rivalLess: ({ player, money, rounds }) => `${player} prende ${money} $ in meno ${often(rounds)}.`,
  noRivalGains: () => 'Non aiuta nessun rivale.',
  endPoints: ({ points: count }) => `${points(count)} alla fine.`,
  unassailable: () => 'Nessuno può attaccarlo.',
  deniesHouse: ({ player }) => `Niente casa da te per ${player}.`,
  asks: ({ player }) => `Solo se ${player} è d’accordo.`,

  reaches: ({ parcel }) => `Le strade arrivano così al tuo ${parcel}.`,
  housePlace: ({ parcel }) => `Così una casa può stare su ${parcel}.`,
  towards: ({ parcel, count }) => `Verso il tuo ${parcel}: ancora ${count} ${plural(count, THINGS.road)}.`,

  moneyThere: ({ money }) => `Ora vale ${money} $.`,
  pointsThere: ({ points: count }) => `Ora vale ${points(count)}.`,
  dice: ({ money }) => `Circa ${money} $, secondo i dadi.`,
  pointPrice: ({ money }) => `Vende punti a ${money} $ l’uno.`,
  cheapestPoints: () => 'I punti meno cari di questo round.',
  raid: ({ player, money }) => `Prende ${money} $ a ${player}.`,
  guards: ({ money }) => `Salva ${money} $ da un attaccante.`,
  outlawReward: ({ points: count }) => `${points(count)} se batti il fuorilegge.`,
  frees: ({ money }) => `Senza di lui il tuo edificio rende ${money} $ in più.`,
  hall: ({ money, rounds }) => `I tuoi edifici rendono ${money} $ in più ${often(rounds)}.`,

  duel: ({ own, theirs, percent }) => `Forza ${own} contro ${theirs}: ${percent}% di vincere.`,
  strengths: ({ own, theirs }) => `Forza ${own} contro ${theirs}.`,
  tileTotal: ({ own, theirs }) => `Arrivi a ${own}; loro hanno ${theirs} senza le tessere.`,
  alone: () => 'Non c’è ancora nessuno.',
  noDuel: () => 'Nessuno può sfidarti lì.',
  lesserFirst: () => 'Prima la posta minore: se perdi, sei più forte nel duello dopo.',
  winning: ({ own, theirs }) => `Ora come ora vinci, ${own} a ${theirs}.`,
  losing: ({ own, theirs }) => `Ora come ora perdi, ${own} a ${theirs}.`,
  newThrow: ({ percent }) => `Un nuovo lancio vince ${percent} volte su 100.`,
  beatsAll: () => 'Vince qualunque cosa giochino.',
  savesTiles: () => 'Risparmia le tue tessere migliori.',
  paidForLosing: ({ points: count }) => `Un duello perso ti porta ${points(count)}.`,

  passesBefore: ({ count }) => `Passi prima di ${others(count)}: vinci i pareggi e poi scegli prima.`,
  tiesBefore: ({ count }) => `Passi prima di ${others(count)}: vinci i pareggi.`,

  taxBrings: ({ money }) => `La tassa ti porta ${money} $.`,
  turnAfter: ({ count }) =>
    count === 0 ? 'Piazzi per primo.' : `Al massimo ${others(count)} prima di te nel piazzare.`,
  pledge: ({ points: count }) => `Per ora ${points(count)} alla fine del round.`,
  doubles: ({ building, money }) => `Doppio per ${building}: ${money} $ in più.`,
  moreNow: ({ money }) => `${money} $ in più in questo round.`,
  ifNobodyHigher: ({ money }) => `Costa ${money} $ se nessuno rilancia.`,
  cheaperTiles: ({ count }) =>
    plural(count, { one: 'Una tessera costa meno.', other: `${count} tessere costano meno.` }),

  corral: ({ corral }) => CORRALS[corral - 1] ?? CORRALS[0],
  hats: ({ count }) => `${count} ${plural(count, { one: 'cappello', other: 'cappelli' })} al rodeo.`,

  outlawAt: ({ player, parcel }) => `Il fuorilegge sarà da ${player}, su ${parcel}.`,
  outlawLeaves: ({ parcel }) => `Il fuorilegge lascia il tuo ${parcel}.`,
};
