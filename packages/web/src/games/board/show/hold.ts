/** How long the stage stays at a beat of the board game. */
import type { BoardEvent } from '@carson/board-game';
import type { LogLine } from '../../../parts/log-line.ts';
import type { BoardBeat, BoardTable } from '../table-types.ts';

type Kind = BoardEvent['type'];

/** Milliseconds at normal pace; every other event has the time that its sentence takes to be read. */
const HOLDS: Partial<Record<Kind, number>> = {
  duelOpened: 1000,
  diceThrown: 1200,
  dieThrownAgain: 1200,
  tilesRevealed: 1200,
  duelDecided: 1700,
  bidMade: 1000,
  bidderOut: 1000,
  auctionWon: 1700,
  roundBegun: 900,
  gameEnded: 1200,
};

/** Events that need no stop of their own, because another event of the beat shows them. */
export const SILENT: readonly Kind[] = ['tilesChosen', 'kitFilled', 'rowSlid', 'turnOrderSet', 'duelChosen'];

/** What the viewer has just done themselves needs no stop; what follows from it does. */
export function holdOf(beat: BoardBeat, lines: readonly LogLine[], table: BoardTable): number {
  const loud = beat.events.filter(({ type }) => !SILENT.includes(type));
  if (loud.length === 0) return 0;
  if (beat.seat === table.viewer && loud.every((event) => isOwn(event, table)) && !isNews(beat, loud, table))
    return 0;
  const reading = 450 + 11 * lines.reduce((sum, { text }) => sum + text.length, 0);
  return Math.max(Math.min(reading, 2200), ...loud.map(({ type }) => HOLDS[type] ?? 0));
}

function isOwn(event: BoardEvent, { viewer }: BoardTable): boolean {
  return 'seat' in event && event.seat === viewer;
}

/** Whether what the viewer's answer has led to is more than they have chosen. */
function isNews({ move, events }: BoardBeat, loud: readonly BoardEvent[], { log }: BoardTable): boolean {
  const told = log
    .filter((entry) => entry.move === move)
    .reduce((sum, entry) => sum + entry.events.length, 0);
  const isFirst = told <= events.length;
  return loud.some(({ type }) => CHANCES.includes(type) || (!isFirst && GAINS.includes(type)));
}

/** Where chance has its say, even the one who asked for it wants to see what came. */
const CHANCES: readonly Kind[] = ['gamed', 'diceThrown', 'dieThrownAgain', 'buildingPaid', 'rodeoWon'];

/** What a stop of the street gives or costs. */
const GAINS: readonly Kind[] = ['moneyGained', 'moneyPaid', 'pointsGained', 'pointsLost', 'roadsGained'];
