/** The current round, read from the log: the whole column, and who took which card. */
import type { CardEvent, ColumnCard } from '@carson/card-game';
import type { CardsTable } from '../table-types.ts';

export interface Round {
  /** From the piles outward, taken cards included. */
  readonly column: readonly ColumnCard[];
  /** In the order taken; characters' powers included. */
  readonly taken: readonly Taken[];
}

export interface Taken {
  readonly card: ColumnCard;
  readonly seat: number;
}

const roundOfLog = new WeakMap<CardsTable['log'], Round>();

/** A copy that begins in the middle of a round has no log of its beginning: it shows what still lies there. */
export function roundOf({ log, view }: Pick<CardsTable, 'log' | 'view'>): Round {
  const { column, taken } = roundIn(log);
  return { column: column.length > 0 ? column : view.column, taken };
}

function roundIn(log: CardsTable['log']): Round {
  const known = roundOfLog.get(log);
  if (known !== undefined) return known;
  const round = readRound(eventsOfRound(log));
  roundOfLog.set(log, round);
  return round;
}

/** The events since the round began; the newest entries are read first, a long log is not read whole. */
function eventsOfRound(log: CardsTable['log']): readonly CardEvent[] {
  const events: CardEvent[] = [];
  for (let at = log.length - 1; at >= 0; at--) {
    const entry = log[at]?.events ?? [];
    const start = entry.findLastIndex(({ type }) => type === 'roundStarted');
    events.unshift(...entry.slice(Math.max(0, start)));
    if (start >= 0) break;
  }
  return events;
}

function readRound(events: readonly CardEvent[]): Round {
  let column: readonly ColumnCard[] = [];
  const taken: Taken[] = [];
  for (const event of events) {
    if (event.type === 'characterRevealed') column = [event.character];
    else if (event.type === 'characterBuried') column = [];
    else if (event.type === 'terrainRevealed') column = [...column, ...event.cards];
    else if (event.type === 'cardTaken') taken.push({ card: event.card, seat: event.seat });
  }
  return { column, taken };
}
