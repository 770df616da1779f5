/** What a power would change now, in one sentence with its figures. */
import { CHARACTERS, type CharacterId, type View } from '@carson/card-game';
import type { Words } from '../../../words/words.ts';
import { tieRank } from '../auction/bid-order.ts';
import { cardTitle } from '../names/card-faces.tsx';
import { gainsFor } from '../round/gains.ts';
import { ownSeat } from '../round/own-seat.ts';

export function powerEffect(view: View, character: CharacterId, words: Words): string | undefined {
  const { cardRound, stage } = words;
  const bonus = CHARACTERS[character].power?.bonus ?? 0;
  if (bonus === 0) return bestCards(view, character, words);
  const { value: from } = ownSeat(view);
  if (from === undefined) return cardRound.raisesNext({ bonus, card: 5, value: 5 + bonus });
  const to = from + bonus;
  const [now, then] = [placeWith(view, from), placeWith(view, to)];
  return now === then
    ? cardRound.raisesInVain({ from, to, place: stage.place({ place: now }) })
    : cardRound.raises({ from, to, now: stage.place({ place: now }), after: stage.place({ place: then }) });
}

/** Says what the best cards bring, for powers that take any card or two cards. */
function bestCards(view: View, character: CharacterId, words: Words): string | undefined {
  const { cardExplain, shell } = words;
  const gains = [...gainsFor(ownSeat(view), view.column).values()].filter(({ card }) =>
    view.column.includes(card),
  );
  const [best, next] = gains
    .toSorted((a, b) => b.gain - a.gain)
    .map(({ card, gain }) => ({ card: cardTitle(card, words), gain: shell.table.gain({ count: gain }) }));
  if (best === undefined) return undefined;
  return CHARACTERS[character].power?.extraCards !== undefined && next !== undefined
    ? cardExplain.takesTwo({ ...best, other: next.card, more: next.gain })
    : cardExplain.takesOne(best);
}

/** Where the viewer's bid would stand in the order with this value (C3.7). */
function placeWith(view: View, value: number): number {
  const own = ownSeat(view);
  const before = view.seats.filter(
    (other) =>
      other.seat !== own.seat &&
      other.value !== undefined &&
      (other.value > value || (other.value === value && tieRank(view, other.suit) < tieRank(view, own.suit))),
  );
  return before.length + 1;
}
