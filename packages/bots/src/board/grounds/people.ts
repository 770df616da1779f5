/** Characters and what they offer. */
import {
  BUILDING_IDS,
  boardGame,
  CHARACTER_IDS,
  type CharacterId,
  type Choice,
  NOBODY,
  type Side,
  type State,
} from '@carson/board-game';
import type { Ground } from '../../search/model.ts';
import { sideWorth } from '../answers/cast.ts';
import type { Question } from '../answers/question.ts';
import type { Outlook } from '../town/outlook.ts';
import { incomeOfKind } from '../town/tallies.ts';
import { ground, when } from './ground.ts';
import { landGrounds } from './town.ts';
import { atOnce, eventsOf, type Trial } from './trial.ts';

/** What the power gives at once, what it is, and when the seat would place. */
export function characterGrounds(
  question: Question,
  character: CharacterId,
  { trial, follows }: { readonly trial: Trial; readonly follows: readonly Ground[] },
): readonly Ground[] {
  const { outlook, kind } = question;
  const [now] = [...atOnce(trial).filter(({ key }) => key !== 'costs'), ...follows];
  return [
    ...(now === undefined ? [] : [now]),
    ...powerGrounds(question, character, trial),
    ...(kind === 'takeCharacter' ? turnGrounds(outlook, character) : []),
  ];
}

/** The side that counts; where its owner still has to say so, the better one. */
function powerGrounds(question: Question, character: CharacterId, trial: Trial): readonly Ground[] {
  const [taken] = eventsOf(trial, 'characterTaken');
  return [ground('power', { character, side: taken?.side ?? betterSide(question, character) })];
}

function betterSide({ estate }: Question, character: CharacterId): Side {
  const [yellow, red] = [sideWorth(estate(), character, 'yellow'), sideWorth(estate(), character, 'red')];
  return red > yellow ? 'red' : 'yellow';
}

/** B3.2: how many may place earlier at most, by the numbers that others have or can still take. */
function turnGrounds({ view, seat }: Outlook, character: CharacterId): readonly Ground[] {
  const number = CHARACTER_IDS.indexOf(character);
  const others = view.players.filter((_, other) => other !== seat);
  const chosen = others.filter((player) => player.character !== NOBODY);
  const before = chosen.filter((player) => player.character < number).length;
  const free = view.characters.filter((known) => known.number < number && known.holder === undefined).length;
  const count = before + Math.min(free, others.length - chosen.length);
  return when(2 * count <= others.length, () => ground('turnAfter', { count }));
}

/** Named answers: what they bring at once, or what is waited for. */
export function choiceGrounds(
  { outlook, kind }: Question,
  choice: Choice,
  { state, trial }: { readonly state: State; readonly trial: Trial },
): readonly Ground[] {
  const [taken] = eventsOf(trial, 'characterTaken');
  if (kind === 'chooseSide' && taken !== undefined)
    return [...atOnce(trial), ground('power', { character: taken.character, side: taken.side })];
  if (choice === 'wait') return doubling(outlook);
  const pledged = choice === 'points' ? outlook.power?.pledgePoints : undefined;
  return pledged === undefined ? atOnce(trial) : [ground('pledge', { points: pledged(state, outlook.seat) })];
}

/** B9.3 */
function doubling(outlook: Outlook): readonly Ground[] {
  const [best] = BUILDING_IDS.map((building) => ({ building, money: incomeOfKind(outlook, building) })).sort(
    (a, b) => b.money - a.money,
  );
  return best === undefined || best.money === 0 ? [] : [ground('doubles', best)];
}

/** B9.12: what the lot is worth, and what it costs if no one bids more. */
export function bidGrounds({ outlook, step }: Question, state: State, amount: number): readonly Ground[] {
  if (step?.kind !== 'auction') return [];
  const { seat, me } = outlook;
  const won = soldTo(state, seat, amount);
  const money = me.money - (won.players[seat]?.money ?? 0);
  const strength = boardGame.view(won, seat).players[seat]?.strength.ammunition ?? 0;
  const gained = strength - me.strength.ammunition;
  return [
    ...(step.prize === 'parcels' ? landGrounds(outlook, step.lot) : []),
    ...when(gained > 0, () => ground('stronger', { strength: gained })),
    ...when(money > 0, () => ground('ifNobodyHigher', { money })),
  ];
}

/** The game after the bid, as if all others dropped out. */
function soldTo(state: State, seat: number, amount: number): State {
  const after = boardGame.clone(state);
  boardGame.play(after, seat, { type: 'bid', amount });
  for (;;) {
    const [owed] = boardGame.owed(after);
    if (owed?.kind !== 'bid' || owed.seat === seat) return after;
    boardGame.play(after, owed.seat, { type: 'decline' });
  }
}
