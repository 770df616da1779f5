import { type Copied, cloneRandom, cloneSealed, type GameState, type Shown } from '@carson/engine';
import type { OpenSeat, OpenState, SealedState, State } from './state.ts';

/** The open part of a state, or one like it, such as a view. */
export type ShownState = Omit<Shown<OpenState>, 'seats'> & { readonly seats: readonly Shown<OpenSeat>[] };

export function cloneState(state: State): State {
  return stateOf(copyOpen(state), copySealed(state), {
    random: cloneRandom(state.random),
    reveals: state.reveals,
  });
}

/** Adds to the open copy it is given: search makes many states, and spreading is thirty times slower. */
export function stateOf(open: OpenState, sealed: SealedState, { random, reveals }: GameState): State {
  return Object.assign(open, sealed, { random, reveals });
}

/** Copies what is open and leaves everything else behind. */
export function copyOpen(state: ShownState): Copied<OpenState> {
  return {
    decision: state.decision,
    asking: state.asking,
    options: state.options,
    seats: state.seats.map(copySeat),
    era: state.era,
    round: state.round,
    column: state.column.slice(),
    buried: state.buried,
    removed: state.removed.slice(),
    removedCharacters: state.removedCharacters.slice(),
    unused: state.unused.slice(),
    order: state.order.slice(),
    steps: state.steps.slice(),
  };
}

export function copySeat(seat: Shown<OpenSeat>): Copied<OpenSeat> {
  return {
    suit: seat.suit,
    level: seat.level,
    held: seat.held.slice(),
    spent: seat.spent.slice(),
    laid: seat.laid.slice(),
    kept: seat.kept.slice(),
    aside: seat.aside.slice(),
    sold: seat.sold.slice(),
    characters: seat.characters.slice(),
    tilted: seat.tilted.slice(),
    bonus: seat.bonus,
    turnCards: seat.turnCards,
    played: seat.played,
  };
}

function copySealed(state: Shown<SealedState>): Copied<SealedState> {
  return {
    terrainPile: state.terrainPile.slice(),
    nextTerrainPile: state.nextTerrainPile.slice(),
    characterPile: state.characterPile.slice(),
    backOf: state.backOf,
    auctionPiles: state.auctionPiles.map((pile) => pile.slice()),
    bids: state.bids === undefined ? undefined : cloneSealed(state.bids),
  };
}
