/**
 * What a side of a character can be. Almost everything is a number or a flag that the steps read; a
 * function is left only where a power asks its owner something of its own.
 */
import type { Refusal, SomeByType } from '@carson/engine';
import type { Choice, Command } from '../../command.ts';
import type { BuildingId, CharacterId } from '../../ids.ts';
import type { State } from '../../state/state.ts';
import type { Table } from '../../state/table.ts';

/** An amount of what changes hands. */
export interface Goods {
  readonly money?: number;
  readonly cowboys?: number;
  readonly revolvers?: number;
  readonly points?: number;
}

/** What an answer costs and brings where that is fixed: for words and bots. */
export interface Terms {
  /** Left out where every answer has the same terms. */
  readonly answer?: Choice;
  readonly costs?: Goods;
  readonly brings?: Goods;
  /** Built at once. */
  readonly building?: BuildingId;
}

/** A question that a power puts to its owner, answered once. */
export interface Offer {
  /** What is asked, for words and bots. */
  readonly kind: string;
  readonly terms: readonly Terms[];
  /** Every answer; none: the power lapses. A single one that is a `decline` is given by itself. */
  options(state: State, seat: number, out: Command[]): void;
  /** Why a command is none of the answers. */
  readonly whyNot: SomeByType<Command, [State, number], Refusal | undefined>;
  /** What the answers do, a `decline` apart. */
  readonly accept: SomeByType<Command, [Table, number], void>;
}

export interface Gains {
  readonly money?: number;
  readonly roads?: number;
  readonly dynamite?: number;
  readonly horses?: number;
}

/** B9.0: another character on top of this one. */
export interface SecondCharacter {
  readonly price: number;
  readonly obliged: boolean;
  readonly limitChange: number;
}

/** B9.14: a cowboy that lost may go on to another space, for a fee to the owner. */
export interface Surgery {
  readonly fee: number;
}

/** B9.14: the loser pays one or the other. */
export interface Funeral {
  readonly money: number;
  readonly points: number;
}

export interface Power {
  readonly rule: string;
  /** B11.3 */
  readonly limit: number;
  /** Received when the character is taken. */
  readonly gains: Gains;
  readonly second: SecondCharacter | undefined;
  /** Happens when the character is taken. */
  readonly taken: ((table: Table, seat: number) => void) | undefined;
  /** Asked when the character is taken. */
  readonly atOnce: Offer | undefined;
  /** Asked after the victory points (B14.4). */
  readonly atRoundEnd: Offer | undefined;
  /** Points after the victory points for a player who waited for them (B9.3, B9.5). */
  readonly pledgePoints: ((position: Pick<State, 'town'>, seat: number) => number) | undefined;
  /** False: the other side counts instead (B9.9, B9.15). */
  readonly isOpen: ((state: State) => boolean) | undefined;
  /** Only where there are horses in the game (B9.15). */
  readonly needsHorses: boolean;

  readonly strength: number;
  readonly tilePriceDivisor: number;
  readonly parcelPriceCap: number;

  readonly whiteCowboys: number;
  readonly noDuelTokens: number;
  /** B9.11: a cowboy of the general supply goes to gaming with a token, and the dice are multiplied there. */
  readonly gamesFromSupply: boolean;
  /** B9.1: neither joins others nor attacks. */
  readonly neverChallenges: boolean;
  /** B9.16: neither attacks nor is attacked, and outlaws take nothing. */
  readonly atPeace: boolean;
  /** B9.18: others leave the parcels where this seat wants to buy. */
  readonly clearsParcels: boolean;

  readonly pointsPerDuelWon: number;
  readonly pointsPerChallengeLost: number;
  readonly throwsAgain: boolean;
  readonly surgery: Surgery | undefined;
  readonly funeral: Funeral | undefined;
  readonly moneyPerOutlaw: number;

  /** B9.13: points for a road that serves a new parcel, and for a bridge. */
  readonly pointsPerServingRoad: number;
  readonly pointsPerBridge: number;

  /** B9.3: at building income, all buildings of one kind doubled or this much money. */
  readonly doublesKindOrEarns: number;
  /** B9.18: dollars of own building income for a point, by round. */
  readonly incomePerPoint: readonly number[] | undefined;
  /** B9.17 */
  readonly firstNextRound: boolean;
  /** B9.17: points at the end for schools, prisons, churches and for having no saloon. */
  readonly teaches: boolean;
}

export interface Character {
  readonly id: CharacterId;
  readonly yellow: Power;
  readonly red: Power;
  /** Who says which side counts: the table beforehand, the owner each time, or the round. */
  readonly sideBy: 'table' | 'owner' | 'round';
  /** Not to be taken as a second character (B9.0). */
  readonly neverSecond: boolean;
}

type Facts = Partial<Power> & Pick<Power, 'limit'>;

interface CharacterFacts {
  readonly id: CharacterId;
  readonly rule: string;
  readonly yellow: Facts;
  readonly red: Facts;
  readonly sideBy?: Character['sideBy'];
  readonly neverSecond?: boolean;
}

/** No price of a parcel reaches this (B5.4). */
const NO_PRICE_CAP = 99;

export const NO_POWER: Power = {
  rule: 'B3.1',
  limit: 0,
  gains: {},
  second: undefined,
  taken: undefined,
  atOnce: undefined,
  atRoundEnd: undefined,
  pledgePoints: undefined,
  isOpen: undefined,
  needsHorses: false,
  strength: 0,
  tilePriceDivisor: 1,
  parcelPriceCap: NO_PRICE_CAP,
  whiteCowboys: 0,
  noDuelTokens: 0,
  gamesFromSupply: false,
  neverChallenges: false,
  atPeace: false,
  clearsParcels: false,
  pointsPerDuelWon: 0,
  pointsPerChallengeLost: 0,
  throwsAgain: false,
  surgery: undefined,
  funeral: undefined,
  moneyPerOutlaw: 0,
  pointsPerServingRoad: 0,
  pointsPerBridge: 0,
  doublesKindOrEarns: 0,
  incomePerPoint: undefined,
  firstNextRound: false,
  teaches: false,
};

/** A character whose sides have no power but what is given. */
export function character({ id, rule, yellow, red, ...facts }: CharacterFacts): Character {
  return {
    id,
    sideBy: facts.sideBy ?? 'table',
    neverSecond: facts.neverSecond ?? false,
    yellow: { ...NO_POWER, rule, ...yellow },
    red: { ...NO_POWER, rule, ...red },
  };
}
