/** The column of cards on offer, and the piles behind it (C3.1, C3.2, C3.9). */
import { BACKS, type CharacterBack } from './deck/index.ts';
import type { CardLog } from './event.ts';
import type { CharacterId } from './ids.ts';
import { joinColumn, openColumn } from './rulings.ts';
import type { CardState, ColumnCard } from './state.ts';

const FEW_SEATS = 4;
const TERRAIN_FOR_FEW = 4;
const TERRAIN_FOR_MANY = 5;

/** C3.1: a character, then four terrain cards, or five with more than four seats. */
export function fillColumn(state: CardState, log?: CardLog): void {
  state.column = openColumn(revealCharacter(state, log));
  revealTerrain(state, state.seats.length > FEW_SEATS ? TERRAIN_FOR_MANY : TERRAIN_FOR_FEW, log);
}

/** Turns up terrain cards at the far end of the column. */
export function revealTerrain(state: CardState, count: number, log?: CardLog): void {
  for (let i = 0; i < count; i++) joinColumn(state.column, draw(state.terrainPile));
  state.reveals++;
  log?.({ type: 'terrainRevealed', cards: state.column.slice(-count).filter(isTerrain) });
}

export function removeFromColumn(state: CardState, card: ColumnCard): void {
  const at = state.column.indexOf(card);
  if (at < 0) throw new Error(`card ${card} is not in the column`);
  state.column.splice(at, 1);
}

export function isTerrain(card: ColumnCard): card is number {
  return typeof card === 'number';
}

/** The back everyone can see; undefined once the pile is empty. */
export function backOnTop(state: CardState): number | undefined {
  const top = state.characterPile.at(-1);
  return top === undefined ? undefined : state.backOf[top];
}

export function backNumbered(number: number): CharacterBack {
  const back = BACKS[number];
  if (back === undefined) throw new Error(`there is no back ${number}`);
  return back;
}

function revealCharacter(state: CardState, log?: CardLog): CharacterId {
  let revealed = drawCharacter(state, log);
  while (skullOnTop(state)) {
    state.characterPile.unshift(revealed);
    state.buried++;
    log?.({ type: 'characterBuried', character: revealed });
    revealed = drawCharacter(state, log);
  }
  return revealed;
}

function drawCharacter(state: CardState, log?: CardLog): CharacterId {
  const character = draw(state.characterPile);
  state.buried = Math.min(state.buried, state.characterPile.length);
  state.reveals++;
  log?.({ type: 'characterRevealed', character });
  return character;
}

function skullOnTop(state: CardState): boolean {
  const back = backOnTop(state);
  return back !== undefined && backNumbered(back).skull;
}

function draw<Card>(pile: Card[]): Card {
  const card = pile.pop();
  if (card === undefined) throw new Error('a pile has run out');
  return card;
}
