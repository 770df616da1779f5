/** The start of a game (C2). */
import { fromKeys, known, type Random, seedRandom, shuffle } from '@carson/engine';
import { BACKS, TERRAIN } from '../deck/index.ts';
import type { CardLog } from '../event.ts';
import { CHARACTER_IDS, type CharacterId, type Era, SUITS, type Suit } from '../ids.ts';
import { advance } from '../play.ts';
import { isVirtual, type OpenSeat, type State } from '../state/state.ts';
import { auctionCards } from './auction-cards.ts';
import type { Options, SeatOption } from './options.ts';

export function setup(options: Options, seed: string, log?: CardLog): State {
  const random = seedRandom(seed);
  const seats = dealSeats(random, options.seats);
  const state: State = {
    auctionPiles: seats.map((seat) => (isVirtual(seat) ? shuffle(random, [...seat.held]) : [])),
    random,
    reveals: 0,
    decision: 0,
    asking: false,
    options,
    seats,
    era: 1,
    round: 1,
    column: [],
    terrainPile: shuffle(random, [...TERRAIN_OF[1]]),
    nextTerrainPile: shuffle(random, [...TERRAIN_OF[2]]),
    characterPile: shuffle(random, [...CHARACTER_IDS]),
    buried: 0,
    backOf: dealBacks(random),
    removed: [],
    removedCharacters: [],
    unused: [],
    bids: undefined,
    order: [],
    steps: [{ kind: 'round' }],
  };
  log?.({ type: 'seatsTaken', suits: seats.map(({ suit }) => suit) });
  log?.({ type: 'eraStarted', era: state.era });
  log?.beat?.();
  advance(state, log);
  return state;
}

/** The terrain cards of each Era by their numbers, ascending. */
export const TERRAIN_OF: Readonly<Record<Era, readonly number[]>> = { 1: terrainOf(1), 2: terrainOf(2) };

function terrainOf(era: Era): number[] {
  return [...TERRAIN.keys()].filter((card) => TERRAIN[card]?.era === era);
}

/** C2.2: seats without a chosen suit draw one of the rest. */
function dealSeats(random: Random, seats: readonly SeatOption[]): OpenSeat[] {
  const chosen = seats.map(({ suit }) => suit);
  const rest = shuffle(
    random,
    SUITS.filter((suit) => !chosen.includes(suit)),
  );
  return seats.map((option) => newSeat(option, option.suit ?? known(rest.pop(), 'a suit that is left')));
}

function newSeat(option: SeatOption, suit: Suit): OpenSeat {
  const level = option.kind === 'virtual' ? option.level : undefined;
  return {
    suit,
    level,
    held: auctionCards(level),
    spent: [],
    laid: [],
    kept: [],
    aside: [],
    sold: [],
    characters: [],
    tilted: [],
    bonus: 0,
    turnCards: 1,
    played: undefined,
  };
}

/** C1.5: which back belongs to which character is new in every game. */
function dealBacks(random: Random): Record<CharacterId, number> {
  const backs = shuffle(random, [...BACKS.keys()]);
  return fromKeys(CHARACTER_IDS, (id) => {
    return known(backs.shift(), `a back for ${id}`);
  });
}
