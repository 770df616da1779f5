import { type CardEvent, type ColumnCard, TERRAIN } from '@carson/card-game';
import { byType } from '@carson/engine';
import { describeElements } from '@carson/words';
import type { LogLine } from '../../../parts/log-line.ts';
import { occupantName } from '../../../parts/seats/people.ts';
import type { Words } from '../../../words/words.ts';
import { cardObject } from '../answers/move-name.ts';
import { lineIcon, lineName } from '../names/score-line-name.ts';
import type { CardsLogEntry, CardsTable } from '../table-types.ts';

/** The log leaves out what matters only while it happens. */
export function logLines(entry: CardsLogEntry, table: CardsTable, words: Words): readonly LogLine[] {
  return allLines(entry, table, words).filter(({ event = 0 }) => !isPassing(entry.events[event]));
}

/** A beat in which nothing else happens says also that a bid has been sealed, or a power not been used. */
export function beatLines(entry: CardsLogEntry, table: CardsTable, words: Words): readonly LogLine[] {
  const lines = logLines(entry, table, words);
  return lines.length === 0 ? allLines(entry, table, words) : lines;
}

function isPassing(event: CardEvent | undefined): boolean {
  return event?.type === 'bidChosen' || event?.type === 'powerDeclined';
}

function allLines({ events }: CardsLogEntry, table: CardsTable, words: Words): readonly LogLine[] {
  return events.flatMap((event, at) => {
    if (isLaidByNext(event, events[at + 1])) return [];
    // Told from where the card was taken.
    if (isLaidByNext(events[at - 1], event)) return [{ ...takenAndLaid(event, table, words), event: at - 1 }];
    const line = lineOf(event, table, words);
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

interface Telling {
  readonly table: CardsTable;
  readonly words: Words;
  readonly log: Words['cards']['log'];
  readonly who: (seat: number) => string;
  readonly contents: (card: ColumnCard) => string;
}

function lineOf(event: CardEvent, table: CardsTable, words: Words): LogLine | undefined {
  return toldLine(event, {
    table,
    words,
    log: words.cards.log,
    who: (seat) => occupantName(table.occupants, seat, words),
    contents: (card) =>
      typeof card === 'string' ? words.names.characters[card] : describeElements(parcelsOf(card), words),
  });
}

const toldLine = byType<CardEvent, [Telling], LogLine | undefined>({
  seatsTaken: ({ suits }, { log, who }) =>
    plain('icon-players', log.seatsTaken({ seats: suits.map((suit, seat) => ({ who: who(seat), suit })) })),
  eraStarted: (event, { log }) => plain('icon-map', log.eraStarted(event)),
  roundStarted: (event, { log }) => ({ ...plain('icon-next', log.roundStarted(event)), heading: true }),
  characterRevealed: (event, { log }) => plain(`character-${event.character}`, log.characterRevealed(event)),
  characterBuried: (event, { log }) => plain('piece-skull', log.characterBuried(event)),
  terrainRevealed: ({ cards }, { log, contents }) =>
    plain('icon-offer', log.terrainRevealed({ count: cards.length, cards: cards.map(contents) })),
  powerUsed: ({ seat, character }, { table, log, who }) =>
    ofSeat(table, seat, log.powerUsed({ who: who(seat), character })),
  powerDeclined: ({ seat, character }, { table, log, who }) =>
    ofSeat(table, seat, log.powerDeclined({ who: who(seat), character })),
  bidChosen: ({ seat }, { table, log, who }) => ofSeat(table, seat, log.bidChosen({ who: who(seat) })),
  bidsRevealed: ({ bids }, { log, who }) =>
    plain('icon-hand', log.bidsRevealed({ bids: bids.map((bid) => ({ ...bid, who: who(bid.seat) })) })),
  orderSettled: ({ turns }, { log, who }) =>
    plain(
      'icon-players',
      log.orderSettled({ turns: turns.map(({ seat, value }) => ({ who: who(seat), value })) }),
    ),
  cardTaken: ({ seat, card, by }, { table, log, who, words }) =>
    ofSeat(
      table,
      seat,
      log.cardTaken({ who: who(seat), card: cardObject(card, words), ...(by === undefined ? {} : { by }) }),
    ),
  cardLaid: (event, { table, log, who, words }) => ({
    ...ofSeat(table, event.seat, log.cardLaid({ who: who(event.seat), card: cardObject(event.card, words) })),
    parcels: parcelsAt(table, event),
  }),
  cardSetAside: ({ seat, card }, { table, log, who, words }) =>
    ofSeat(table, seat, log.cardSetAside({ who: who(seat), card: cardObject(card, words) })),
  cardSold: ({ seat, card }, { table, log, who, words }) =>
    ofSeat(table, seat, log.cardSold({ who: who(seat), card: cardObject(card, words) })),
  sellingFinished: ({ seat }, { table, log, who }) =>
    ofSeat(table, seat, log.sellingFinished({ who: who(seat) })),
  columnCleared: ({ cards }, { log, contents }) =>
    cards.length === 0 ? undefined : plain('icon-delete', log.columnCleared({ cards: cards.map(contents) })),
  pileRetired: ({ cards }, { log }) => plain('icon-pile', log.pileRetired({ count: cards.length })),
  auctionCardsReturned: (_, { log }) => plain('icon-hand', log.auctionCardsReturned),
  charactersUprighted: ({ seat, characters }, { table, log, who }) =>
    characters.length === 0
      ? undefined
      : ofSeat(table, seat, log.charactersUprighted({ who: who(seat), characters })),
  characterRecruited: ({ seat, character }, { table, log, who }) =>
    ofSeat(table, seat, log.characterRecruited({ who: who(seat), character })),
  recruitDeclined: ({ seat }, { table, log, who }) =>
    ofSeat(table, seat, log.recruitDeclined({ who: who(seat) })),
  gameEnded: (_, { log }) => plain('icon-trophy', log.gameEnded),
  lineCounted: ({ line, points }, { log, who, words }) =>
    plain(
      lineIcon(line),
      log.lineCounted({
        line: lineName(line, words),
        points: points.map(({ seat, points }) => ({ who: who(seat), points })),
      }),
    ),
});

function plain(icon: string, text: string): LogLine {
  return { icon, text };
}

function ofSeat(table: CardsTable, seat: number, text: string): LogLine {
  return { icon: suitOf(table, seat), text, seat };
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
