import { grammarOf } from '../../grammar.ts';
import type { BoardGroundWords, Corrals, Said, Things } from '../said.ts';

const { plural, list } = grammarOf('de');

const THINGS: Things = {
  road: { one: 'Weg', other: 'Wege' },
  revolver: { one: 'Revolver', other: 'Revolver' },
  cowboy: { one: 'Cowboy', other: 'Cowboys' },
  horse: { one: 'Pferd', other: 'Pferde' },
  dynamite: { one: 'Stange Dynamit', other: 'Stangen Dynamit' },
  tile: { one: 'Plättchen', other: 'Plättchen' },
};

const CORRALS: Corrals = [
  'Macht dich in Duellen stärker.',
  'Sofort noch ein Zug beim Einsetzen.',
  'Verdoppelt das Einkommen einer Ranch.',
  'Ein Pferd bringt hier 2 $.',
];

const points = (count: number): string => `${count} ${plural(count, { one: 'Punkt', other: 'Punkte' })}`;

const pieces = ({ count, thing }: Said): string => `${count} ${plural(count, THINGS[thing])}`;

const often = (rounds: number): string => (rounds === 1 ? 'diese Runde' : 'je Runde');

const others = (count: number): string => plural(count, { one: 'einem anderen', other: `${count} anderen` });

/** Where an income comes from, amounts only where they are not all of it. */
function sources({ money, house, mountain, pasture }: Said): string {
  const from = [
    { amount: house, what: 'von Häusern' },
    { amount: mountain, what: 'von Bergen' },
    { amount: pasture, what: 'von leeren Parzellen' },
  ].filter(({ amount }) => amount > 0);
  const [only] = from;
  if (only === undefined) return '';
  if (only.amount === money) return `, ${only.what}`;
  return `, davon ${list(from.map(({ amount, what }) => `${amount} $ ${what}`))}`;
}

