/** What speaks for a move of the board game, the strongest first: what a friend at the table would say. */
import { AMMUNITION_STRENGTH, boardGame, type Command, type State } from '@carson/board-game';
import type { Ground } from '../../search/model.ts';
import { appraiserOf } from '../answers.ts';
import { judgementOf } from '../outlook.ts';
import { type Question, questionOf } from '../question.ts';
import type { BoardWeights } from '../weights.ts';
import {
  claimGrounds,
  consentGrounds,
  hallGrounds,
  houseGrounds,
  rowGrounds,
  tileOnSale,
} from './construction.ts';
import { chooseDuelGrounds, throwGrounds, tileDuelGrounds } from './fight.ts';
import { type BoardGrounds, ground, when } from './ground.ts';
import { bidGrounds, characterGrounds, choiceGrounds } from './people.ts';
import { placeGrounds } from './place.ts';
import { roadGrounds } from './roads.ts';
import {
  boostGrounds,
  corralGrounds,
  halfGrounds,
  kitGrounds,
  outlawGrounds,
  purchaseGrounds,
} from './settling.ts';
import { buildingGrounds, landGrounds } from './town.ts';
import { atOnce, costs, type Trial, tryOut } from './trial.ts';
import { leavingGrounds, passGrounds } from './waiting.ts';

/** As many as are read in one go. */
const MOST = 3;

interface Asked {
  readonly state: State;
  readonly seat: number;
  readonly weights: BoardWeights;
}

/** Everything told is in the seat's view, or follows from it without chance. */
export function groundsFor(asked: Asked, option: Command): readonly Ground[] {
  const question = questionIn(asked);
  const telling = tellingGrounds(asked, question, option);
  return telling.length > 0 ? telling.slice(0, MOST) : [plainGround(question, option)];
}

function questionIn({ state, seat, weights }: Asked): Question {
  return questionOf(boardGame.view(state, seat), seat, judgementOf(weights));
}

/** Where nothing can be told but how good it looks. */
function plainGround(question: Question, option: Command): Ground {
  const worth = appraiserOf(question)(option);
  return worth === 0
    ? ground('nothingBetter', {})
    : ground('promises', { points: Math.round(10 * worth) / 10 });
}

/** The questions of every step and of every power meet here, as they do for their worth. */
function tellingGrounds(asked: Asked, question: Question, option: Command): readonly Ground[] {
  const { state, seat } = asked;
  const { outlook, kind } = question;
  const trial = tryOut(state, seat, option);
  switch (option.type) {
    case 'layRoad':
    case 'layTownRoad':
      return roadGrounds(question, option.edge, trial);
    case 'fillKit':
      return kitGrounds(option, trial);
    case 'claimParcel':
      return claimGrounds(question, option.parcel, trial);
    case 'placeCityHall':
      return hallGrounds(question, option.parcel);
    case 'takeCharacter':
      return characterGrounds(question, option.character, { trial, follows: followUp(asked, trial) });
    case 'choose':
      return choiceGrounds(question, option.choice, { state, trial });
    case 'nameParcel':
      return landGrounds(outlook, [option.parcel]);
    case 'bid':
      return bidGrounds(question, state, option.amount);
    case 'placeCowboy':
      return placeGrounds(outlook, option);
    case 'treat':
      return [...placeGrounds(outlook, option).slice(0, 1), ...costs(trial)];
    case 'pass':
      return passGrounds(outlook);
    case 'done':
      return kind === 'placeTogether' ? passGrounds(outlook) : leavingGrounds(question);
    case 'decline':
    case 'cancelBuild':
      return leavingGrounds(question);
    case 'takeBack':
      return backInReserve(trial);
    case 'takeHorse':
      return [ground('keeps', { count: outlook.me.horses + 1, thing: 'horse' })];
    case 'putHorse':
    case 'buyHorse':
      return corralGrounds(option.corral, trial);
    case 'chooseDuel':
      return chooseDuelGrounds(question, option.place, waitingDuels(state, seat));
    case 'buyParcel':
      return [...landGrounds(outlook, [option.parcel]), ...costs(trial)];
    case 'takeAmmunition':
      return [ground('stronger', { strength: AMMUNITION_STRENGTH })];
    case 'takeTile':
      return kind === 'pickTile'
        ? rowGrounds(question, option.place, trial)
        : tileOnSale(question, option.place, trial);
    case 'build':
      return buildingGrounds(outlook, option.building, [{ parcel: option.parcel, on: option.building }]);
    case 'setHouse':
    case 'askConsent':
      return houseGrounds(question, option);
    case 'answerConsent':
      return consentGrounds(question, option);
    case 'blastMine':
    case 'doubleRanch':
    case 'doubleKind':
      return boostGrounds(question, trial);
    case 'buyPoints':
    case 'spend':
      return purchaseGrounds(question, trial);
    case 'throwAgain':
      return throwGrounds(question, option.die);
    case 'playTiles':
      return tileDuelGrounds(question, option.tiles);
    case 'payFuneral':
    case 'takeReward':
    case 'takeSalary':
      return atOnce(trial);
    case 'takeHalf':
      return halfGrounds(question);
    case 'moveOutlaw':
      return outlawGrounds(question, trial);
  }
}

/** What can be told of the next question without naming its place, and stands not on the card already. */
const FREE_STANDING: readonly string[] = [
  'earns',
  'earnsMore',
  'rivalLess',
  'pledge',
  'doubles',
] satisfies readonly (keyof BoardGrounds)[];

/** What speaks for the best answer to what a character just taken offers at once. */
function followUp(asked: Asked, { after }: Trial): readonly Ground[] {
  const step = after.steps.at(-1);
  if (step?.kind !== 'offer' || step.seat !== asked.seat) return [];
  const next = { ...asked, state: after };
  const question = questionIn(next);
  const worthOf = appraiserOf(question);
  const [best] = boardGame
    .options(after, asked.seat)
    .filter(({ type }) => type !== 'layRoad')
    .map((option) => ({ option, worth: worthOf(option) }))
    .sort((a, b) => b.worth - a.worth);
  if (best === undefined) return [];
  return tellingGrounds(next, question, best.option).flatMap((told) => {
    if (question.kind === 'tax' && told.key === 'pays')
      return [ground('taxBrings', { money: Number(told.params['money']) })];
    return FREE_STANDING.includes(told.key) ? [told] : [];
  });
}

/** A cowboy that was lifted, unless it came out of the general supply (B9.11). */
function backInReserve({ after, seat }: Trial): readonly Ground[] {
  const { cowboys = 0, white = 0 } = after.players[seat] ?? {};
  return when(cowboys + white > 0, () => ground('keeps', { count: cowboys + white, thing: 'cowboy' }));
}

function waitingDuels(state: State, seat: number): readonly number[] {
  return boardGame
    .options(state, seat)
    .flatMap((option) => (option.type === 'chooseDuel' ? [option.place] : []));
}
