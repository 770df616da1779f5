import type { CardView, Command } from '@carson/card-game';
import type { JSX } from 'preact';
import { commandKey } from '../../parts/command-key.ts';
import { words } from '../../words/words.ts';
import type { TablePartProps } from '../game-ui.ts';
import { ownSeat } from './city.tsx';
import { AuctionFace } from './faces.tsx';
import { pickedBid } from './model.ts';

const CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

function bid(card: number): Command {
  return { type: 'bid', card };
}

/** The viewer's nine auction cards as a fan; spent ones lie pale. */
export function Hand({ table, live, act }: TablePartProps): JSX.Element {
  const view = table.view as CardView;
  const own = ownSeat(view);
  const { cardTable, names } = words.value;
  const biddable = new Set(
    table.options.flatMap((command) => ('card' in command && command.type === 'bid' ? [command.card] : [])),
  );
  return (
    <fieldset class="hand" data-seat={own.seat}>
      <legend class="spoken">{cardTable.hand}</legend>
      {CARDS.map((card, at) => {
        const spent = !own.held.includes(card);
        const chosen = pickedBid.value === card || view.ownBid === card;
        const name = cardTable.auctionCard({ suit: names.suits[own.suit], card });
        return (
          <label
            key={card}
            class={`auction-card${spent ? ' spent' : ''}${chosen ? ' chosen' : ''}${live && biddable.has(card) ? ' can' : ''}`}
            style={{ '--turn': at - 4 }}
            data-target={commandKey(bid(card))}
            onClick={() => live && !biddable.has(card) && act(bid(card))}
          >
            <input
              type="radio"
              name="bid"
              value={`${card}`}
              checked={chosen}
              disabled={!live || !biddable.has(card)}
              aria-label={spent ? `${name}, ${cardTable.spent}` : name}
              onChange={() => {
                pickedBid.value = card;
              }}
            />
            <AuctionFace suit={own.suit} card={card} />
          </label>
        );
      })}
    </fieldset>
  );
}
