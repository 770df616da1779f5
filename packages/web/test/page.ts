/** Enough of a browser to draw the page's parts as text. */
import { cardGame } from '@carson/card-game';
import type { Game, GameCommand, GameEvent, GameState } from '@carson/engine';
import { recordOf, startMatch } from '@carson/engine';
import { WORDS_PARTS } from '@carson/words';
import type { ComponentChild } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { vi } from 'vitest';
import type { Occupant } from '../src/rules/occupants.ts';
import type { ShownTable } from '../src/table/shown-table.ts';
import type { SavedGame } from '../src/table/stored/saved-games.ts';
import { createHost } from '../src/table/worker/host.ts';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('location', { hash: '' });
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('removeEventListener', () => undefined);

const { loadWords } = await import('../src/words/words.ts');
await loadWords('en', WORDS_PARTS);
const { followNews } = await import('./news.ts');

/** Four suits for the seats of a card game. */
export const SEATS = ['hat', 'star', 'cactus', 'boot'].map((suit) => ({ kind: 'real', suit }));

/** A card game of the people P0 to P3. */
export function fourPeople(seed: string) {
  const occupants = SEATS.map((_, at) => ({ kind: 'person' as const, name: `P${at}` }));
  return { game: cardGame, options: { seats: SEATS }, occupants, seed };
}

/** Answers nothing, for tables that are only drawn. */
export const act = (): void => undefined;

export function count(text: string, part: string): number {
  return text.split(part).length - 1;
}

export function drawn(part: ComponentChild): string {
  return renderToString(part as Parameters<typeof renderToString>[0]);
}

export interface Played<Options, Command extends GameCommand, View, Event extends GameEvent> {
  readonly game: Game<Options, GameState, Command, View, Event>;
  readonly options: unknown;
  readonly occupants: readonly Occupant[];
  readonly seed: string;
}

/** Opens a game whose bots never move; `shown` is the table as the page has it. */
export async function opened({ game, occupants, record }: Pick<SavedGame, 'game' | 'occupants' | 'record'>) {
  let table: ShownTable | undefined;
  const follow = followNews();
  const host = createHost({
    store: async () => undefined,
    publish: (news) => {
      table = follow(news);
    },
    later: () => undefined,
    now: () => 0,
  });
  const saved = { id: 'x', game, startedAt: 0, changedAt: 0, over: false, occupants, record };
  await host({ type: 'open', saved });
  return { host, shown: () => table };
}

/** A table as the page gets it, after each person's answer; people take the first option until `enough`. */
export async function tableWhere<Options, Command extends GameCommand, View, Event extends GameEvent>(
  played: Played<Options, Command, View, Event>,
  enough: (table: ShownTable<View, Command, Event, Options>) => boolean,
): Promise<ShownTable<View, Command, Event, Options>> {
  const { game, options, occupants, seed } = played;
  const started = startMatch(game, options, seed);
  if (!started.ok) throw new Error(started.refusal.code);
  const { host, shown } = await opened({ game: game.id, occupants, record: recordOf(started.value) });
  for (let moves = 0; moves < 2000; moves += 1) {
    const [owed] = shown()?.owed ?? [];
    if (owed !== undefined && shown()?.viewer !== owed.seat) await host({ type: 'show', viewer: owed.seat });
    const table = shown() as ShownTable<View, Command, Event, Options> | undefined;
    if (table !== undefined && (owed === undefined || enough(table))) return table;
    const [command] = table?.options ?? [];
    if (owed === undefined || command === undefined) throw new Error('nothing to do');
    await host({ type: 'submit', seat: owed.seat, decision: owed.decision, command });
  }
  throw new Error('such a table never came');
}
