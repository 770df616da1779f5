import type { Words } from '../words/words.ts';

/** Returns the title of a game: the page itself is named after both games. */
export function gameTitle(game: string, { home }: Words): string {
  const games: Readonly<Record<string, { readonly title: string }>> = home.games;
  return games[game]?.title ?? game;
}
