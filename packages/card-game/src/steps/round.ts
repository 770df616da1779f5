/** The start and the end of a round (C3), the change of Era (C4) and the way into the end of the game (C7.3). */
import { shuffle } from '@carson/engine';
import { CHARACTERS } from '../characters/index.ts';
import { isTerrain, terrainPerRound } from '../column.ts';
import type { CardLog } from '../event.ts';
import { ENDING } from '../held-rulings.ts';
import type { CharacterId } from '../ids.ts';
import { isVirtual, type OpenSeat, ROUNDS_PER_ERA, type State } from '../state/state.ts';

export function beginRound(state: State, log?: CardLog): void {
  for (const seat of state.seats) {
    seat.bonus = 0;
    seat.turnCards = 1;
    seat.played = undefined;
  }
  state.order = [];
  log?.({ type: 'roundStarted', era: state.era, round: state.round });
  state.steps.push(
    { kind: 'endRound' },
    { kind: 'choice' },
    { kind: 'powers', window: 'afterReveal', next: 0 },
    { kind: 'bid' },
    { kind: 'powers', window: 'beforeBid', next: 0 },
    { kind: 'terrain', cards: terrainPerRound(state) },
    { kind: 'character' },
  );
}

export function endRound(state: State, log?: CardLog): void {
  clearColumn(state, log);
  state.steps.push({ kind: 'nextRound' });
}

/** On to the next round, the next Era or the end of the game. */
export function nextRound(state: State, log?: CardLog): void {
  if (state.round < ROUNDS_PER_ERA) {
    state.round++;
    state.steps.push({ kind: 'round' });
  } else if (state.era === 1) {
    changeEra(state, log);
    state.steps.push({ kind: 'round' });
  } else {
    for (const kind of ENDING.toReversed()) state.steps.push({ kind });
  }
}

/** C3.9: cards left in the column leave the game. */
function clearColumn(state: State, log?: CardLog): void {
  if (state.column.length === 0) return;
  for (const card of state.column) {
    if (isTerrain(card)) state.removed.push(card);
    else state.removedCharacters.push(card);
  }
  log?.({ type: 'columnCleared', cards: state.column });
  state.column = [];
}

function changeEra(state: State, log?: CardLog): void {
  state.unused = state.terrainPile.sort((a, b) => a - b);
  state.terrainPile = state.nextTerrainPile;
  state.nextTerrainPile = [];
  state.era = 2;
  state.round = 1;
  log?.({ type: 'pileRetired', cards: state.unused });
  log?.({ type: 'eraStarted', era: state.era });
  for (const [at, seat] of state.seats.entries()) takeBackAuctionCards(state, seat, at);
  log?.({ type: 'auctionCardsReturned' });
  for (const [at, seat] of state.seats.entries()) turnUpright(seat, at, log);
}

/** C4.2: hands are whole again, virtual piles are shuffled again. */
function takeBackAuctionCards(state: State, seat: OpenSeat, at: number): void {
  seat.held = seat.spent.sort((a, b) => a - b);
  seat.spent = [];
  if (isVirtual(seat)) state.auctionPiles[at] = shuffle(state.random, [...seat.held]);
}

/** C4.3: a power of the whole game stays used. */
function turnUpright(seat: OpenSeat, at: number, log?: CardLog): void {
  const staysTilted = (id: CharacterId) => CHARACTERS[id].power?.once === 'game';
  const upright = seat.tilted.filter((id) => !staysTilted(id));
  if (upright.length === 0) return;
  seat.tilted = seat.tilted.filter(staysTilted);
  log?.({ type: 'charactersUprighted', seat: at, characters: upright });
}
