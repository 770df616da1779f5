/** Laying a card that was taken (C3.11, C5), with the sales that may come before it (C7.2). */
import { type Refusal, refusal } from '@carson/engine';
import type { Command, CommandOf } from '../command.ts';
import type { CardLog } from '../event.ts';
import { CARD_PLACES, codesOfCard, drawLaid, elementOf, newGrid, placeAt, xOf, yOf } from '../grid.ts';
import {
  firstMisfit,
  fitOf,
  type Position,
  placesFor,
  type Site,
  siteOf,
  touchesCorner,
} from '../placement.ts';
import { type CardState, type OpenSeat, type StepOf, seatAt } from '../state.ts';
import { saleOptions } from './selling.ts';

const grid = newGrid();

function siteFor({ laid, characters }: OpenSeat): Site {
  return siteOf(drawLaid(grid, laid), characters);
}

/** True where there is a choice: more than one legal place, or something to sell first. */
export function beginLay(state: CardState, step: StepOf<'lay'>, log?: CardLog): boolean {
  const owner = seatAt(state, step.seat);
  if (saleOptions(owner).length > 0) return true;
  const [only, another] = legalPlaces(owner, step.card, 2);
  if (another !== undefined) return true;
  if (only === undefined) setAside(state, step, log);
  else layCard(state, step, { at: only, log });
  return false;
}

export function layOptions(state: CardState, { seat, card }: StepOf<'lay'>): Command[] {
  const owner = seatAt(state, seat);
  const options: Command[] = saleOptions(owner);
  const places = legalPlaces(owner, card);
  for (const { x, y } of places) options.push({ type: 'layCard', x, y });
  if (places.length === 0) options.push({ type: 'setCardAside' });
  return options;
}

export function layCard(
  state: CardState,
  { seat, card }: StepOf<'lay'>,
  { at, log }: { readonly at: Position; readonly log?: CardLog | undefined },
): void {
  const { x, y } = at;
  seatAt(state, seat).laid.push({ card, x, y });
  log?.({ type: 'cardLaid', seat, card, x, y });
}

export function setAside(state: CardState, { seat, card }: StepOf<'lay'>, log?: CardLog): void {
  seatAt(state, seat).aside.push(card);
  log?.({ type: 'cardSetAside', seat, card });
}

export function checkSetAside(state: CardState, { seat, card }: StepOf<'lay'>): Refusal | undefined {
  const [place] = legalPlaces(seatAt(state, seat), card, 1);
  return place === undefined ? undefined : refusal('hasLegalPlace', 'C3.11', { x: place.x, y: place.y });
}

export function checkLay(
  state: CardState,
  { seat, card }: StepOf<'lay'>,
  command: CommandOf<'layCard'>,
): Refusal | undefined {
  const { x, y } = command;
  const site = siteFor(seatAt(state, seat));
  const codes = codesOfCard(card);
  switch (fitOf(site, codes, command)) {
    case 'fits':
      return undefined;
    case 'leavesSquare':
      return refusal('leavesSquare', 'C5.1', { x, y, longSide: site.longSide });
    case 'notJoined': {
      const corner = touchesCorner(grid, x, y);
      return refusal(corner ? 'joinsByCornerOnly' : 'notJoined', 'C5.2', { x, y });
    }
    case 'covers':
      return coversRefusal(site, card, placeAt(grid, x, y));
  }
}

function coversRefusal(site: Site, card: number, place: number): Refusal {
  const codes = codesOfCard(card);
  const misfit = firstMisfit(site, codes, place);
  const covered = place + (CARD_PLACES[misfit] as number);
  const under = elementOf(grid.cells[covered] as number);
  return refusal(under === 'outlaws' ? 'coversOutlaws' : 'coversElement', 'C5.4', {
    x: xOf(grid, covered),
    y: yOf(grid, covered),
    under,
    over: elementOf(codes[misfit] as number),
  });
}

function legalPlaces(owner: OpenSeat, card: number, most?: number): Position[] {
  return placesFor(siteFor(owner), codesOfCard(card), most);
}
