/**
 * One moment of a game, all of it, as plain data. Numbers stand for things: seats from 0, parcels and
 * edges as the map numbers them, places as in places.ts, tiles and buildings by the codes of town.ts,
 * powers as in content/characters. Masks hold seats: bit 0 is seat 0.
 */
import type { GameState, Random, SealedAnswer } from '@carson/engine';
import { nth } from '../lists.ts';
import type { Options } from '../setup/options.ts';
import type { Kit, Rules } from '../setup/rule-set.ts';
import type { Town } from '../town/town.ts';
import type { Step } from './steps.ts';

/** A character in play: its number and its side (0 yellow, 1 red, 2 where the side is decided during the game). */
export interface RosterEntry {
  readonly character: number;
  readonly side: number;
}

/** The open part of the state: shown in every view, copied by `copyOpen`, kept by `imagine`. */
export interface OpenState {
  /** Grows whenever something hidden became known. */
  reveals: number;
  readonly options: Options;
  readonly roster: readonly RosterEntry[];

  /** 0 during the set-up, then 1 to 4. */
  round: number;
  readonly town: Town;

  /** Seats in the order of choosing characters this round (B3.1). */
  chooseOrder: readonly number[];
  /** Seats in turn order (B3.2). */
  turnOrder: readonly number[];
  /** Seats in the order in which they passed (B4.4); of the round before until placing begins. */
  endOrder: readonly number[];

  /** The code of the tile on each space of the building row, cheapest first; BARE where there is none. */
  readonly row: number[];
  /** Tiles in the bag, by code. */
  readonly bag: number[];

  /** The mask of seats with a cowboy on each place. */
  readonly cowboysAt: number[];
  /** The mask of seats whose cowboy there has dynamite (B9.19). */
  readonly dynamiteAt: number[];
  /** Cowboys on shared spaces, which take any number: seats of the first such space, then of the next. Records hash the name. */
  readonly crowd: number[];
  /** Where the white cowboy stands or NOWHERE, and whose it is this round or NOBODY (B9.1). */
  white: number;
  whiteSeat: number;
  /** Places with a "no duel" token, and whose they are this round or NOBODY (B9.11). */
  tokens: readonly number[];
  tokenSeat: number;
  /** Who has the +3-revolver token, or NOBODY (B5.2). */
  ammunition: number;

  /** The parcel of the city hall or NOWHERE, and the seat that has its bonus or NOBODY (B8.12). */
  cityHall: number;
  occupant: number;

  /** B10.3: strength of the outlaws this round; outlaws left in the supply. */
  outlawStrength: number;
  outlaws: number;
  /** Seats whose incomes the outlaws do not see in their next move (B9.16). */
  unseen: number;
  /** Tokens left in the supply (B1.1). */
  dynamite: number;
  horses: number;
  /** Duel tiles discarded, by value (B10.4). */
  readonly discards: number[];

  /** How many action spaces are resolved or being resolved, in the order of the track. */
  spacesDone: number;
  /** Buildings whose income is multiplied this round: parcel, factor, parcel, factor, … (B14.2). */
  boosts: readonly number[];

  /** What the game is doing: the last step is asked first. Empty: the game is over. */
  readonly steps: Step[];
  /** False while the game advances by itself: no seat owes a decision between the steps of a command. */
  asking: boolean;
  /** Commands so far, and for each seat the count at which its open question began (0: nothing owed). */
  moves: number;
  readonly decisions: number[];
}

/** An answer that stays sealed until all are given: a starting kit (B10.1), or duel tiles (B10.4). */
export type Answer = Kit | readonly number[];

/** What is hidden, and what follows from the options: a view shows of it only what `viewOf` names, `imagine` deals it. */
export interface SealedState {
  readonly random: Random;
  /** Follows from the options. */
  readonly rules: Rules;
  /** Sealed answers given so far to the present question. */
  answers: readonly SealedAnswer<Answer>[];
}

export interface State extends GameState, OpenState, SealedState {
  readonly random: Random;
  reveals: number;
  readonly players: Player[];
}

/** Stands for a number that is not public. */
export const UNKNOWN = -1;

/** The open part of a player. */
export interface OpenPlayer {
  money: number;
  points: number;
  revolvers: number;
  /** Roads in the personal reserve. */
  roads: number;
  /** Cowboys in the personal reserve, and those of the colour in the general supply. */
  cowboys: number;
  supply: number;
  titles: number;
  /** Parcels still to be claimed in the set-up (B2.6). */
  claims: number;
  /** Codes of the tiles kept (B5.8). */
  tiles: readonly number[];
  dynamite: number;

  /** The number that counts for the turn order, or NOBODY. */
  character: number;
  /** The second character taken with it, or NOBODY (B9.0). */
  second: number;
  /** The power that counts, as an index of POWERS. */
  power: number;
  /** What the first character changes in the cash limit of the second (B9.0). */
  limitChange: number;
  /** What was chosen at once, for later in the round (B9.3, B9.5). */
  pledge: Pledge;
  /** White cowboys in the reserve (B9.1). */
  white: number;
  /** "No duel" tokens in the reserve (B9.11). */
  tokens: number;
  /** Cowboys and horses taken back this round while all place together (B10.5). */
  takenBack: number;

  /** The publicly known sum of the tiles in hand: the sum dealt was announced. UNKNOWN after a draw. */
  handSum: number;

  /** Horses in the personal reserve, and in each corral (B10.6). */
  horses: number;
  corrals: readonly number[];
  rodeos: number;
}

export interface SealedPlayer {
  /** Duel tiles in hand, by value; only this seat knows them (B10.4). */
  hand: readonly number[];
}

export interface Player extends OpenPlayer, SealedPlayer {}

/** Nothing yet, what there was is taken, or the points at the end of the round are waited for. */
export type Pledge = 'open' | 'taken' | 'points';

export function playerOf(state: State, seat: number): Player {
  return nth(state.players, seat);
}

/** The sealed answer of a seat; undefined where it has given none. */
export function answerOf({ answers }: Pick<State, 'answers'>, seat: number): Answer | undefined {
  return answers.find((given) => given.seat === seat)?.answer;
}
