/** Enough of a browser to draw the page's parts as text. */
import type { Game, GameCommand, GameEvent, GameState } from '@carson/engine';
import { recordOf, startMatch } from '@carson/engine';
import { WORDS_PARTS } from '@carson/words';
import type { ComponentChild } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { vi } from 'vitest';
import type { Occupant } from '../src/rules/occupants.ts';
import type { ShownTable } from '../src/table/shown-table.ts';
import { createHost } from '../src/table/worker/host.ts';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('location', { hash: '' });
vi.stubGlobal('addEventListener', () => undefined);

const { loadWords } = await import('../src/words/words.ts');
await loadWords('en', WORDS_PARTS);
const { followNews } = await import('./news.ts');

export function drawn(part: ComponentChild): string {
  return renderToString(part as Parameters<typeof renderToString>[0]);
}

export interface Played<Options, Command extends GameCommand, View, Event extends GameEvent> {
  readonly game: Game<Options, GameState, Command, View, Event>;
  readonly options: unknown;
  readonly occupants: readonly Occupant[];
  readonly seed: string;
}

/** A table as the page gets it, after each person's answer; people take the first option until `enough`. */
export async function tableWhere<Options, Command extends GameCommand, View, Event extends GameEvent>(
  played: Played<Options, Command, View, Event>,
  enough: (table: ShownTable<View, Command, Event, Options>) => boolean,
): Promise<ShownTable<View, Command, Event, Options>> {
  const started = startMatch(played.game, played.options, played.seed);
  if (!started.ok) throw new Error(started.refusal.code);
  let table: ShownTable<View, Command, Event, Options> | undefined;
  const follow = followNews();
  const host = createHost({
    store: async () => undefined,
    publish: (news) => {
      table = follow(news) as typeof table;
    },
    later: () => undefined,
    now: () => 0,
  });
  const { game, occupants } = played;
  const record = recordOf(started.value);
  await host({
    type: 'open',
    saved: { id: 'x', game: game.id, startedAt: 0, changedAt: 0, over: false, occupants, record },
  });
  for (let moves = 0; moves < 2000; moves += 1) {
    const [owed] = table?.owed ?? [];
    if (owed !== undefined && table?.viewer !== owed.seat) await host({ type: 'show', viewer: owed.seat });
    if (table !== undefined && (owed === undefined || enough(table))) return table;
    const [command] = table?.options ?? [];
    if (owed === undefined || command === undefined) throw new Error('nothing to do');
    await host({ type: 'submit', seat: owed.seat, decision: owed.decision, command });
  }
  throw new Error('such a table never came');
}
