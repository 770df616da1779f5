import { BACKS, type Suit, type View } from '@carson/card-game';
import type { JSX } from 'preact';
import { Art } from '../../../art/art.tsx';
import { memo } from '../../../art/memo.ts';
import { words } from '../../../words/words.ts';
import { ownSeat } from '../round/own-seat.ts';

/** The six suits in this round's order: the first in the row wins a tie (C3.7). One's own is framed. */
export function TieOrder({ view }: { readonly view: View }): JSX.Element | null {
  const { backOnTop } = view.characterPile;
  if (backOnTop === undefined) return null;
  const taken = view.seats.map(({ suit }) => suit).join(' ');
  return <SuitsInOrder back={backOnTop} own={ownSeat(view).suit} taken={taken} />;
}

interface SuitsInOrderProps {
  /** The number of the card whose back decides ties. */
  readonly back: number;
  readonly own: Suit;
  /** The suits of all seats, with spaces between them. */
  readonly taken: string;
}

/** Drawn once in a round. */
const SuitsInOrder = memo(function SuitsInOrder({ back: number, own, taken }: SuitsInOrderProps) {
  const { cardTable, names } = words.value;
  const back = BACKS[number];
  if (back === undefined) return null;
  const suits: readonly string[] = taken.split(' ');
  const ties = cardTable.tieBreakHint({ suits: back.order.map((suit) => names.suits[suit]).join(', ') });
  const hint = back.skull ? `${ties} ${cardTable.skull}` : ties;
  return (
    <div class="tie-order" role="img" aria-label={hint} data-explain="card:ties">
      <span class="tie-title">{cardTable.tieBreak}</span>
      <span class="tie-suits" aria-hidden="true">
        {back.order.map((suit) => (
          <span
            key={suit}
            class={`tie-suit${suit === own ? ' own' : ''}${suits.includes(suit) ? '' : ' absent'}`}
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
});
