/** How the card game shows its beats: bids large on the table, then who takes and lays what. */
import type { CardEvent } from '@carson/card-game';
import type { ComponentChildren } from 'preact';
import type { LogLine } from '../../../parts/log-line.ts';
import { occupantName } from '../../../parts/seats/people.ts';
import type { Flight, Scene } from '../../../stage/scene.ts';
import type { Sound } from '../../../stage/sound.ts';
import type { Words } from '../../../words/words.ts';
import { tiesOf } from '../auction/bid-order.ts';
import { ownSeat } from '../round/own-seat.ts';
import { heading } from '../round/question.ts';
import type { CardsBeat, CardsTable } from '../table-types.ts';
import { beatLines } from './log-lines.ts';
import { Sign } from './sign.tsx';

type Kind = CardEvent['type'];

/** Milliseconds at normal pace; the rest has no stop of its own. */
const HOLDS: Partial<Record<Kind, number>> = {
  eraStarted: 2200,
  roundStarted: 700,
  characterRevealed: 900,
  characterBuried: 1700,
  terrainRevealed: 700,
  powerUsed: 1500,
  bidsRevealed: 1700,
  orderSettled: 1700,
  cardTaken: 900,
  cardLaid: 1300,
  cardSetAside: 800,
  cardSold: 800,
  columnCleared: 700,
  auctionCardsReturned: 900,
  charactersUprighted: 700,
  characterRecruited: 1000,
  recruitDeclined: 600,
  gameEnded: 900,
  lineCounted: 1000,
};
/** A tie has to be read. */
const TIE = 1200;

const ON_TABLE: readonly Kind[] = ['bidsRevealed', 'orderSettled'];
const COUNTING: readonly Kind[] = ['gameEnded', 'lineCounted'];
const ANNOUNCED: readonly Kind[] = ['eraStarted', 'characterBuried', 'powerUsed'];

export function scene(beat: CardsBeat, table: CardsTable, words: Words): Scene {
  const events = beat.events;
  const lines = beatLines(beat, table, words);
  const told = builtIn(events, lines, table);
  const sign = signOf(events, lines, table, words);
  const onTable = sign !== undefined || isRevealed(events, table);
  const sound = soundOf(events);
  return {
    title: titleOf(events, table, words),
    icon: lines[0]?.icon ?? 'icon-info',
    lines,
    ...told,
    hold: holdOf(beat, events, table),
    concernsMe: isRevealed(events, table) || events.some((event) => isAbout(event, table)),
    waits: settlesOwnTie(events, table),
    isResult: sign !== undefined || isSettled(events) || events.some(({ type }) => type === 'lineCounted'),
    flights: events.flatMap((event) => flightsOf(event, table)),
    ...(onTable ? { pane: 'board' } : {}),
    ...(sound === undefined ? {} : { sound }),
    ...(sign === undefined ? {} : { sign }),
  };
}

/**
 * In whose city something is laid or counted, and on which parcels: of the final count the viewer's own share. A terrain
 * card is taken in sight of the city where it will lie.
 */
function builtIn(
  events: readonly CardEvent[],
  lines: readonly LogLine[],
  { view, scores }: CardsTable,
): Pick<Scene, 'parcels' | 'seat'> {
  const laid = events.findLast((event) => event.type === 'cardLaid' || isTerrainTaken(event, view));
  const counted = events.findLast((event) => event.type === 'lineCounted');
  if (counted === undefined) {
    const parcels = lines.findLast((line) => line.parcels !== undefined)?.parcels ?? [];
    return { parcels, ...(laid === undefined ? {} : { seat: laid.seat }) };
  }
  const { seat } = ownSeat(view);
  const line = scores[seat]?.lines.find(({ id }) => id === counted.line);
  return line === undefined
    ? { parcels: [] }
    : { parcels: line.parts.flatMap(({ parcels }) => parcels), seat };
}

type CardTaken = Extract<CardEvent, { readonly type: 'cardTaken' }>;

/** Whether the card is laid next: virtual players build no city. */
function isTerrainTaken(event: CardEvent, { seats }: CardsTable['view']): event is CardTaken {
  return (
    event.type === 'cardTaken' && typeof event.card === 'number' && seats[event.seat]?.level === undefined
  );
}

