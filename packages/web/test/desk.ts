/** A host whose time stands still until it is told to go on. */
import { cardGame } from '@carson/card-game';
import { recordOf, startMatch } from '@carson/engine';
import type { Occupant } from '../src/rules/occupants.ts';
import type { ShownTable } from '../src/table/shown-table.ts';
import type { SavedGame } from '../src/table/stored/saved-games.ts';
import type { Thoughts } from '../src/table/worker/aloud.ts';
import { createHost, type Host } from '../src/table/worker/host.ts';
import { followNews } from './news.ts';
import { SEATS } from './page.ts';
export function savedGame(occupants: readonly Occupant[], seed = 'seed'): SavedGame {
  const started = startMatch(cardGame, { seats: SEATS }, seed);
  if (!started.ok) throw new Error(started.refusal.code);
  return {
    id: 'x',
    game: 'cards',
    startedAt: 0,
    changedAt: 0,
    over: false,
    occupants,
    record: recordOf(started.value),
  };
}

export interface Desk {
  readonly host: Host;
  readonly updates: ShownTable[];
  readonly stored: SavedGame[];
  /** Each time bots said why they moved, all that was told by then. */
  readonly thoughts: Thoughts[];
  /** How long the bots were told to wait, in milliseconds. */
  readonly waits: number[];
  /** Lets everything happen that waits for its time. */
  readonly run: () => Promise<void>;
}

interface DeskPorts {
  readonly store?: (saved: SavedGame) => Promise<void>;
  readonly now?: (() => number) | undefined;
}

export function desk({ store = async () => undefined, now = () => 0 }: DeskPorts = {}): Desk {
  const updates: ShownTable[] = [];
  const stored: SavedGame[] = [];
  const waits: number[] = [];
  const thoughts: Thoughts[] = [];
  const waiting: (() => void)[] = [];
  const follow = followNews();
  const host = createHost({
    store: async (saved) => {
      await store(saved);
      stored.push(saved);
    },
    publish: (news) => {
      if (news.type === 'thoughts') thoughts.push(news.thoughts);
      const table = news.type === 'thoughts' ? undefined : follow(news);
      if (table === undefined) return;
      if (news.type === 'previews') updates[updates.length - 1] = table;
      else updates.push(table);
    },
    later: (milliseconds, work) => {
      waits.push(milliseconds);
      waiting.push(work);
    },
    now,
  });
  const run = async (): Promise<void> => {
    for (let work = waiting.shift(); work !== undefined; work = waiting.shift()) {
      work();
      // One request at a time: the answer to this one comes after the work.
      await host({ type: 'beats', from: 0, to: 0 });
    }
  };
  return { host, updates, stored, thoughts, waits, run };
}

export const bots: readonly Occupant[] = SEATS.map(() => ({ kind: 'bot', bot: 'greedy' }));
export const withPerson: readonly Occupant[] = [{ kind: 'person', name: 'Ann' }, ...bots.slice(1)];
