/** A seat's city and characters as its owner judges them: the score of today and what may become of it. */
import {
  CARD_PLACES,
  type CardCodes,
  type CharacterId,
  type Code,
  type ColumnCard,
  codesOfCard,
  drawLaid,
  type Holding,
  type LaidCard,
  newGrid,
  type Position,
  placeAt,
  placesFor,
  type SeatView,
  type Site,
  salesOf,
  sellable,
  siteOf,
  totalOf,
  type View,
} from '@carson/card-game';
import { known, nth } from '@carson/engine';
import { type Ahead, aheadOf } from './ahead.ts';
import { CHARACTER_POTENTIAL, cityPotential, type Forecast, forecastOf } from './potential.ts';

export interface Estate {
  readonly laid: readonly LaidCard[];
  readonly holding: Holding;
  readonly site: Site;
  readonly ahead: Ahead;
  readonly forecast: Forecast;
}

export interface Placing extends Position {
  readonly gain: number;
}

export function estateOf(view: View, seat: number): Estate {
  const { laid, characters, sold } = seatViewOf(view, seat);
  const ahead = aheadOf(view);
  return {
    laid,
    holding: { characters, sold: sold.length },
    site: siteOf(drawLaid(newGrid(), laid), characters),
    ahead,
    forecast: forecastOf(ahead),
  };
}

export function seatViewOf(view: View, seat: number): SeatView {
  return known(view.seats[seat], 'a seat');
}

export function worthOf({ site, holding, forecast }: Estate): number {
  return totalOf(site.grid, holding) + cityPotential(site.grid, forecast);
}

/** What taking this card of the column brings; a terrain card that fits nowhere brings nothing. */
export function gainOf(estate: Estate, card: ColumnCard): number {
  if (typeof card === 'number') return bestPlacing(estate, card)?.gain ?? 0;
  return worthOf(withCharacter(estate, card)) - worthOf(estate) + CHARACTER_POTENTIAL[card](estate.ahead);
}

export function gainOfPlacing(estate: Estate, card: number, at: Position): number {
  return worthWith(estate, codesOfCard(card), at) - worthOf(estate);
}

/** The best place for a terrain card; undefined where there is none. */
export function bestPlacing(estate: Estate, card: number): Placing | undefined {
  const codes = codesOfCard(card);
  const before = worthOf(estate);
  let best: Placing | undefined;
  for (const at of placesFor(estate.site, codes)) {
    const gain = worthWith(estate, codes, at) - before;
    if (best === undefined || gain > best.gain) best = { ...at, gain };
  }
  return best;
}

export function withCharacter(estate: Estate, character: CharacterId): Estate {
  const characters = [...estate.holding.characters, character];
  return {
    ...estate,
    holding: { ...estate.holding, characters },
    site: siteOf(estate.site.grid, characters),
  };
}

export function afterSale(estate: Estate, card: number): Estate {
  const { characters, sold } = estate.holding;
  const laid = estate.laid.filter((held) => held.card !== card);
  return {
    ...estate,
    laid,
    holding: { characters, sold: sold + 1 },
    site: siteOf(drawLaid(newGrid(), laid), characters),
  };
}

/** The estate after every sale that pays, the best first. */
export function afterSales(estate: Estate): Estate {
  if (estate.holding.sold >= salesOf(estate.holding.characters)) return estate;
  let best = estate;
  for (const index of sellable(estate.laid)) {
    const after = afterSale(estate, nth(estate.laid, index).card);
    if (worthOf(after) > worthOf(best)) best = after;
  }
  return best === estate ? estate : afterSales(best);
}

/** Lays the card for a moment, looks, and takes it up again. */
function worthWith(estate: Estate, codes: CardCodes, { x, y }: Position): number {
  const { cells } = estate.site.grid;
  const place = placeAt(estate.site.grid, x, y);
  const covered = CARD_PLACES.map((step) => cells[place + step] as Code);
  for (let i = 0; i < CARD_PLACES.length; i++) cells[place + (CARD_PLACES[i] as number)] = codes[i] as Code;
  const worth = worthOf(estate);
  for (let i = 0; i < CARD_PLACES.length; i++) cells[place + (CARD_PLACES[i] as number)] = covered[i] as Code;
  return worth;
}
