/**
 * A simple, sensible seat for the card game. It takes what brings its city most at once, with a rough
 * forecast of what may still come; it bids as much as going early is worth; it saves its powers for the
 * rounds in which they pay.
 */
import type { Command, Step, View } from '@carson/card-game';
import type { Bot } from '../../bot.ts';
import { greedySeat } from '../../greedy-seat.ts';
import { auctionOf, bidWorth } from './auction.ts';
import {
  afterSale,
  afterSales,
  bestPlacing,
  type Estate,
  estateOf,
  gainOf,
  gainOfPlacing,
  withCharacter,
  worthOf,
} from './estate.ts';
import { powerGain } from './powers.ts';

/** What a sale kept for later is worth. */
const KEPT_SALE = 4;

export const greedyCardSeat: Bot<View, Command> = greedySeat(appraiser);

/** What each command brings the seat; to leave something be brings nothing. */
function appraiser(view: View, seat: number): (command: Command) => number {
  const estate = estateOf(view, seat);
  const step = view.steps.at(-1);
  const auction = step?.kind === 'bid' ? auctionOf(view, estate, seat) : undefined;
  return (command) => {
    switch (command.type) {
      case 'usePower':
        return powerGain(view, estate, { seat, character: command.character });
      case 'bid':
        return auction === undefined ? 0 : bidWorth(auction, command.card);
      case 'takeCard':
        return gainOf(estate, command.card);
      case 'layCard':
        return step?.kind === 'lay' ? gainOfPlacing(estate, step.card, command) : 0;
      case 'sellCard':
        return saleGain(estate, command.card, step);
      case 'recruitCharacter':
        return worthOf(afterSales(withCharacter(estate, command.character))) - worthOf(estate);
      case 'setCardAside':
      case 'declinePower':
      case 'finishSelling':
      case 'declineRecruit':
        return 0;
    }
  };
}

/** Before a laying a sale has to beat laying at once, and the sale that could be made later. */
function saleGain(estate: Estate, card: number, step: Step | undefined): number {
  const after = afterSale(estate, card);
  const gain = worthOf(after) - worthOf(estate);
  if (step?.kind !== 'lay') return gain;
  return gain + (bestPlacing(after, step.card)?.gain ?? 0) - KEPT_SALE;
}
