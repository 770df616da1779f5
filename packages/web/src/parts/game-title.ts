import type { Words } from '../words/words.ts';

/** What a game is called on the page, which is named after both. */
export function gameTitle(game: string, { home }: Words): string {
  const games: Readonly<Record<string, { readonly title: string }>> = home.games;
  return games[game]?.title ?? game;
}
