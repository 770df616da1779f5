/** What speaks for a move of the board game. */
import { grammarOf } from '../../grammar.ts';
import type { BoardGroundWords, Corrals, Said, Things } from '../said.ts';

const { plural, list } = grammarOf('en');

const THINGS: Things = {
  road: { one: 'road', other: 'roads' },
  revolver: { one: 'revolver', other: 'revolvers' },
  cowboy: { one: 'cowboy', other: 'cowboys' },
  horse: { one: 'horse', other: 'horses' },
  dynamite: { one: 'stick of dynamite', other: 'sticks of dynamite' },
  tile: { one: 'tile', other: 'tiles' },
};

const CORRALS: Corrals = [
  'Makes you stronger in duels.',
  'Another placing turn at once.',
  'Doubles the income of a ranch.',
  'A horse here pays $2.',
];

const points = (count: number): string => `${count} ${plural(count, { one: 'point', other: 'points' })}`;

const pieces = ({ count, thing }: Said): string => `${count} ${plural(count, THINGS[thing])}`;

const often = (rounds: number): string => (rounds === 1 ? 'this round' : 'a round');

const others = (count: number): string => plural(count, { one: 'another player', other: `${count} others` });

/** Where an income comes from, amounts only where they are not all of it. */
function sources({ money, house, mountain, pasture }: Said): string {
  const from = [
    { amount: house, what: 'from houses' },
    { amount: mountain, what: 'from mountains' },
    { amount: pasture, what: 'from empty parcels' },
  ].filter(({ amount }) => amount > 0);
  const [only] = from;
  if (only === undefined) return '';
  if (only.amount === money) return `, ${only.what}`;
  return `, ${list(from.map(({ amount, what }) => `$${amount} ${what}`))}`;
}

export const boardGrounds: BoardGroundWords = {
  pays: ({ money }) => `$${money} at once.`,
  costs: ({ money }) => `Costs $${money}.`,
  gives: (said) => `Brings ${pieces(said)}.`,
  givesUp: (said) => `Costs ${pieces(said)}.`,
  stronger: ({ strength }) => `${strength} stronger in duels this round.`,
  strong: ({ strength }) => `Strength ${strength} to begin with.`,

  keeps: (said) => `Keeps ${pieces(said)} for later.`,
  keepsMoney: ({ money }) => `Keeps your $${money}.`,
  leaves: ({ money }) => `Leaves you $${money}.`,
  limit: ({ money }) => `You may keep only $${money} anyway.`,

  earns: (said) => `Earns $${said.money} ${often(said.rounds)}${sources(said)}.`,
  site: ({ building, money, rounds }) => `${building} here: $${money} ${often(rounds)}.`,
  siteAt: ({ parcel, money, rounds }) => `On your ${parcel}: $${money} ${often(rounds)}.`,
  needsRoads: ({ count }) =>
    plural(count, { one: 'One road is still missing.', other: `${count} roads are still missing.` }),
  earnsMore: ({ money, rounds }) => `Your buildings earn $${money} more ${often(rounds)}.`,
  rivalLess: ({ player, money, rounds }) => `${player} earns $${money} less ${often(rounds)}.`,
  noRivalGains: () => 'Helps no rival.',
  endPoints: ({ points: count }) => `${points(count)} at the end.`,
  unassailable: () => 'Nobody can attack it.',
  deniesHouse: ({ player }) => `${player} gets no house from you.`,
  asks: ({ player }) => `Only if ${player} agrees.`,

  reaches: ({ parcel }) => `Roads then reach your ${parcel}.`,
  housePlace: ({ parcel }) => `A house can then stand on ${parcel}.`,
  towards: ({ parcel, count }) =>
    `On the way to your ${parcel}: ${count} more ${plural(count, THINGS.road)}.`,

  moneyThere: ({ money }) => `Worth $${money} as things stand.`,
  pointsThere: ({ points: count }) => `Worth ${points(count)} as things stand.`,
  dice: ({ money }) => `About $${money}, by the dice.`,
  pointPrice: ({ money }) => `Sells points at $${money} each.`,
  cheapestPoints: () => 'The cheapest points this round.',
  raid: ({ player, money }) => `Takes $${money} from ${player}.`,
  guards: ({ money }) => `Keeps $${money} from an attacker.`,
  outlawReward: ({ points: count }) => `${points(count)} for beating the outlaw.`,
  frees: ({ money }) => `Your building earns $${money} more without it.`,
  hall: ({ money, rounds }) => `Your buildings earn $${money} more ${often(rounds)}.`,

  duel: ({ own, theirs, percent }) => `Strength ${own} against ${theirs}: ${percent} % to win.`,
  strengths: ({ own, theirs }) => `Strength ${own} against ${theirs}.`,
  tileTotal: ({ own, theirs }) => `You reach ${own}; they have ${theirs} before their tiles.`,
  alone: () => 'Nobody is there yet.',
  noDuel: () => 'Nobody can fight you there.',
  lesserFirst: () => 'The lesser prize first: lose it, and you are stronger in the next duel.',
  winning: ({ own, theirs }) => `You win as it stands, ${own} to ${theirs}.`,
  losing: ({ own, theirs }) => `You lose as it stands, ${own} to ${theirs}.`,
  newThrow: ({ percent }) => `A new throw wins ${percent} times in 100.`,
  beatsAll: () => 'Wins whatever they play.',
  savesTiles: () => 'Saves your better tiles.',
  paidForLosing: ({ points: count }) => `A lost duel brings you ${points(count)}.`,

  passesBefore: ({ count }) =>
    `You pass before ${others(count)}: you win ties, and choose earlier next round.`,
  tiesBefore: ({ count }) => `You pass before ${others(count)}: you win ties.`,

  taxBrings: ({ money }) => `The tax brings you $${money}.`,
  turnAfter: ({ count }) =>
    count === 0 ? 'You place first.' : `At most ${others(count)} may place before you.`,
  pledge: ({ points: count }) => `${points(count)} at the end of the round, as things stand.`,
  doubles: ({ building, money }) => `Double for every ${building}: $${money} more.`,
  moreNow: ({ money }) => `$${money} more this round.`,
  ifNobodyHigher: ({ money }) => `Costs $${money} if nobody bids more.`,
  cheaperTiles: ({ count }) =>
    plural(count, { one: 'One tile gets cheaper.', other: `${count} tiles get cheaper.` }),

  corral: ({ corral }) => CORRALS[corral - 1] ?? CORRALS[0],
  hats: ({ count }) => `${count} ${plural(count, { one: 'hat', other: 'hats' })} at the rodeo.`,

  outlawAt: ({ player, parcel }) => `The outlaw then stands with ${player}, on ${parcel}.`,
  outlawLeaves: ({ parcel }) => `The outlaw leaves your ${parcel}.`,
};