export const boardGrounds: BoardGroundWords = {
  pays: ({ money }) => `Sofort ${money} $.`,
  costs: ({ money }) => `Kostet ${money} $.`,
  gives: (said) => `Bringt ${pieces(said)}.`,
  givesUp: (said) => `Kostet ${pieces(said)}.`,
  stronger: ({ strength }) => `Diese Runde in Duellen um ${strength} stärker.`,
  strong: ({ strength }) => `Stärke ${strength} zu Beginn.`,

  keeps: (said) => `Behält ${pieces(said)} für später.`,
  keepsMoney: ({ money }) => `Du behältst deine ${money} $.`,
  leaves: ({ money }) => `Dir bleiben ${money} $.`,
  limit: ({ money }) => `Mehr als ${money} $ darfst du ohnehin nicht behalten.`,

  earns: (said) => `Bringt ${said.money} $ ${often(said.rounds)}${sources(said)}.`,
  site: ({ building, money, rounds }) => `${building} hier: ${money} $ ${often(rounds)}.`,
  siteAt: ({ parcel, money, rounds }) => `Auf deiner ${parcel}: ${money} $ ${often(rounds)}.`,
  needsRoads: ({ count }) =>
    plural(count, { one: 'Ein Weg fehlt noch.', other: `${count} Wege fehlen noch.` }),
  earnsMore: ({ money, rounds }) => `Deine Gebäude bringen ${often(rounds)} ${money} $ mehr.`,
  rivalLess: ({ player, money, rounds }) => `${player} bekommt ${often(rounds)} ${money} $ weniger.`,
  noRivalGains: () => 'Hilft keinem Gegner.',
  endPoints: ({ points: count }) => `${points(count)} am Ende.`,
  unassailable: () => 'Niemand kann es angreifen.',
  deniesHouse: ({ player }) => `${player} bekommt von dir kein Haus.`,
  asks: ({ player }) => `Nur wenn ${player} zustimmt.`,

  reaches: ({ parcel }) => `Dann reichen Wege bis zu deiner ${parcel}.`,
  housePlace: ({ parcel }) => `Dann kann auf ${parcel} ein Haus stehen.`,
  towards: ({ parcel, count }) =>
    `Unterwegs zu deiner ${parcel}: noch ${count} ${plural(count, THINGS.road)}.`,

  moneyThere: ({ money }) => `Zurzeit ${money} $ wert.`,
  pointsThere: ({ points: count }) => `Zurzeit ${points(count)} wert.`,
  dice: ({ money }) => `Etwa ${money} $, je nach Würfeln.`,
  pointPrice: ({ money }) => `Verkauft Punkte zu je ${money} $.`,
  cheapestPoints: () => 'Die billigsten Punkte dieser Runde.',
  raid: ({ player, money }) => `Nimmt ${player} ${money} $ ab.`,
  guards: ({ money }) => `Rettet ${money} $ vor einem Angreifer.`,
  outlawReward: ({ points: count }) => `${points(count)} für den besiegten Gesetzlosen.`,
  frees: ({ money }) => `Ohne ihn bringt dein Gebäude ${money} $ mehr.`,
  hall: ({ money, rounds }) => `Deine Gebäude bringen ${often(rounds)} ${money} $ mehr.`,

  duel: ({ own, theirs, percent }) => `Stärke ${own} gegen ${theirs}: ${percent} % Siegchance.`,
  strengths: ({ own, theirs }) => `Stärke ${own} gegen ${theirs}.`,
  tileTotal: ({ own, theirs }) => `Du kommst auf ${own}; sie haben ${theirs} ohne Plättchen.`,
  alone: () => 'Dort ist noch niemand.',
  noDuel: () => 'Dort kann dich niemand fordern.',
  lesserFirst: () => 'Das Kleinere zuerst: Verlierst du, bist du im nächsten Duell stärker.',
  winning: ({ own, theirs }) => `So gewinnst du ${own} zu ${theirs}.`,
  losing: ({ own, theirs }) => `So verlierst du ${own} zu ${theirs}.`,
  newThrow: ({ percent }) => `Ein neuer Wurf gewinnt in ${percent} von 100 Fällen.`,
  beatsAll: () => 'Gewinnt, was sie auch spielen.',
  savesTiles: () => 'Spart deine besseren Plättchen.',
  paidForLosing: ({ points: count }) => `Ein verlorenes Duell bringt dir ${points(count)}.`,

  passesBefore: ({ count }) =>
    `Du passt vor ${others(count)}: Du gewinnst bei Gleichstand und wählst dann früher.`,
  tiesBefore: ({ count }) => `Du passt vor ${others(count)}: Du gewinnst bei Gleichstand.`,

  taxBrings: ({ money }) => `Die Steuer bringt dir ${money} $.`,
  turnAfter: ({ count }) =>
    count === 0 ? 'Du setzt als Erster ein.' : `Du setzt höchstens nach ${others(count)} ein.`,
  pledge: ({ points: count }) => `Zurzeit ${points(count)} am Ende der Runde.`,
  doubles: ({ building, money }) => `Doppelt für ${building}: ${money} $ mehr.`,
  moreNow: ({ money }) => `Diese Runde ${money} $ mehr.`,
  ifNobodyHigher: ({ money }) => `Kostet ${money} $, wenn niemand mehr bietet.`,
  cheaperTiles: ({ count }) =>
    plural(count, { one: 'Ein Plättchen wird billiger.', other: `${count} Plättchen werden billiger.` }),

  corral: ({ corral }) => CORRALS[corral - 1] ?? CORRALS[0],
  hats: ({ count }) => `${count} ${plural(count, { one: 'Hut', other: 'Hüte' })} beim Rodeo.`,

  outlawAt: ({ player, parcel }) => `Der Gesetzlose steht dann bei ${player}, auf ${parcel}.`,
  outlawLeaves: ({ parcel }) => `Der Gesetzlose verlässt deine ${parcel}.`,
};
