/** What each command brings the seat, in points; to leave something be brings nothing. */
import type { Command } from '@carson/board-game';
import { buildGain } from './building.ts';
import { characterWorth } from './cast.ts';
import { consentGain, houseGain, roadGainIn, tileGain } from './construction.ts';
import { duelOrder, playTilesGain, throwAgainGain } from './duels.ts';
import { gainOf } from './estate.ts';
import { choiceGain, claimGain, horseGain, kitWorth } from './offers.ts';
import { moneyGain } from './outlook.ts';
import { parcelPrice } from './prospects.ts';
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
const NEVER = -100;
/** Below any house that can be set, above none. */
const LAST_RESORT = -5;
/** B9.14 */
const FEES = { treatment: 3, funeral: 2, funeralPoints: 1 } as const;

/** The questions of every step and of every power meet here: one line a command. */
export function appraiserOf(question: Question): (command: Command) => number {
  const { outlook, estate, placing } = question;
  const roadGain = roadGainIn(question);
  return (command) => {
    switch (command.type) {
      case 'layRoad':
        return roadGain(command.edge);
      case 'fillKit':
        return kitWorth(outlook, command);
      case 'claimParcel':
        return claimGain(question, command.parcel);
      case 'placeCityHall':
        return gainOf(estate(), [{ parcel: command.parcel, on: 'cityHall' }]);
      case 'takeCharacter':
        return characterWorth(estate(), command.character);
      case 'choose':
        return choiceGain(question, command.choice);
      case 'nameParcel':
        return lotGain(question, command.parcel);
      case 'bid':
        return bidGain(question, command.amount);
      case 'placeCowboy':
        return placing().gain(command.place, command.with);
      case 'treat':
        return placing().secured(command.place) + moneyGain(outlook, -FEES.treatment);
      case 'putHorse':
        return horseGain(question, command.corral);
      case 'buyHorse':
        return horseGain(question, command.corral, 'bought');
      case 'chooseDuel':
        return duelOrder(question, command.place);
      case 'buyParcel':
        return (
          gainOf(estate(), [{ parcel: command.parcel, owner: outlook.seat }]) +
          moneyGain(outlook, -parcelPrice(outlook, command.parcel))
        );
      case 'takeAmmunition':
        return ammunitionGain(outlook);
      case 'takeTile':
        return tileGain(question, command.place);
      case 'build':
        return buildGain(estate(), command.building, command.parcel);
      case 'setHouse':
      case 'askConsent':
        return houseGain(question, command);
      case 'answerConsent':
        return command.agree ? consentGain(question) : 0;
      case 'cancelBuild':
        return LAST_RESORT;
      case 'blastMine':
        return blastGain(question, command.parcel);
      case 'doubleRanch':
      case 'doubleKind':
        return doublingGain(question, command);
      case 'buyPoints':
        return pointsGain(question, command.points);
      case 'spend':
        return spendGain(question, command.amount);
      case 'throwAgain':
        return throwAgainGain(question, command.die);
      case 'playTiles':
        return playTilesGain(question, command.tiles);
      case 'payFuneral':
        return command.with === 'points' ? -FEES.funeralPoints : moneyGain(outlook, -FEES.funeral);
      case 'takeReward':
      case 'takeHalf':
        return bountyGain(question, command.type);
      case 'takeBack':
      case 'takeHorse':
        return NEVER;
      case 'layTownRoad':
      case 'moveOutlaw':
      case 'takeSalary':
      case 'decline':
      case 'done':
      case 'pass':
        return 0;
    }
  };
}