function isAbout(event: CardEvent, { viewer }: CardsTable): boolean {
  return event.type === 'eraStarted' || ('seat' in event && event.seat === viewer);
}

/** What the viewer has just done themselves needs no stop. */
function holdOf({ seat }: CardsBeat, events: readonly CardEvent[], { viewer, view }: CardsTable): number {
  const others = events.filter((event) => !('seat' in event) || event.seat !== viewer || seat !== viewer);
  const longest = Math.max(0, ...others.map(holdFor));
  const isTied = isSettled(events) && tiesOf(view).length > 0;
  return isTied ? longest + TIE : longest;
}

function holdFor(event: CardEvent): number {
  const isEmpty = event.type === 'columnCleared' && event.cards.length === 0;
  return isEmpty ? 0 : (HOLDS[event.type] ?? 0);
}

function titleOf(events: readonly CardEvent[], table: CardsTable, words: Words): string {
  if (events.some(({ type }) => ON_TABLE.includes(type))) return words.stage.bids;
  if (events.some(({ type }) => COUNTING.includes(type))) return words.cardRound.finalCount;
  const isNewEra = events.some(({ type }) => type === 'eraStarted');
  const acting = isNewEra ? undefined : events.find((event) => 'seat' in event);
  return acting !== undefined && 'seat' in acting
    ? occupantName(table.occupants, acting.seat, words)
    : heading(table, words);
}

function isSettled(events: readonly CardEvent[]): boolean {
  return events.some(({ type }) => type === 'orderSettled');
}

/** Whether the backs decide between the viewer and another player who has bid the same. */
function settlesOwnTie(events: readonly CardEvent[], { view, viewer }: CardsTable): boolean {
  const own = viewer === 'spectator' ? undefined : view.seats[viewer]?.suit;
  return isSettled(events) && tiesOf(view).some(({ suits }) => suits.some((suit) => suit === own));
}

/** From the bids on until the order is settled, powers in between included. */
function isRevealed(events: readonly CardEvent[], { view }: CardsTable): boolean {
  if (events.some(({ type }) => ON_TABLE.includes(type))) return true;
  const { seats, order } = view;
  return order.length === 0 && seats.some(({ played }) => played !== undefined);
}

/** What all players should notice: the second Era, a skull, a power in use. */
function signOf(
  events: readonly CardEvent[],
  lines: readonly LogLine[],
  table: CardsTable,
  { cardRound, characters }: Words,
): (() => ComponentChildren) | undefined {
  const [event] = events.filter(({ type }) => ANNOUNCED.includes(type));
  const text = lines.find((line) => events[line.event ?? 0] === event)?.text ?? '';
  switch (event?.type) {
    case 'eraStarted':
      return event.era === 1
        ? undefined
        : () => <Sign art="card-terrain-back-2" title={cardRound.eraTwo} text={cardRound.eraTwoText} />;
    case 'characterBuried':
      return () => <Sign art="piece-skull" title={text} text={cardRound.skullText} />;
    case 'powerUsed':
      return event.seat === table.viewer
        ? undefined
        : () => (
            <Sign
              art={`character-${event.character}`}
              seat={event.seat}
              table={table}
              title={text}
              text={characters[event.character].power}
            />
          );
    default:
      return undefined;
  }
}

/** A card that the viewer lays lies on its place already. */
function flightsOf(event: CardEvent, { viewer }: CardsTable): readonly Flight[] {
  switch (event.type) {
    case 'cardTaken':
      return [{ from: `card-${event.card}`, to: `city-${event.seat}` }];
    case 'cardLaid':
      return event.seat === viewer
        ? []
        : [
            {
              looks: `card-${event.card}`,
              from: `city-${event.seat}`,
              to: `laid-${event.card}`,
              covers: true,
            },
          ];
    default:
      return [];
  }
}

const SOUNDS: Partial<Record<Kind, Sound>> = {
  bidsRevealed: 'card',
  cardTaken: 'card',
  cardLaid: 'stamp',
  cardSold: 'coin',
  powerUsed: 'stamp',
  characterBuried: 'shot',
  eraStarted: 'bell',
};

function soundOf(events: readonly CardEvent[]): Sound | undefined {
  return events.map(({ type }) => SOUNDS[type]).find((sound) => sound !== undefined);
}
