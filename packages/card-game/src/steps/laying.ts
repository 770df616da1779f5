/** Laying a card that was taken (C3.11, C5), with the sales that may come before it (C7.2). */
import { type Refusal, refusal } from '@carson/engine';
import { codesOfCard, drawLaid, newGrid } from '../city/grid.ts';
import { layRefusal, type Position, placesFor, type Site, siteOf } from '../city/placement.ts';
import type { Command, CommandOf } from '../command.ts';
import type { CardLog } from '../event.ts';
import { type OpenSeat, type State, type StepOf, seatAt } from '../state/state.ts';
import { saleOptions } from './selling.ts';

const grid = newGrid();

function siteFor({ laid, characters }: OpenSeat): Site {
  return siteOf(drawLaid(grid, laid), characters);
}

/** True where there is a choice: more than one legal place, or something to sell first. */
export function beginLay(state: State, step: StepOf<'lay'>, log?: CardLog): boolean {
  const owner = seatAt(state, step.seat);
  if (saleOptions(owner).length > 0) return true;
  const [only, another] = legalPlaces(owner, step.card, 2);
  if (another !== undefined) return true;
  if (only === undefined) setAside(state, step, log);
  else layCard(state, step, { at: only, log });
  return false;
}

export function layOptions(state: State, { seat, card }: StepOf<'lay'>): Command[] {
  const owner = seatAt(state, seat);
  const options: Command[] = saleOptions(owner);
  const places = legalPlaces(owner, card);
  for (const { x, y } of places) options.push({ type: 'layCard', x, y });
  if (places.length === 0) options.push({ type: 'setCardAside' });
  return options;
}

export function layCard(
  state: State,
  { seat, card }: StepOf<'lay'>,
  { at, log }: { readonly at: Position; readonly log?: CardLog | undefined },
): void {
  const { x, y } = at;
  seatAt(state, seat).laid.push({ card, x, y });
  log?.({ type: 'cardLaid', seat, card, x, y });
}

export function setAside(state: State, { seat, card }: StepOf<'lay'>, log?: CardLog): void {
  seatAt(state, seat).aside.push(card);
  log?.({ type: 'cardSetAside', seat, card });
}

export function checkSetAside(state: State, { seat, card }: StepOf<'lay'>): Refusal | undefined {
  const [place] = legalPlaces(seatAt(state, seat), card, 1);
  return place === undefined ? undefined : refusal('hasLegalPlace', 'C3.11', { x: place.x, y: place.y });
}

export function checkLay(
  state: State,
  { seat, card }: StepOf<'lay'>,
  command: CommandOf<'layCard'>,
): Refusal | undefined {
  return layRefusal(seatAt(state, seat), card, command);
}

function legalPlaces(owner: OpenSeat, card: number, most?: number): Position[] {
  return placesFor(siteFor(owner), codesOfCard(card), most);
}
