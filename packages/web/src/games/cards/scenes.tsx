/** How the card game shows its beats: bids large on the table, then who takes and lays what. */
import type { CardEvent, CardView } from '@carson/card-game';
import type { Beat } from '@carson/protocol';
import type { ComponentChildren } from 'preact';
import type { LogLine } from '../../parts/log-line.ts';
import { occupantName } from '../../parts/people.ts';
import type { Flight, Scene } from '../../stage/scene.ts';
import type { Sound } from '../../stage/sound.ts';
import type { ShownTable } from '../../table/shown-table.ts';
import type { Words } from '../../words/words.ts';
import { tiesOf } from './bid-order.ts';
import { City } from './city.tsx';
import { logLines } from './log-lines.ts';
import { heading } from './question.ts';

type Kind = CardEvent['type'];

/** Milliseconds at normal pace; the rest has no stop of its own. */
const HOLDS: Partial<Record<Kind, number>> = {
  eraStarted: 1800,
  roundStarted: 700,
  characterRevealed: 900,
  characterBuried: 1500,
  terrainRevealed: 700,
  powerUsed: 1100,
  powerDeclined: 600,
  bidsRevealed: 1500,
  orderSettled: 1400,
  cardTaken: 850,
  cardLaid: 850,
  cardSetAside: 800,
  cardSold: 800,
  auctionCardsReturned: 900,
  charactersUprighted: 700,
  characterRecruited: 1000,
  recruitDeclined: 600,
  gameEnded: 900,
  lineCounted: 800,
};
/** A tie has to be read. */
const TIE = 1200;

const ON_TABLE: readonly Kind[] = ['bidsRevealed', 'orderSettled'];

export function scene(beat: Beat, table: ShownTable, words: Words): Scene {
  const events = beat.events as readonly CardEvent[];
  const lines = logLines(beat, table, words);
  const laid = events.findLast((event) => event.type === 'cardLaid');
  const onTable = events.some(({ type }) => ON_TABLE.includes(type));
  const sound = soundOf(events);
  const picture = laid && pictureOf(laid.seat, lines, table);
  return {
    title: titleOf(events, table, words),
    icon: lines[0]?.icon ?? 'icon-info',
    lines,
    parcels: lines.findLast(({ parcels }) => parcels !== undefined)?.parcels ?? [],
    ...(laid === undefined ? {} : { seat: laid.seat }),
    hold: holdOf(beat, events, table),
    concernsMe: onTable || events.some((event) => 'seat' in event && event.seat === table.viewer),
    waits: false,
    flights: events.flatMap(flightsOf),
    ...(onTable ? { onTable } : {}),
    ...(sound === undefined ? {} : { sound }),
    ...(picture === undefined ? {} : { picture }),
  };
}

/** What the viewer has just done themselves needs no stop. */
function holdOf({ seat }: Beat, events: readonly CardEvent[], { viewer, view }: ShownTable): number {
  const others = events.filter((event) => !('seat' in event) || event.seat !== viewer || seat !== viewer);
  const longest = Math.max(0, ...others.map(({ type }) => HOLDS[type] ?? 0));
  const isTied = events.some(({ type }) => type === 'orderSettled') && tiesOf(view as CardView).length > 0;
  return isTied ? longest + TIE : longest;
}

function titleOf(events: readonly CardEvent[], table: ShownTable, words: Words): string {
  if (events.some(({ type }) => ON_TABLE.includes(type))) return words.stage.bids;
  const acting = events.find((event) => 'seat' in event);
  return acting !== undefined && 'seat' in acting
    ? occupantName(table.occupants, acting.seat, words)
    : heading(table, words);
}

/** The city that has just grown, readable beside the viewer's own. */
function pictureOf(
  at: number,
  lines: readonly LogLine[],
  table: ShownTable,
): (() => ComponentChildren) | undefined {
  const seat = (table.view as CardView).seats[at];
  if (seat === undefined || at === table.viewer) return undefined;
  const lit = lines.findLast(({ parcels }) => parcels !== undefined)?.parcels ?? [];
  return () => (
    <div class="scene-city">
      <City seat={seat} label="" lit={lit} />
    </div>
  );
}

function flightsOf(event: CardEvent): readonly Flight[] {
  switch (event.type) {
    case 'cardTaken':
      return [{ from: `card-${event.card}`, to: `city-${event.seat}` }];
    case 'cardLaid':
      return [{ from: `card-${event.card}`, to: `laid-${event.card}`, lands: true }];
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
  gameEnded: 'fanfare',
};

function soundOf(events: readonly CardEvent[]): Sound | undefined {
  return events.map(({ type }) => SOUNDS[type]).find((sound) => sound !== undefined);
}
