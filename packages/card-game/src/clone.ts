import { cloneRandom, cloneSealed } from '@carson/engine';
import type { CardState, SeatState } from './state.ts';

export function cloneState(state: CardState): CardState {
  return {
    random: cloneRandom(state.random),
    reveals: state.reveals,
    decision: state.decision,
    asking: state.asking,
    options: state.options,
    seats: state.seats.map(cloneSeat),
    era: state.era,
    round: state.round,
    column: state.column.slice(),
    terrainPile: state.terrainPile.slice(),
    nextTerrainPile: state.nextTerrainPile.slice(),
    characterPile: state.characterPile.slice(),
    buried: state.buried,
    backOf: state.backOf,
    removed: state.removed.slice(),
    removedCharacters: state.removedCharacters.slice(),
    unused: state.unused.slice(),
    bids: state.bids === undefined ? undefined : cloneSealed(state.bids),
    order: state.order.slice(),
    steps: state.steps.slice(),
  };
}

function cloneSeat(seat: SeatState): SeatState {
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
