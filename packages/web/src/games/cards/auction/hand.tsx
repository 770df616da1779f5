import { auctionCards, type Command } from '@carson/card-game';
import type { ComponentChildren, JSX } from 'preact';
import { confirm } from '../../../app/settings.ts';
import { commandKey } from '../../../parts/command-key.ts';
import { words } from '../../../words/words.ts';
import { AuctionFace } from '../names/card-faces.tsx';
import { ownSeat } from '../round/own-seat.ts';
import { pickedBid } from '../selection/selection.ts';
import type { CardsPartProps } from '../table-types.ts';

/** Those of a real player. */
const CARDS = auctionCards(undefined);

function bid(card: number): Command {
  return { type: 'bid', card };
}

interface HandProps extends CardsPartProps {
  /** What stands in the tenth place: the button that confirms, on a phone. */
  readonly children?: ComponentChildren;
}

/** The viewer's nine auction cards, each always in its place; spent ones are pale. */
export function Hand({ table, live, act, children }: HandProps): JSX.Element {
  const view = table.view;
  const own = ownSeat(view);
  const picked = pickedBid.of(table);
  const biddable = new Set(
    table.options.flatMap((command) => ('card' in command && command.type === 'bid' ? [command.card] : [])),
  );
  return (
    <fieldset class="hand" data-seat={own.seat}>
      <legend class="spoken">{words.value.cardTable.hand}</legend>
      {CARDS.map((card, at) => (
        <AuctionCard
          key={card}
          card={card}
          at={at}
          suit={own.suit}
          isSpent={!own.held.includes(card)}
          isChosen={picked === card || view.ownBid === card}
          can={live && biddable.has(card)}
          act={live ? act : undefined}
        />
      ))}
      {children}
    </fieldset>
  );
}

interface AuctionCardProps {
  readonly card: number;
  readonly at: number;
  readonly suit: ReturnType<typeof ownSeat>['suit'];
  readonly isSpent: boolean;
  readonly isChosen: boolean;
  readonly can: boolean;
  /** Bids the card, or says why that is not possible; none while nothing is asked. */
  readonly act: ((command: Command) => void) | undefined;
}

/** The first click picks the card, another one on it bids. */
function AuctionCard({ card, at, suit, isSpent, isChosen, can, act }: AuctionCardProps): JSX.Element {
  const { cardTable, names } = words.value;
  const name = cardTable.auctionCard({ suit: names.suits[suit], card });
  return (
    <label
      class={`auction-card${isSpent ? ' spent' : ''}${isChosen ? ' chosen' : ''}${can ? ' can' : ''}`}
      style={{ '--turn': at - 4 }}
      data-target={commandKey(bid(card))}
      data-explain="card:auction"
      onClick={() => !can && act?.(bid(card))}
    >
      <input
        type="radio"
        name="bid"
        value={`${card}`}
        checked={isChosen}
        disabled={!can}
        aria-label={isSpent ? `${name}, ${cardTable.spent}` : name}
        onClick={() => {
          if (pickedBid.peek() === card) act?.(bid(card));
        }}
        onChange={() => {
          pickedBid.value = card;
          if (confirm.peek() === 'off') act?.(bid(card));
        }}
      />
      <AuctionFace suit={suit} card={card} />
    </label>
  );
}
