/** Every game that can be played here. A further one is one more entry. */
import { boardGame, USUAL_OPTIONS as boardOptions } from '@carson/board-game';
import { type Bot, boardBots, cardBots } from '@carson/bots';
import { cardGame, USUAL_OPTIONS as cardOptions } from '@carson/card-game';
import type { AnyGame } from '@carson/engine';

export interface GameEntry {
  readonly game: AnyGame;
  /** For each seat whether the rules themselves play it. The options are as `readOptions` gave them. */
  readonly virtualSeats: (options: unknown) => readonly boolean[];
  /** The weakest first. */
  readonly bots: readonly Bot[];
  /** What is played where nobody has chosen anything; also by the daily challenge. */
  readonly usualOptions: unknown;
}

export type Games = (id: string) => GameEntry | undefined;

const cards: GameEntry = {
  game: cardGame,
  virtualSeats: (options) =>
    (options as { readonly seats: readonly { readonly kind: string }[] }).seats.map(
      ({ kind }) => kind === 'virtual',
    ),
  bots: cardBots,
  usualOptions: cardOptions,
};

const board: GameEntry = {
  game: boardGame,
  virtualSeats: (options) =>
    Array.from({ length: (options as { readonly seats: number }).seats }, () => false),
  bots: boardBots,
  usualOptions: boardOptions,
};

export const GAMES: readonly GameEntry[] = [cards, board];

export function gamesFrom(entries: readonly GameEntry[]): Games {
  const byId = new Map(entries.map((entry) => [entry.game.id, entry]));
  return (id) => byId.get(id);
}
