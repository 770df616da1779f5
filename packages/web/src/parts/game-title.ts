import type { Words } from '../words/words.ts';

/** What a game is called on the page, which is named after both. */
export function gameTitle(game: string, { home }: Words): string {
  return home.games[game as keyof typeof home.games]?.title ?? game;
}
