/** Every game that can be played here. To add one, add an entry. */
import { createHash } from 'node:crypto';
import {
  type Options as BoardOptions,
  characterTaken as boardCharacter,
  boardGame,
  USUAL_OPTIONS as boardOptions,
} from '@carson/board-game';
import { type Bot, boardBots, cardBots } from '@carson/bots';
import {
  type Options as CardOptions,
  characterTaken as cardCharacter,
  cardGame,
  USUAL_OPTIONS as cardOptions,
} from '@carson/card-game';
import { type AnyGame, type GameCommand, setTextHash } from '@carson/engine';
import type { Messages, Words } from '@carson/words';

// Every move of every table is hashed.
setTextHash((text) => createHash('sha256').update(text).digest('hex'));

/** Its functions take the types of their own game: the server hands an entry only what comes from that game. */
export interface GameEntry {
  readonly game: AnyGame;
  /** For each seat whether the rules themselves play it. The options are as `readOptions` gave them. */
  virtualSeats(options: unknown): readonly boolean[];
  /** The weakest first. */
  readonly bots: readonly Bot[];
  /** The default options, as JSON; also those of the daily challenge. */
  readonly usualOptions: unknown;
  /** The character that a command takes; undefined for any other command. */
  characterTaken(command: GameCommand): string | undefined;
  /** The number of the round; 0 before the first. */
  round(state: unknown): number;
  /** What is asked, by the kind of the question. */
  readonly asks: (words: Words) => Messages;
}

export type Games = (id: string) => GameEntry | undefined;

/** Both games count their rounds alike. */
const roundOf = ({ round }: { readonly round: number }): number => round;

const cards: GameEntry = {
  game: cardGame,
  virtualSeats: ({ seats }: CardOptions) => seats.map(({ kind }) => kind === 'virtual'),
  bots: cardBots,
  usualOptions: cardOptions,
  characterTaken: cardCharacter,
  round: roundOf,
  asks: ({ cardTable }) => cardTable.ask,
};

const board: GameEntry = {
  game: boardGame,
  virtualSeats: ({ seats }: BoardOptions) => Array.from({ length: seats }, () => false),
  bots: boardBots,
  usualOptions: boardOptions,
  characterTaken: boardCharacter,
  round: roundOf,
  asks: ({ boardTable }) => boardTable.ask,
};

export const GAMES: readonly GameEntry[] = [cards, board];

export function gamesFrom(entries: readonly GameEntry[]): Games {
  const byId = new Map(entries.map((entry) => [entry.game.id, entry]));
  return (id) => byId.get(id);
}
