/** What speaks for a move of the board game, the strongest first: what a friend at the table would say. */
import { AMMUNITION_STRENGTH, boardGame, type Command, type State } from '@carson/board-game';
import { byType } from '@carson/engine';
import type { Ground } from '../../search/model.ts';
import { appraiserOf } from '../answers/answers.ts';
import { type Question, questionOf } from '../answers/question.ts';
import { judgementOf } from '../town/outlook.ts';
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

function tellingGrounds(asked: Asked, question: Question, option: Command): readonly Ground[] {
  return groundsOfCommand(option, question, { asked, trial: tryOut(asked.state, asked.seat, option) });
}

interface Tried {
  readonly asked: Asked;
  readonly trial: Trial;
}

type Telling<Type extends Command['type'] = Command['type']> = (
  option: Extract<Command, { readonly type: Type }>,
  question: Question,
  tried: Tried,
) => readonly Ground[];

const road: Telling = (_, question, { trial }) => roadGrounds(question, trial);
const horse: Telling<'putHorse' | 'buyHorse'> = ({ corral }, _, { trial }) => corralGrounds(corral, trial);
const leaving: Telling = (_, question) => leavingGrounds(question);
const house: Telling<'setHouse' | 'askConsent'> = (option, question) => houseGrounds(question, option);
const boost: Telling = (_, question, { trial }) => boostGrounds(question, trial);
const purchase: Telling = (_, question, { trial }) => purchaseGrounds(question, trial);
const now: Telling = (_, __, { trial }) => atOnce(trial);

/** The questions of every step and of every power meet here, as they do for their worth. */
const groundsOfCommand = byType<Command, [Question, Tried], readonly Ground[]>({
  layRoad: road,
  layTownRoad: road,
  fillKit: (kit, _, { trial }) => kitGrounds(kit, trial),
  claimParcel: ({ parcel }, question, { trial }) => claimGrounds(question, parcel, trial),
  placeCityHall: (_, question, { trial }) => hallGrounds(question, trial),
  takeCharacter: ({ character }, question, { asked, trial }) =>
    characterGrounds(question, character, { trial, follows: followUp(asked, trial) }),
  choose: ({ choice }, question, { asked: { state }, trial }) =>
    choiceGrounds(question, choice, { state, trial }),
  nameParcel: ({ parcel }, { outlook }) => landGrounds(outlook, [parcel]),
  bid: ({ amount }, question, { asked: { state } }) => bidGrounds(question, state, amount),
  placeCowboy: (option, { outlook }) => placeGrounds(outlook, option),
  treat: (option, { outlook }, { trial }) => [...placeGrounds(outlook, option).slice(0, 1), ...costs(trial)],
  pass: (_, { outlook }) => passGrounds(outlook),
  done: (_, question) =>
    question.kind === 'placeTogether' ? passGrounds(question.outlook) : leavingGrounds(question),
  decline: leaving,
  cancelBuild: leaving,
  takeBack: (_, __, { trial }) => backInReserve(trial),
  takeHorse: (_, { outlook }) => [ground('keeps', { count: outlook.me.horses + 1, thing: 'horse' })],
  putHorse: horse,
  buyHorse: horse,
  chooseDuel: ({ place }, question, { asked: { state, seat } }) =>
    chooseDuelGrounds(question, place, waitingDuels(state, seat)),
  buyParcel: ({ parcel }, { outlook }, { trial }) => [...landGrounds(outlook, [parcel]), ...costs(trial)],
  takeAmmunition: () => [ground('stronger', { strength: AMMUNITION_STRENGTH })],
  takeTile: ({ place }, question, { trial }) =>
    question.kind === 'pickTile' ? rowGrounds(question, place, trial) : tileOnSale(question, place, trial),
  build: ({ building, parcel }, { outlook }) =>
    buildingGrounds(outlook, building, [{ parcel, on: building }]),
  setHouse: house,
  askConsent: house,
  answerConsent: (option, question) => consentGrounds(question, option),
  blastMine: boost,
  doubleRanch: boost,
  doubleKind: boost,
  buyPoints: purchase,
  spend: purchase,
  throwAgain: ({ die }, question) => throwGrounds(question, die),
  playTiles: ({ tiles }, question) => tileDuelGrounds(question, tiles),
  payFuneral: now,
  takeReward: now,
  takeSalary: now,
  takeHalf: (_, question) => halfGrounds(question),
  moveOutlaw: (_, question, { trial }) => outlawGrounds(question, trial),
});

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
