/** To leave something be: what is kept for it, and what passing early is good for. */
import type { PlayerView } from '@carson/board-game';
import type { Ground } from '../../search/model.ts';
import type { Question } from '../answers/question.ts';
import type { Outlook } from '../town/outlook.ts';
import { throwGrounds } from './fight.ts';
import { ground, type Thing, when } from './ground.ts';

/** What a no saves, by the kind of question; pieces are good for something only while rounds come. */
const KEPT: Readonly<Record<string, Thing | 'money' | undefined>> = {
  takeSecondCharacter: 'money',
  putHorse: 'horse',
  extraTurn: 'cowboy',
  moveCowboy: 'cowboy',
  treat: 'cowboy',
  buyParcel: 'money',
  takeTile: 'money',
  buildOrKeep: 'tile',
  buildKeptTiles: 'tile',
  setHouse: 'tile',
  declareIncome: 'dynamite',
  buyPoints: 'money',
  layRoads: 'road',
  bid: 'money',
  anyTile: 'money',
  buyAnyParcel: 'money',
  buyRevolvers: 'money',
  hireCowboys: 'money',
  pointsForMoney: 'money',
  prospect: 'money',
};

export function leavingGrounds(question: Question): readonly Ground[] {
  const { outlook, kind, step } = question;
  if (kind === 'throwAgain') return throwGrounds(question);
  if (kind === 'takeAmmunition') return paidForLosing(outlook);
  const kept = KEPT[kind];
  if (kept === undefined) return [];
  if (kept === 'money') {
    const { money } = outlook.me;
    return when(money > 0, () => ground('keepsMoney', { money }));
  }
  const inWork = step?.kind === 'houses' || step?.kind === 'buildNow' ? 1 : 0;
  const count = countOf(outlook.me, kept) + (kept === 'tile' ? inWork : 0);
  const isOfUse = outlook.roundsAhead > 0 || kept === 'horse' || kept === 'cowboy';
  return when(isOfUse && count > 0, () => ground('keeps', { count, thing: kept }));
}

function countOf(me: PlayerView, thing: Thing): number {
  const counts: Readonly<Record<Thing, number>> = {
    road: me.roads,
    revolver: me.revolvers,
    cowboy: me.strength.cowboys,
    horse: me.horses,
    dynamite: me.dynamite,
    tile: me.tiles.length,
  };
  return counts[thing];
}

/** B9.1 */
function paidForLosing({ power }: Outlook): readonly Ground[] {
  const points = power?.pointsPerChallengeLost ?? 0;
  return when(points > 0, () => ground('paidForLosing', { points }));
}

/** B4.4: who passes earlier wins ties and chooses earlier in the next round; cowboys that stay make strong. */
export function passGrounds({ view, me, roundsAhead }: Outlook): readonly Ground[] {
  const count = view.players.length - view.endOrder.length - 1;
  return [
    ...when(count > 0, () => ground(roundsAhead > 0 ? 'passesBefore' : 'tiesBefore', { count })),
    ...when(roundsAhead > 0 && me.cowboys > 0, () => ground('keeps', { count: me.cowboys, thing: 'cowboy' })),
  ];
}

/** Money that the cash limit would take anyway (B11.3). */
export function limitGrounds({ me }: Outlook): readonly Ground[] {
  return when(me.money > me.limit, () => ground('limit', { money: me.limit }));
}
