/** What a command does by itself, before the game goes on: read off the rules by playing it on a copy. */
import { type BoardEvent, boardGame, type Command, type State, type Town } from '@carson/board-game';
import type { Ground } from '../../search/model.ts';
import { ground, type Thing, when } from './ground.ts';

export interface Trial {
  readonly seat: number;
  /** What the command itself brought about; what came after it may be chance. */
  readonly events: readonly BoardEvent[];
  /** What followed until someone had to decide. */
  readonly sequel: readonly BoardEvent[];
  readonly after: State;
  /** As the command itself left it. */
  readonly town: Town;
}

export function tryOut(state: State, seat: number, command: Command): Trial {
  const after = boardGame.clone(state);
  const { moves } = after;
  const [events, sequel]: [BoardEvent[], BoardEvent[]] = [[], []];
  let town = state.town;
  boardGame.play(after, seat, command, (event) => {
    const isOwn = after.moves === moves;
    (isOwn ? events : sequel).push(event);
    if (isOwn) town = boardGame.clone(after).town;
  });
  return { seat, events, sequel, after, town };
}

export type EventOf<Type extends BoardEvent['type']> = Extract<BoardEvent, { readonly type: Type }>;

export function eventsOf<Type extends BoardEvent['type']>(
  { events }: Trial,
  type: Type,
): readonly EventOf<Type>[] {
  return events.filter((event): event is EventOf<Type> => event.type === type);
}

/** Points and pieces first, then money in and out. */
export function atOnce(trial: Trial): readonly Ground[] {
  const points = sum(trial, 'pointsGained', 'points') - sum(trial, 'pointsLost', 'points');
  const pays = sum(trial, 'moneyGained', 'amount');
  const lost = sum(trial, 'cowboysGiven', 'count');
  return [
    ...when(points !== 0, () => ground('scoresNow', { points })),
    ...gifts(trial),
    ...when(pays > 0, () => ground('pays', { money: pays })),
    ...when(lost > 0, () => ground('givesUp', { count: lost, thing: 'cowboy' })),
    ...costs(trial),
  ];
}

export function costs(trial: Trial): readonly Ground[] {
  const money = sum(trial, 'moneyPaid', 'amount');
  return when(money > 0, () => ground('costs', { money }));
}

const GIFTS = [
  ['roadsGained', 'road'],
  ['revolversGained', 'revolver'],
  ['cowboysGained', 'cowboy'],
  ['dynamiteGained', 'dynamite'],
] as const satisfies readonly (readonly [BoardEvent['type'], Thing])[];

function gifts(trial: Trial): readonly Ground[] {
  const horses = ownEvents(trial, 'horseGained').length;
  return [
    ...GIFTS.flatMap(([type, thing]) => {
      const count = sum(trial, type, 'count');
      return when(count > 0, () => ground('gives', { count, thing }));
    }),
    ...when(horses > 0, () => ground('gives', { count: horses, thing: 'horse' })),
  ];
}

function ownEvents<Type extends BoardEvent['type']>(trial: Trial, type: Type): readonly EventOf<Type>[] {
  return eventsOf(trial, type).filter((event) => 'seat' in event && event.seat === trial.seat);
}

function sum<Type extends BoardEvent['type'], Field extends string>(
  trial: Trial,
  type: Type,
  field: EventOf<Type> extends Readonly<Record<Field, number>> ? Field : never,
): number {
  return ownEvents(trial, type).reduce(
    (total, event) => total + Number(event[field as keyof typeof event]),
    0,
  );
}
