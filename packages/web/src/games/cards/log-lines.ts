/** Events as sentences. */
import { type CardEvent, type ColumnCard, TERRAIN } from '@carson/card-game';
import { describeElements } from '@carson/words';
import type { LogLine } from '../../parts/log-line.ts';
import { occupantName } from '../../parts/people.ts';
import type { Words } from '../../words/words.ts';
import { lineName } from './line-name.ts';
import { cardObject } from './move-name.ts';
import type { CardsLogEntry, CardsTable } from './table-types.ts';

export function logLines(entry: CardsLogEntry, table: CardsTable, words: Words): readonly LogLine[] {
  const events = entry.events;
  return events.flatMap((event, at) => {
    if (isLaidByNext(event, events[at + 1])) return [];
    const line = isLaidByNext(events[at - 1], event)
      ? takenAndLaid(event, table, words)
      : lineOf(event, table, words);
    return line === undefined ? [] : [{ ...line, event: at }];
  });
}

/** Taking a card and laying it are one turn, though two moves. */
export function continues(before: CardsLogEntry, next: CardsLogEntry): boolean {
  return isLaidByNext(before.events.at(-1), next.events[0]);
}

type CardLaid = Extract<CardEvent, { readonly type: 'cardLaid' }>;

function isLaidByNext(taken: CardEvent | undefined, laid: CardEvent | undefined): laid is CardLaid {
  if (taken?.type !== 'cardTaken' || laid?.type !== 'cardLaid') return false;
  return taken.seat === laid.seat && taken.card === laid.card;
}

function takenAndLaid(event: CardLaid, table: CardsTable, words: Words): LogLine {
  const who = occupantName(table.occupants, event.seat, words);
  return {
    icon: suitOf(table, event.seat),
    text: words.cards.log.cardTakenAndLaid({ who, card: cardObject(event.card, words) }),
    seat: event.seat,
    parcels: parcelsAt(table, event),
  };
}

function lineOf(event: CardEvent, table: CardsTable, words: Words): LogLine | undefined {
  const { log } = words.cards;
  const who = (seat: number): string => occupantName(table.occupants, seat, words);
  const contents = (card: ColumnCard): string =>
    typeof card === 'string' ? words.names.characters[card] : describeElements(parcelsOf(card), words);
  const object = (card: ColumnCard): string => cardObject(card, words);
  const plain = (icon: string, text: string): LogLine => ({ icon, text });
  const of = (seat: number, text: string): LogLine => ({ icon: suitOf(table, seat), text, seat });

  switch (event.type) {
    case 'seatsTaken':
      return plain(
        'icon-players',
        log.seatsTaken({ seats: event.suits.map((suit, seat) => ({ who: who(seat), suit })) }),
      );
    case 'eraStarted':
      return plain('icon-map', log.eraStarted(event));
    case 'roundStarted':
      return { ...plain('icon-next', log.roundStarted(event)), heading: true };
    case 'characterRevealed':
      return plain(`character-${event.character}`, log.characterRevealed(event));
    case 'characterBuried':
      return plain('piece-skull', log.characterBuried(event));
    case 'terrainRevealed':
      return plain(
        'icon-offer',
        log.terrainRevealed({ count: event.cards.length, cards: event.cards.map(contents) }),
      );
    case 'powerUsed':
      return of(event.seat, log.powerUsed({ who: who(event.seat), character: event.character }));
    // A declined power and a sealed bid get no line.
    case 'powerDeclined':
    case 'bidChosen':
      return undefined;
    case 'bidsRevealed':
      return plain(
        'icon-hand',
        log.bidsRevealed({ bids: event.bids.map((bid) => ({ ...bid, who: who(bid.seat) })) }),
      );
    case 'orderSettled':
      return plain(
        'icon-players',
        log.orderSettled({ turns: event.turns.map(({ seat, value }) => ({ who: who(seat), value })) }),
      );
    case 'cardTaken': {
      const taken = { who: who(event.seat), card: object(event.card) };
      return of(event.seat, log.cardTaken(event.by === undefined ? taken : { ...taken, by: event.by }));
    }
    case 'cardLaid':
      return {
        ...of(event.seat, log.cardLaid({ who: who(event.seat), card: object(event.card) })),
        parcels: parcelsAt(table, event),
      };
    case 'cardSetAside':
      return of(event.seat, log.cardSetAside({ who: who(event.seat), card: object(event.card) }));
    case 'cardSold':
      return of(event.seat, log.cardSold({ who: who(event.seat), card: object(event.card) }));
    case 'sellingFinished':
      return of(event.seat, log.sellingFinished({ who: who(event.seat) }));
    case 'columnCleared':
      return event.cards.length === 0
        ? undefined
        : plain('icon-delete', log.columnCleared({ cards: event.cards.map(contents) }));
    case 'pileRetired':
      return plain('icon-pile', log.pileRetired({ count: event.cards.length }));
    case 'auctionCardsReturned':
      return plain('icon-hand', log.auctionCardsReturned);
    case 'charactersUprighted':
      return event.characters.length === 0
        ? undefined
        : of(event.seat, log.charactersUprighted({ who: who(event.seat), characters: event.characters }));
    case 'characterRecruited':
      return of(event.seat, log.characterRecruited({ who: who(event.seat), character: event.character }));
    case 'recruitDeclined':
      return of(event.seat, log.recruitDeclined({ who: who(event.seat) }));
    case 'gameEnded':
      return plain('icon-trophy', log.gameEnded);
    case 'lineCounted':
      return plain(
        'icon-trophy',
        log.lineCounted({
          line: lineName(event.line, words),
          points: event.points.map(({ seat, points }) => ({ who: who(seat), points })),
        }),
      );
  }
}

function parcelsOf(card: number): (typeof TERRAIN)[number]['parcels'] | [] {
  return TERRAIN[card]?.parcels ?? [];
}

function suitOf(table: CardsTable, seat: number): string {
  return `suit-${table.view.seats[seat]?.suit ?? 'hat'}`;
}

/** What the card's place looks like in the city now, by the parcels' indexes. */
function parcelsAt(
  table: CardsTable,
  laid: { readonly seat: number; readonly x: number; readonly y: number },
): number[] {
  const parcels = table.view.seats[laid.seat]?.parcels ?? [];
  return parcels.flatMap(({ x, y }, index) =>
    x >= laid.x && x <= laid.x + 1 && y >= laid.y && y <= laid.y + 1 ? [index] : [],
  );
}
