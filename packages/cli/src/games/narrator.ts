/** Tells a game line by line, in the words of its log, for people at a terminal. */
import type { GameEvent, SomeByType } from '@carson/engine';

type Who = (seat: number) => string;

/** The lines of the events that are worth one. */
export type Lines<Event extends GameEvent> = SomeByType<Event, [Who], string>;

type Line<Event> = (event: Event, who: Who) => string | undefined;

/** A heading begins a round. */
export function narratorOf<Event extends GameEvent>(heading: Line<Event>, line: Line<Event>) {
  return (names: readonly string[]) => {
    const who: Who = (seat) => names[seat] ?? `seat ${seat}`;
    return (told: GameEvent): string | undefined => {
      const event = told as Event;
      const head = heading(event, who);
      if (head !== undefined) return `\n${head}`;
      const text = line(event, who);
      return text === undefined ? undefined : `  ${text}`;
    };
  };
}
