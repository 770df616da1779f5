import { BACKS, type View } from '@carson/card-game';
import type { JSX } from 'preact';
import { Art } from '../../../art/art.tsx';
import { words } from '../../../words/words.ts';
import { ownSeat } from '../round/own-seat.ts';

/** The six suits in this round's order: the first in the row wins a tie (C3.7). One's own is framed. */
export function TieOrder({ view }: { readonly view: View }): JSX.Element | null {
  const { cardTable, names } = words.value;
  const { backOnTop } = view.characterPile;
  const back = backOnTop === undefined ? undefined : BACKS[backOnTop];
  if (back === undefined) return null;
  const suits = view.seats.map(({ suit }) => suit);
  const ties = cardTable.tieBreakHint({ suits: back.order.map((suit) => names.suits[suit]).join(', ') });
  const hint = back.skull ? `${ties} ${cardTable.skull}` : ties;
  return (
    <div class="tie-order" role="img" aria-label={hint} data-explain="card:ties">
      <span class="tie-title">{cardTable.tieBreak}</span>
      <span class="tie-suits" aria-hidden="true">
        {back.order.map((suit) => (
          <span
            key={suit}
            class={`tie-suit${suit === ownSeat(view).suit ? ' own' : ''}${suits.includes(suit) ? '' : ' absent'}`}
          >
            <Art name={`suit-${suit}`} />
          </span>
        ))}
        {back.skull && (
          <span class="tie-skull">
            <Art name="piece-skull" />
          </span>
        )}
      </span>
    </div>
  );
}
