import { grammarOf } from '../../grammar.ts';
import type { BoardGroundWords, Corrals, Said, Things } from '../said.ts';

const { plural, list } = grammarOf('nl');

const THINGS: Things = {
  road: { one: 'weg', other: 'wegen' },
  revolver: { one: 'revolver', other: 'revolvers' },
  cowboy: { one: 'cowboy', other: 'cowboys' },
  horse: { one: 'paard', other: 'paarden' },
  dynamite: { one: 'staaf dynamiet', other: 'staven dynamiet' },
  tile: { one: 'tegel', other: 'tegels' },
};

const CORRALS: Corrals = [
  'Maakt je sterker in duels.',
  'Meteen nog een beurt om te plaatsen.',
  'Verdubbelt de opbrengst van een ranch.',
  'Een paard levert hier $2 op.',
];

const points = (count: number): string => `${count} ${plural(count, { one: 'punt', other: 'punten' })}`;

const pieces = ({ count, thing }: Said): string => `${count} ${plural(count, THINGS[thing])}`;

const often = (rounds: number): string => (rounds === 1 ? 'deze ronde' : 'per ronde');

const others = (count: number): string =>
  plural(count, { one: 'een andere speler', other: `${count} anderen` });

/** Where an income comes from, amounts only where they are not all of it. */
function sources({ money, house, mountain, pasture }: Said): string {
  const from = [
    { amount: house, what: 'van huizen' },
    { amount: mountain, what: 'van bergen' },
    { amount: pasture, what: 'van lege kavels' },
  ].filter(({ amount }) => amount > 0);
  const [only] = from;
  if (only === undefined) return '';
  if (only.amount === money) return `, ${only.what}`;
  return `, waarvan ${list(from.map(({ amount, what }) => `$${amount} ${what}`))}`;
}

export const boardGrounds: BoardGroundWords = {
  pays: ({ money }) => `Meteen $${money}.`,
  costs: ({ money }) => `Kost $${money}.`,
  gives: (said) => `Levert ${pieces(said)} op.`,
  givesUp: (said) => `Kost ${pieces(said)}.`,
  stronger: ({ strength }) => `Deze ronde ${strength} sterker in duels.`,
  strong: ({ strength }) => `Kracht ${strength} om te beginnen.`,

  keeps: (said) => `Bewaart ${pieces(said)} voor later.`,
  keepsMoney: ({ money }) => `Je houdt je $${money}.`,
  leaves: ({ money }) => `Je houdt $${money} over.`,
  limit: ({ money }) => `Meer dan $${money} mag je toch niet houden.`,

  earns: (said) => `Brengt $${said.money} ${often(said.rounds)} op${sources(said)}.`,
  site: ({ building, money, rounds }) => `${building} hier: $${money} ${often(rounds)}.`,
  siteAt: ({ parcel, money, rounds }) => `Op jouw ${parcel}: $${money} ${often(rounds)}.`,
  needsRoads: ({ count }) =>
    plural(count, { one: 'Er ontbreekt nog één weg.', other: `Er ontbreken nog ${count} wegen.` }),
  earnsMore: ({ money, rounds }) => `Je gebouwen brengen ${often(rounds)} $${money} meer op.`,
  rivalLess: ({ player, money, rounds }) => `${player} krijgt ${often(rounds)} $${money} minder.`,
  noRivalGains: () => 'Helpt geen enkele tegenstander.',
  endPoints: ({ points: count }) => `${points(count)} aan het eind.`,
  unassailable: () => 'Niemand kan het aanvallen.',
  deniesHouse: ({ player }) => `${player} krijgt geen huis van jou.`,
  asks: ({ player }) => `Alleen als ${player} het goedvindt.`,

  reaches: ({ parcel }) => `Dan komen er wegen bij jouw ${parcel}.`,
  housePlace: ({ parcel }) => `Dan kan er een huis op ${parcel} staan.`,
  towards: ({ parcel, count }) => `Op weg naar jouw ${parcel}: nog ${count} ${plural(count, THINGS.road)}.`,

  moneyThere: ({ money }) => `Nu $${money} waard.`,
  pointsThere: ({ points: count }) => `Nu ${points(count)} waard.`,
  dice: ({ money }) => `Zo’n $${money}, met de dobbelstenen.`,
  pointPrice: ({ money }) => `Verkoopt punten voor $${money} per stuk.`,
  cheapestPoints: () => 'De goedkoopste punten van deze ronde.',
  raid: ({ player, money }) => `Neemt $${money} van ${player}.`,
  guards: ({ money }) => `Houdt $${money} uit handen van een aanvaller.`,
  outlawReward: ({ points: count }) => `${points(count)} voor een verslagen outlaw.`,
  frees: ({ money }) => `Zonder hem brengt je gebouw $${money} meer op.`,
  hall: ({ money, rounds }) => `Je gebouwen brengen ${often(rounds)} $${money} meer op.`,

  duel: ({ own, theirs, percent }) => `Kracht ${own} tegen ${theirs}: ${percent}% kans op winst.`,
  strengths: ({ own, theirs }) => `Kracht ${own} tegen ${theirs}.`,
  tileTotal: ({ own, theirs }) => `Je komt op ${own}; zij hebben ${theirs} zonder hun tegels.`,
  alone: () => 'Er staat nog niemand.',
  noDuel: () => 'Niemand kan je daar uitdagen.',
  lesserFirst: () => 'De kleinste inzet eerst: verlies je, dan ben je sterker in het volgende duel.',
  winning: ({ own, theirs }) => `Zoals het staat win je, ${own} tegen ${theirs}.`,
  losing: ({ own, theirs }) => `Zoals het staat verlies je, ${own} tegen ${theirs}.`,
  newThrow: ({ percent }) => `Een nieuwe worp wint ${percent} van de 100 keer.`,
  beatsAll: () => 'Wint wat ze ook spelen.',
  savesTiles: () => 'Bewaart je betere tegels.',
  paidForLosing: ({ points: count }) => `Een verloren duel levert je ${points(count)} op.`,

  passesBefore: ({ count }) =>
    `Je past vóór ${others(count)}: je wint bij gelijkspel en kiest straks eerder.`,
  tiesBefore: ({ count }) => `Je past vóór ${others(count)}: je wint bij gelijkspel.`,

  taxBrings: ({ money }) => `De belasting levert je $${money} op.`,
  turnAfter: ({ count }) =>
    count === 0 ? 'Jij plaatst als eerste.' : `Hoogstens ${others(count)} vóór jou bij het plaatsen.`,
  pledge: ({ points: count }) => `Nu ${points(count)} aan het eind van de ronde.`,
  doubles: ({ building, money }) => `Dubbel voor ${building}: $${money} meer.`,
  moreNow: ({ money }) => `Deze ronde $${money} meer.`,
  ifNobodyHigher: ({ money }) => `Kost $${money} als niemand meer biedt.`,
  cheaperTiles: ({ count }) =>
    plural(count, { one: 'Eén tegel wordt goedkoper.', other: `${count} tegels worden goedkoper.` }),

  corral: ({ corral }) => CORRALS[corral - 1] ?? CORRALS[0],
  hats: ({ count }) => `${count} ${plural(count, { one: 'hoed', other: 'hoeden' })} bij de rodeo.`,

  outlawAt: ({ player, parcel }) => `De outlaw staat dan bij ${player}, op ${parcel}.`,
  outlawLeaves: ({ parcel }) => `De outlaw verlaat jouw ${parcel}.`,
};
