/** What each command brings the seat, in points; to leave something be brings nothing. */
import type { Command } from '@carson/board-game';
import { byType } from '@carson/engine';
import { buildGain } from '../town/building.ts';
import { gainOf } from '../town/estate.ts';
import { moneyGain } from '../town/outlook.ts';
import { parcelPrice } from '../town/prospects.ts';
import { characterWorth } from './cast.ts';
import { consentGain, houseGain, roadGainIn, tileGain } from './construction.ts';
import { duelOrder, playTilesGain, throwAgainGain } from './duels.ts';
import { choiceGain, claimGain, funeralGain, horseGain, kitWorth, treatmentGain } from './offers.ts';
import {
  ammunitionGain,
  bidGain,
  blastGain,
  bountyGain,
  doublingGain,
  lotGain,
  pointsGain,
  spendGain,
} from './purchases.ts';
import type { Question } from './question.ts';

/** Never wanted: what was just done is not undone. */
export const NEVER = -100;
/** Below any house that can be set, above none. */
const LAST_RESORT = -5;
/** What every command is worth: one entry per command, of all steps and powers. */
const gainBy = byType<Command, [Question, RoadGain], number>({
  layRoad: ({ edge }, _, roadGain) => roadGain(edge),
  fillKit: (kit, { outlook }) => kitWorth(outlook, kit),
  claimParcel: ({ parcel }, question) => claimGain(question, parcel),
  placeCityHall: ({ parcel }, { estate }) => gainOf(estate(), [{ parcel, on: 'cityHall' }]),
  takeCharacter: ({ character }, { estate }) => characterWorth(estate(), character),
  choose: ({ choice }, question) => choiceGain(question, choice),
  nameParcel: ({ parcel }, question) => lotGain(question, parcel),
  bid: ({ amount }, question) => bidGain(question, amount),
  placeCowboy: ({ place, with: companion }, { placing }) => placing().gain(place, companion),
  treat: ({ place }, question) => treatmentGain(question, place),
  putHorse: ({ corral }, question) => horseGain(question, corral),
  buyHorse: ({ corral }, question) => horseGain(question, corral, 'bought'),
  chooseDuel: ({ place }, question) => duelOrder(question, place),
  buyParcel: ({ parcel }, { outlook, estate }) =>
    gainOf(estate(), [{ parcel, owner: outlook.seat }]) + moneyGain(outlook, -parcelPrice(outlook, parcel)),
  takeAmmunition: (_, { outlook }) => ammunitionGain(outlook),
  takeTile: ({ place }, question) => tileGain(question, place),
  build: ({ building, parcel }, { estate }) => buildGain(estate(), building, parcel),
  setHouse: (command, question) => houseGain(question, command),
  askConsent: (command, question) => houseGain(question, command),
  answerConsent: ({ agree }, question) => (agree ? consentGain(question) : 0),
  cancelBuild: () => LAST_RESORT,
  blastMine: ({ parcel }, question) => blastGain(question, parcel),
  doubleRanch: (command, question) => doublingGain(question, command),
  doubleKind: (command, question) => doublingGain(question, command),
  buyPoints: ({ points }, question) => pointsGain(question, points),
  spend: ({ amount }, question) => spendGain(question, amount),
  throwAgain: ({ die }, question) => throwAgainGain(question, die),
  playTiles: ({ tiles }, question) => playTilesGain(question, tiles),
  payFuneral: (command, question) => funeralGain(question, command.with),
  takeReward: ({ type }, question) => bountyGain(question, type),
  takeHalf: ({ type }, question) => bountyGain(question, type),
  takeBack: () => NEVER,
  takeHorse: () => NEVER,
  layTownRoad: () => 0,
  moveOutlaw: () => 0,
  takeSalary: () => 0,
  decline: () => 0,
  done: () => 0,
  pass: () => 0,
});

type RoadGain = ReturnType<typeof roadGainIn>;

export function appraiserOf(question: Question): (command: Command) => number {
  const roadGain = roadGainIn(question);
  return (command) => gainBy(command, question, roadGain);
}
