/** Duels: the odds where someone stands, and what to throw or to play in one that goes on. */
import {
  type Companion,
  chanceToWin,
  holds,
  isCorralPlace,
  isParcelPlace,
  type Rival,
  type Step,
  spaceAt,
} from '@carson/board-game';
import type { Ground } from '../../search/model.ts';
import { rivalsAt } from '../answers/contest.ts';
import type { Question } from '../answers/question.ts';
import { type Outlook, playerAt } from '../town/outlook.ts';
import { ground, when } from './ground.ts';

type Duel = Extract<Step, { readonly kind: 'duel' }>;

/** A cowboy that is placed has left the reserve, and no longer counts. */
export function strengthThere({ me }: Outlook): number {
  return me.strength.total - 1;
}

/** Whom a cowboy put there now would fight, as things stand. */
export function oddsGrounds(outlook: Outlook, place: number, companion?: Companion): readonly Ground[] {
  const isQuiet = isCorralPlace(place) || (!isParcelPlace(place) && spaceAt(place).shared);
  if (isQuiet || companion === 'token' || companion === 'white') return [ground('noDuel', {})];
  const rivals = rivalsThere(outlook, place);
  if (rivals.length === 0) return [ground('alone', {})];
  return [
    oddsAgainst(outlook, { own: strengthThere(outlook), rivals, dice: companion === 'dynamite' ? 2 : 1 }),
  ];
}

/** The odds of a duel that waits: the seat's cowboy stands there already. */
function waitingOdds(outlook: Outlook, place: number): readonly Ground[] {
  const { view, seat, me } = outlook;
  if (!holds(rivalsAt(view, place), seat)) return [];
  return [
    oddsAgainst(outlook, {
      own: me.strength.total,
      rivals: rivalsThere(outlook, place),
      dice: diceOf(outlook, place, seat),
    }),
  ];
}

interface Odds {
  readonly own: number;
  readonly rivals: readonly Rival[];
  readonly dice: number;
}

/** With duel tiles there is no chance to count, only strength. */
function oddsAgainst({ view }: Outlook, { own, rivals, dice }: Odds): Ground {
  const theirs = Math.max(...rivals.map(({ strength }) => strength));
  if (view.inPlay.duelTiles) return ground('strengths', { own, theirs });
  const percent = Math.round(100 * chanceToWin({ strength: own, dice }, rivals));
  return ground('duel', { percent, own, theirs });
}

function rivalsThere(outlook: Outlook, place: number): readonly Rival[] {
  const { view, seat } = outlook;
  const mask = rivalsAt(view, place) & ~(1 << seat);
  const rivals: Rival[] = view.players.flatMap(({ strength }, other) => {
    if (!holds(mask, other)) return [];
    return [
      { strength: strength.total, dice: diceOf(outlook, place, other), takesTies: tiesFor(outlook, other) },
    ];
  });
  // A player who reaches an outlaw's strength beats it (B10.3).
  if (isParcelPlace(place) && view.town.outlaw[place] === 1)
    rivals.push({ strength: view.outlawStrength, dice: 0, takesTies: 'no' });
  return rivals;
}

/** The player who passed earlier wins ties; while the seat still places, everyone who has passed is earlier. */
function tiesFor({ view, seat }: Outlook, rival: number): Rival['takesTies'] {
  const [own, other] = [view.endOrder.indexOf(seat), view.endOrder.indexOf(rival)];
  if (other < 0) return own < 0 ? 'open' : 'no';
  return own < 0 || other < own ? 'yes' : 'no';
}

function diceOf({ view }: Outlook, place: number, seat: number): number {
  return holds(view.dynamiteAt[place] ?? 0, seat) ? 2 : 1;
}

export function chooseDuelGrounds(
  { outlook, placing }: Question,
  place: number,
  waiting: readonly number[],
): readonly Ground[] {
  const worth = placing().worth;
  const least = Math.min(...waiting.map(worth));
  const [other] = waiting.filter((known) => known !== place);
  const isLesser =
    other !== undefined && worth(place) === least && waiting.some((known) => worth(known) > least);
  const odds = waitingOdds(outlook, place);
  return [...when(isLesser && odds.length > 0, () => ground('lesserFirst', {})), ...odds];
}

/** Another throw, or none: how the duel stands, and the chance that one die thrown again wins it. */
export function throwGrounds({ outlook, step }: Question, die?: number): readonly Ground[] {
  if (step?.kind !== 'duel') return [];
  const stands = standing(outlook, step, shownBy(step, outlook.seat));
  if (die === undefined) return [stands.ground];
  const kept = shownBy(step, outlook.seat).filter((_, at) => at !== die);
  const strength = outlook.me.strength.total + sum(kept);
  const percent = Math.round(100 * chanceToWin({ strength, dice: 1 }, shownRivals(outlook, step)));
  return [...when(!stands.won, () => stands.ground), ground('newThrow', { percent })];
}

/** Duel tiles: what they add up to against what lies open, or against whatever may come. */
export function tileDuelGrounds({ outlook, step }: Question, tiles: readonly number[]): readonly Ground[] {
  if (step?.kind !== 'duel') return [];
  const { me } = outlook;
  const own = me.strength.total + sum(tiles);
  const rivals = shownRivals(outlook, step);
  const theirs = Math.max(...rivals.map(({ strength }) => strength));
  const lies = step.seats.every((seat) => seat === outlook.seat || shownBy(step, seat).length > 0);
  const { hand = [] } = me;
  const held = hand.flatMap((count, value) => (count > 0 ? [value] : []));
  const saves = when(sum(tiles) < Math.max(...held), () => ground('savesTiles', {}));
  if (lies) return [standing(outlook, step, tiles).ground, ...saves];
  const highestTile = hand.length - 1;
  const most = rivals.reduce((high, rival) => Math.max(high, rival.strength + highestTile * rival.dice), 0);
  return [...when(own > most, () => ground('beatsAll', {})), ground('tileTotal', { own, theirs }), ...saves];
}

interface Stands {
  readonly won: boolean;
  readonly ground: Ground;
}

/** Who wins with what lies open. */
function standing(outlook: Outlook, step: Duel, shown: readonly number[]): Stands {
  const own = outlook.me.strength.total + sum(shown);
  const rivals = shownRivals(outlook, step);
  const won = chanceToWin({ strength: own, dice: 0 }, rivals) === 1;
  const theirs = Math.max(...rivals.map(({ strength }) => strength));
  return { won, ground: ground(won ? 'winning' : 'losing', { own, theirs }) };
}

/** The others in the duel with what they show; dice that do not lie open yet, or tiles, are still to come. */
function shownRivals(outlook: Outlook, step: Duel): readonly Rival[] {
  const { view, seat } = outlook;
  const rivals: Rival[] = step.seats.flatMap((other) => {
    if (other === seat) return [];
    const shown = shownBy(step, other);
    const dice = shown.length > 0 ? 0 : diceOf(outlook, step.place, other);
    const strength = playerAt(view, other).strength.total + sum(shown);
    return [{ strength, dice, takesTies: tiesFor(outlook, other) }];
  });
  if (step.outlaw > 0) rivals.push({ strength: step.outlaw, dice: 0, takesTies: 'no' });
  return rivals;
}

function shownBy(step: Duel, seat: number): readonly number[] {
  return step.shown[step.seats.indexOf(seat)] ?? [];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
