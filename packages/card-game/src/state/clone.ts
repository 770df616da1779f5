import { cloneRandom, cloneSealed, type GameState } from '@carson/engine';
import type { OpenSeat, OpenTable, SealedTable, State } from './state.ts';

/** An open part as a view shows it: read-only. */
export type Shown<Table> = {
  readonly [Key in keyof Table]: Table[Key] extends (infer Entry)[] ? readonly Entry[] : Table[Key];
};

/** The open table, or one like it, such as a view. */
export type ShownTable = Omit<Shown<OpenTable>, 'seats'> & { readonly seats: readonly Shown<OpenSeat>[] };

export function cloneState(state: State): State {
  return stateOf(copyOpen(state), copySealed(state), {
    random: cloneRandom(state.random),
    reveals: state.reveals,
  });
}

/** Adds to the open copy it is given: search makes many states, and spreading is thirty times slower. */
export function stateOf(open: OpenTable, sealed: SealedTable, { random, reveals }: GameState): State {
  return Object.assign(open, sealed, { random, reveals });
}

/** Copies what is open and leaves everything else behind. */
export function copyOpen(table: ShownTable): OpenTable {
  return {
    decision: table.decision,
    asking: table.asking,
    options: table.options,
    seats: table.seats.map(copySeat),
    era: table.era,
    round: table.round,
    column: table.column.slice(),
    buried: table.buried,
    removed: table.removed.slice(),
    removedCharacters: table.removedCharacters.slice(),
    unused: table.unused.slice(),
    order: table.order.slice(),
    steps: table.steps.slice(),
  };
}

export function copySeat(seat: Shown<OpenSeat>): OpenSeat {
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

function copySealed(table: SealedTable): SealedTable {
  return {
    terrainPile: table.terrainPile.slice(),
    nextTerrainPile: table.nextTerrainPile.slice(),
    characterPile: table.characterPile.slice(),
    backOf: table.backOf,
    auctionPiles: table.auctionPiles.map((pile) => pile.slice()),
    bids: table.bids === undefined ? undefined : cloneSealed(table.bids),
  };
}
