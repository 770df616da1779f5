/** Money, incomes, horses and outlaws: what an answer settles by itself. */
import {
  attackersShare,
  type Command,
  EXTRA_TURN_CORRAL,
  HATS,
  incomeOf,
  MONEY_CORRAL,
  NOBODY,
  ownerOf,
  RANCH_CORRAL,
  STRENGTH_CORRAL,
} from '@carson/board-game';
import type { Ground } from '../../search/model.ts';
import type { Question } from '../answers/question.ts';
import { ground, when } from './ground.ts';
import { positionIn } from './town.ts';
import { costs, eventsOf, type Trial } from './trial.ts';
import { limitGrounds } from './waiting.ts';

/** B10.1: what is not spent is money; cowboys and revolvers are strength. */
export function kitGrounds(
  { cowboys, revolvers }: Extract<Command, { readonly type: 'fillKit' }>,
  { seat, after, sequel }: Trial,
): readonly Ground[] {
  const opened = sequel.find((event) => event.type === 'kitsOpened');
  const kit = opened?.kits[seat] ?? after.answers.find((given) => given.seat === seat)?.answer;
  return [
    ...(kit === undefined || !('money' in kit) ? [] : [ground('leaves', { money: kit.money })]),
    ground('strong', { strength: cowboys + revolvers }),
  ];
}

/** Those that do something before the rodeo. */
const USEFUL_CORRALS = [STRENGTH_CORRAL, EXTRA_TURN_CORRAL, RANCH_CORRAL, MONEY_CORRAL];

/** B10.6: what the corral does, and its hats at the rodeo. */
export function corralGrounds(corral: number, trial: Trial): readonly Ground[] {
  return [
    ...when(USEFUL_CORRALS.includes(corral), () => ground('corral', { corral })),
    ...costs(trial),
    ground('hats', { count: HATS[corral - 1] ?? 0 }),
  ];
}

/** Incomes that are multiplied this round. */
export function boostGrounds({ outlook }: Question, trial: Trial): readonly Ground[] {
  const money = eventsOf(trial, 'incomeBoosted').reduce(
    (sum, { parcel, factor }) => sum + (factor - 1) * (outlook.view.parcels[parcel]?.income ?? 0),
    0,
  );
  return when(money > 0, () => ground('moreNow', { money }));
}

/** Points for money: what is left of it, and whether it could have been kept. */
export function purchaseGrounds({ outlook, kind }: Question, trial: Trial): readonly Ground[] {
  const { money } = outlook.me;
  const [paid] = costs(trial);
  if (paid === undefined) return [ground('keepsMoney', { money })];
  return [
    ...limitGrounds(outlook),
    // Its name says the points, and elsewhere the price as well.
    ...when(kind === 'pointsForMoney', () => paid),
    ground('leaves', { money: money - Number(paid.params['money']) }),
  ];
}

/** B14.6 */
export function halfGrounds({ outlook, step }: Question): readonly Ground[] {
  if (step?.kind !== 'bounty') return [];
  const { town } = outlook.view;
  const owner = ownerOf(town, step.parcel);
  const money = attackersShare(incomeOf(positionIn(outlook), step.parcel));
  return when(owner !== NOBODY && money > 0, () => ground('raid', { money, seat: owner }));
}

/** B14.9: where the outlaw will stand, unless the dice say so. */
export function outlawGrounds({ outlook }: Question, trial: Trial): readonly Ground[] {
  const { view, seat } = outlook;
  const [moved] = eventsOf(trial, 'outlawMoved');
  if (moved === undefined || moved.byLot) return [];
  const [from, to] = [ownerOf(view.town, moved.from), ownerOf(view.town, moved.to)];
  return [
    ...when(to !== seat && to !== NOBODY, () => ground('outlawAt', { parcel: moved.to, seat: to })),
    ...when(from === seat && moved.to !== moved.from, () => ground('outlawLeaves', { parcel: moved.from })),
  ];
}
