/** What the numbers and signs of the card game's table mean, and what they say now. */
import { BACKS, type SeatView } from '@carson/card-game';
import { type Explanation, type Mark, own } from '../../../parts/explanation.ts';
import { occupantName } from '../../../parts/seats/people.ts';
import type { Words } from '../../../words/words.ts';
import { heading } from '../round/question.ts';
import type { CardsTable } from '../table-types.ts';

interface Asked {
  readonly mark: Mark;
  readonly table: CardsTable;
  /** Whose it is, or who asks. */
  readonly seat: SeatView | undefined;
  readonly words: Words;
}

/** By the rule that says them. */
const RULES: Readonly<Record<string, string>> = {
  auction: 'C3.4',
  ties: 'C3.7',
  skull: 'C3.2',
  appeal: 'C3.10',
  era: 'C4.1',
  terrainPile: 'C2.4',
  characterPile: 'C2.4',
  bid: 'C3.6',
  gain: 'C6.16',
  gained: 'C6.16',
  labels: 'C5.1',
  limits: 'C5.1',
  sold: 'C7.k',
  kept: 'C6.14',
  points: 'C1.5',
  tilt: 'C1.5',
  difference: 'C6.15',
};

export function contentOfFact(id: string, { explain, cardExplain }: Words): Explanation | undefined {
  const said = own(explain.card, id) ?? own(cardExplain.facts, id);
  const rule = own(RULES, id);
  return said === undefined || rule === undefined ? undefined : { name: said.name, does: said.does, rule };
}

export function explainSign(asked: Asked): Explanation | undefined {
  const { mark, words } = asked;
  if (mark.kind === 'seat') return explainSeat(asked);
  if (mark.kind === 'number') return explainNumber(asked);
  if (mark.kind !== 'card') return undefined;
  const said = contentOfFact(mark.id, words);
  return said && { ...said, ...nowOf(own(NOW, mark.id)?.(asked), words) };
}

function explainNumber({ mark, table, seat, words }: Asked): Explanation | undefined {
  const { explain, shell } = words;
  if (mark.id === 'difference') return { ...explain.numbers.difference, rule: 'C6.15' };
  if (mark.id !== 'points') return undefined;
  const total = seat === undefined ? undefined : table.scores[seat.seat]?.total;
  const now = total === undefined ? undefined : shell.table.points({ count: total });
  return { ...explain.numbers.points, ...nowOf(now, words), rule: 'C6.16' };
}

/** A seat by its suit, and where that suit stands among the ties of this round (C3.7). */
function explainSeat({ mark, table, words }: Asked): Explanation | undefined {
  const seat = table.view.seats[Number(mark.id)];
  if (seat === undefined) return undefined;
  const { cardExplain, names, shell, stage } = words;
  const points = shell.table.points({ count: table.scores[seat.seat]?.total ?? 0 });
  const { backOnTop } = table.view.characterPile;
  const rank = (backOnTop === undefined ? undefined : BACKS[backOnTop])?.order.indexOf(seat.suit);
  const now =
    rank === undefined ? points : cardExplain.seatNow({ points, place: stage.place({ place: rank + 1 }) });
  return {
    name: occupantName(table.occupants, seat.seat, words),
    does: cardExplain.seat({ suit: names.suits[seat.suit] }),
    ...nowOf(now, words),
    rule: 'C3.7',
  };
}

const figureSaid = ({ mark }: Asked): string => mark.where;
const gainSaid = ({ mark: { where }, words }: Asked): string =>
  where === '' ? '' : words.shell.table.gain({ count: Number(where) });

const NOW: Readonly<Record<string, (asked: Asked) => string | undefined>> = {
  appeal: figureSaid,
  gain: gainSaid,
  gained: gainSaid,
  era: ({ table, words }) => heading(table, words),
  terrainPile: ({ table, words }) => words.cardRound.terrainLeft({ count: table.view.terrainPile }),
  characterPile: ({ table, words }) =>
    words.cardRound.charactersLeft({ count: table.view.characterPile.size }),
  auction: ({ seat, words }) =>
    seat === undefined || seat.held.length === 0
      ? ''
      : words.cardExplain.handNow({ cards: seat.held.map(String) }),
  bid: bidNow,
  ties: ({ table, words }) => {
    const { backOnTop } = table.view.characterPile;
    const back = backOnTop === undefined ? undefined : BACKS[backOnTop];
    return back?.order.map((suit) => words.names.suits[suit]).join(', ');
  },
  sold: ({ seat, words }) => seat && words.cardTable.sold({ cards: seat.sold.length }),
  kept: ({ seat, words }) => seat && words.cardTable.keeps({ cards: seat.kept.length }),
};

function bidNow({ table, seat, words }: Asked): string | undefined {
  if (seat?.value === undefined) return undefined;
  const place = table.view.order.indexOf(seat.seat) + 1;
  if (place === 0) return words.cardTable.seatBid({ value: seat.value });
  return words.cardExplain.bidNow({ value: seat.value, place: words.stage.place({ place }) });
}

function nowOf(what: string | undefined, { explain }: Words): Pick<Explanation, 'here'> {
  return what === undefined || what === '' ? {} : { here: explain.now({ what }) };
}
