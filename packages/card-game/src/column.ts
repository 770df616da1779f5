/** The column of cards on offer, and the piles behind it (C3.1, C3.2, C3.9). */
import { known } from '@carson/engine';
import { BACKS, type CharacterBack } from './deck/index.ts';
import type { CardLog } from './event.ts';
import { joinColumn, openColumn } from './held-rulings.ts';
import type { ColumnCard, State } from './state/state.ts';

const FEW_SEATS = 4;
const TERRAIN_FOR_FEW = 4;
const TERRAIN_FOR_MANY = 5;

/** C3.1: four terrain cards, or five with more than four seats. */
export function terrainPerRound({ seats }: State): number {
  return seats.length > FEW_SEATS ? TERRAIN_FOR_MANY : TERRAIN_FOR_FEW;
}

/** Turns up a character. Where the back then on top shows a skull, the character does not stay (C3.2). */
export function revealCharacter(state: State, log?: CardLog): void {
  const character = draw(state.characterPile);
  state.buried = Math.min(state.buried, state.characterPile.length);
  state.reveals++;
  state.column = openColumn(character);
  if (skullOnTop(state)) state.steps.push({ kind: 'skull' });
  log?.({ type: 'characterRevealed', character });
}

/** C3.2: the character just revealed goes under the pile, and another one is turned up. */
export function buryCharacter(state: State, log?: CardLog): void {
  const buried = state.column.filter((card) => !isTerrain(card));
  state.column = [];
  state.characterPile.unshift(...buried);
  state.buried += buried.length;
  state.steps.push({ kind: 'character' });
  for (const character of buried) log?.({ type: 'characterBuried', character });
}

/** Turns up terrain cards at the far end of the column. */
export function revealTerrain(state: State, count: number, log?: CardLog): void {
  for (let i = 0; i < count; i++) joinColumn(state.column, draw(state.terrainPile));
  state.reveals++;
  log?.({ type: 'terrainRevealed', cards: state.column.slice(-count).filter(isTerrain) });
}

export function removeFromColumn(state: State, card: ColumnCard): void {
  const at = state.column.indexOf(card);
  if (at < 0) throw new Error(`card ${card} is not in the column`);
  state.column.splice(at, 1);
}

export function isTerrain(card: ColumnCard): card is number {
  return typeof card === 'number';
}

/** The back everyone can see; undefined once the pile is empty. */
export function backOnTop(state: State): number | undefined {
  const top = state.characterPile.at(-1);
  return top === undefined ? undefined : state.backOf[top];
}

export function backNumbered(number: number): CharacterBack {
  return known(BACKS[number], 'a back of this number');
}

function skullOnTop(state: State): boolean {
  const back = backOnTop(state);
  return back !== undefined && backNumbered(back).skull;
}

function draw<Card>(pile: Card[]): Card {
  return known(pile.pop(), 'a card in the pile');
}
