/** The log by turns: moves that belong together are shown together. */
import type { GameEvent } from '@carson/engine';
import type { LogEntry } from '../../table/shown-table.ts';

/** One move, or several that one seat made in a row; never empty. */
export type LogTurn<Event extends GameEvent = GameEvent> = readonly LogEntry<Event>[];

export function turnsOf<Event extends GameEvent>(
  log: LogTurn<Event>,
  continues: (turn: LogEntry<Event>, next: LogEntry<Event>) => boolean = () => false,
): readonly LogTurn<Event>[] {
  const turns: LogEntry<Event>[][] = [];
  for (const entry of log) {
    const last = turns.at(-1);
    const before = last?.at(-1);
    if (last !== undefined && before !== undefined && continues(before, entry)) last.push(entry);
    else turns.push([entry]);
  }
  return turns;
}

/** The turn as if it had been a single move. */
export function toldTogether<Event extends GameEvent>(turn: LogTurn<Event>): LogEntry<Event> {
  const [first = { move: 0, events: [] }] = turn;
  return turn.length === 1 ? first : { ...first, events: turn.flatMap(({ events }) => events) };
}

/** The move, and the event of it, that an event of the whole turn is. */
export function placeOf(turn: LogTurn, event = 0): readonly [move: number, event: number] {
  let rest = event;
  for (const { move, events } of turn) {
    if (rest < events.length) return [move, rest];
    rest -= events.length;
  }
  return [turn[0]?.move ?? 0, 0];
}
