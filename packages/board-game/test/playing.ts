/**
 * Games for the tests of the paragraphs: set up like any other, led to the placing of cowboys, then
 * arranged as the paragraph wants it. Seats choose characters in the order of their numbers.
 */
import { type Refusal, stableHash } from '@carson/engine';
import { withDice } from '@carson/testkit';
import { drawTown } from '@carson/testkit/board';
import { expect } from 'vitest';
import type { Command, CommandOf } from '../src/command.ts';
import type { BoardEvent } from '../src/event.ts';
import { boardGame } from '../src/game.ts';
import type { CharacterId } from '../src/ids.ts';
import { placeOf } from '../src/placing/places.ts';
import { advance } from '../src/play.ts';
import type { OptionsInput } from '../src/setup/options.ts';
import type { Player, State } from '../src/state/state.ts';
import { codeOf } from '../src/town/town.ts';

export function newGame(options: OptionsInput, seed = 'a game'): { state: State; events: BoardEvent[] } {
  const read = boardGame.readOptions(options);
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  const events: BoardEvent[] = [];
  const state = boardGame.setup(read.value, seed, (event) => events.push(event));
  return { state, events };
}

/** Plays a command that must be legal; it must throw the dice, all of them, and do the same without a log. */
export function say(
  state: State,
  seat: number,
  command: Command,
  dice: readonly number[] = [],
): BoardEvent[] {
  expect(boardGame.check(state, seat, command), `${JSON.stringify(command)} of seat ${seat}`).toBeUndefined();
  const unheard = boardGame.clone(state);
  const events: BoardEvent[] = [];
  rolling(state, dice, () => boardGame.play(state, seat, command, (event) => events.push(event)));
  rolling(unheard, dice, () => boardGame.play(unheard, seat, command));
  expect(stableHash(unheard), `${JSON.stringify(command)} without a log`).toBe(stableHash(state));
  return events;
}

function rolling(state: State, dice: readonly number[], act: () => void): void {
  if (dice.length > 0) withDice(state, dice, act);
  else act();
}

/** What a refusal names beside what its command says, by its code: the page makes its sentence of it. */
export const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  notYourDecision: ['seat'],
  notAskedNow: ['command', 'asked'],
  notEnoughMoney: ['price', 'money'],
  noCowboysInSupply: ['count', 'supply'],
  notEnoughCowboys: ['cowboys', 'needed'],
  limitExceeded: ['due', 'limit'],
  kitOutOfRange: ['what', 'least', 'most'],
  kitTooDear: ['over'],
  kitTooMuchMoney: ['money', 'most'],
  takenBackOftenEnough: ['most'],
};

/** Why a command is refused, as code and rule; it must name its parameters, and nothing changes by asking. */
export function refusal(state: State, seat: number, command: Command): string {
  const before = stableHash(state);
  const reason: Refusal | undefined = boardGame.check(state, seat, command);
  expect(stableHash(state)).toBe(before);
  const names = PARAMETERS[reason?.code ?? ''] ?? [];
  expect(Object.keys(reason?.params ?? {}), reason?.code).toEqual(expect.arrayContaining([...names]));
  return reason === undefined ? 'allowed' : `${reason.code} ${reason.rule ?? ''}`.trim();
}

/** Who is asked what. */
export function asked(state: State): string[] {
  return boardGame
    .owed(state)
    .filter(({ required }) => required)
    .map(({ seat, kind }) => `${seat} ${kind}`);
}

export function optionsOf(state: State, seat: number): readonly Command[] {
  return boardGame.options(state, seat);
}

export const place = (at: number | string): CommandOf<'placeCowboy'> => ({
  type: 'placeCowboy',
  place: typeof at === 'string' ? placeOf(at) : at,
});

export const PASS: Command = { type: 'pass' };
export const DECLINE: Command = { type: 'decline' };
export const TAKE_AMMUNITION: Command = { type: 'takeAmmunition' };

export interface Scene {
  readonly seats?: number;
  /** The character of each seat, yellow; a seat that is not named takes one without questions. */
  readonly characters?: readonly CharacterId[];
  readonly options?: Partial<OptionsInput>;
  readonly map?: string;
  readonly roads?: readonly string[];
  /** What each player has, a number being cowboys; `all` is what everyone has besides. */
  readonly players?: readonly (Partial<Player> | number)[];
  readonly all?: Partial<Player>;
  readonly round?: number;
}

/** At the placing of cowboys, no one having placed yet. */
export function scene({
  seats = 3,
  characters = ['banker', 'settler', 'captain'],
  ...given
}: Scene = {}): State {
  const { state } = newGame({ seats, ...given.options });
  state.chooseOrder = Array.from({ length: seats }, (_, seat) => seat);
  claimFarAway(state);
  for (const [seat, character] of characters.entries()) takeCharacter(state, seat, character);
  arrange(state, given);
  advance({ state, log: undefined });
  return state;
}

function claimFarAway(state: State): void {
  while (asked(state)[0]?.endsWith('claimParcel')) {
    const [owed] = boardGame.owed(state);
    const command = owed === undefined ? undefined : boardGame.options(state, owed.seat).at(-1);
    if (owed === undefined || command === undefined) throw new Error('no one can claim');
    say(state, owed.seat, command);
  }
}

/** Whatever the character asks at once is declined or put off. */
export function takeCharacter(state: State, seat: number, character: CharacterId): void {
  say(state, seat, { type: 'takeCharacter', character });
  for (const answer of [DECLINE, { type: 'choose', choice: 'wait' }] as const) {
    if (asked(state)[0] !== `${seat} takeCharacter` && boardGame.check(state, seat, answer) === undefined) {
      say(state, seat, answer);
    }
  }
}

/** Changes pieces in place and keeps their numbers: ten cowboys, twelve titles. */
export function arrange(state: State, { map, roads = [], players = [], all, round }: Scene): void {
  if (map !== undefined) {
    const town = drawTown(map, ...roads);
    for (const key of ['on', 'owner', 'outlaw', 'roads', 'roadEnds'] as const) {
      state.town[key].splice(0, Infinity, ...town[key]);
    }
    state.cityHall = town.on.indexOf(codeOf('cityHall'));
    for (const [seat, player] of state.players.entries()) {
      player.titles = 12 - town.owner.filter((owner) => owner === seat).length;
    }
  }
  for (const [seat, player] of state.players.entries()) {
    const given = players[seat] ?? {};
    Object.assign(player, all, typeof given === 'number' ? { cowboys: given } : given);
    player.supply = 10 - player.cowboys;
  }
  if (round !== undefined) state.round = round;
}

/** Seats pass in this order; the last one's pass brings what follows, with these dice. */
export function passAll(state: State, order: readonly number[], dice: readonly number[] = []): BoardEvent[] {
  return order.flatMap((seat, at) => say(state, seat, PASS, at === order.length - 1 ? dice : []));
}

/** No one spends more than the limit asks for. */
export function keepMoney(state: State): BoardEvent[] {
  const events: BoardEvent[] = [];
  for (;;) {
    const [owed] = boardGame.owed(state);
    const least = owed?.kind === 'spend' ? boardGame.options(state, owed.seat)[0] : undefined;
    if (owed === undefined || least === undefined) return events;
    events.push(...say(state, owed.seat, least));
  }
}

export function eventsOf<Type extends BoardEvent['type']>(
  events: readonly BoardEvent[],
  type: Type,
): Extract<BoardEvent, { type: Type }>[] {
  return events.filter((event): event is Extract<BoardEvent, { type: Type }> => event.type === type);
}
