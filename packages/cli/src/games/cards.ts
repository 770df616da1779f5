/** The card game on the command line. */
import { cardBots, cardLevels, formerCardTop } from '@carson/bots';
import { cardGame, LEVELS, OptionsSchema, SUITS } from '@carson/card-game';
import { BadInput } from '../terminal/bad-input.ts';
import { narrateCards } from './cards-narrator.ts';
import type { GameEntry } from './entry.ts';

const VIRTUAL = 'virtual:';

export const cards: GameEntry = {
  name: 'cards',
  game: cardGame,
  optionsShape: OptionsSchema,
  bots: [...cardBots, formerCardTop],
  levels: cardLevels,
  rulesSeats: LEVELS.map((level) => VIRTUAL + level),
  usualSeats: ['greedy', 'greedy', 'random', 'virtual:novice'],

  /** Real seats get the suits in their usual order, virtual ones random suits (C2.2), unless suits were given. */
  optionsFor(names, given) {
    const seats = names.map((name, index) => {
      const virtual = name.startsWith(VIRTUAL);
      if (virtual) return { kind: 'virtual', level: name.slice(VIRTUAL.length) };
      return { kind: 'real', suit: SUITS[index % SUITS.length] };
    });
    if (given['seats'] === undefined) return { ...given, seats };
    expectSameSeats(seats, given['seats']);
    return given;
  },

  narrator: narrateCards,
};

interface NamedSeat {
  readonly kind: string;
  readonly level?: string;
}

/** Seats may be given with their suits; who is virtual, and how strong, is for --seats to say. */
function expectSameSeats(named: readonly NamedSeat[], given: unknown): void {
  const list: readonly unknown[] = Array.isArray(given) ? given : [];
  named.forEach(({ kind, level }, index) => {
    const seat = Object(list[index]);
    if (seat.kind === kind && seat.level === level) return;
    const accepted = level === undefined ? kind : `${kind}, ${level}`;
    throw new BadInput(`options.seats[${index}]`, `this is not the seat of --seats; accepted: ${accepted}`);
  });
}
