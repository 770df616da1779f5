import { cardGame } from '@carson/card-game';
import { recordOf, type SeatResult, startMatch } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { createHost, type Host } from '../src/table/host.ts';
import type { TableUpdate } from '../src/table/messages.ts';
import type { Occupant, SavedGame } from '../src/table/saved-games.ts';

const SEATS = ['hat', 'star', 'cactus', 'boot'].map((suit) => ({ kind: 'real', suit }));

function savedGame(occupants: readonly Occupant[], seed = 'seed'): SavedGame {
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

interface Desk {
  readonly host: Host;
  readonly updates: TableUpdate[];
  readonly stored: SavedGame[];
  /** Lets everything happen that waits for its time. */
  readonly run: () => Promise<void>;
}

function desk(store: (saved: SavedGame) => Promise<void> = async () => undefined): Desk {
  const updates: TableUpdate[] = [];
  const stored: SavedGame[] = [];
  const waiting: (() => void)[] = [];
  const host = createHost({
    store: async (saved) => {
      await store(saved);
      stored.push(saved);
    },
    publish: (update) => updates.push(update),
    later: (_, work) => waiting.push(work),
  });
  const run = async (): Promise<void> => {
    for (let work = waiting.shift(); work !== undefined; work = waiting.shift()) {
      work();
      await host({ type: 'pace', milliseconds: 0 });
    }
  };
  return { host, updates, stored, run };
}

const bots: readonly Occupant[] = SEATS.map(() => ({ kind: 'bot', bot: 'greedy' }));
const withPerson: readonly Occupant[] = [{ kind: 'person', name: 'Ann' }, ...bots.slice(1)];

describe('the host of a table', () => {
  it('lets bots play a whole game and stores every move before it shows it', async () => {
    const { host, updates, stored, run } = desk();
    await host({ type: 'open', saved: savedGame(bots) });
    await run();
    const last = updates.at(-1);
    expect(last?.result?.map(({ rank }: SeatResult) => rank)).toContain(1);
    expect(last?.seed).toBe('seed');
    expect(stored.at(-1)?.record.moves).toHaveLength(last?.moves ?? 0);
    expect(stored.at(-1)?.over).toBe(true);
    expect(stored).toHaveLength(last?.moves ?? 0);
  });

  it('plays the same game again from the same seed', async () => {
    const play = async (): Promise<string | undefined> => {
      const { host, stored, run } = desk();
      await host({ type: 'open', saved: savedGame(bots, 'again') });
      await run();
      return stored.at(-1)?.record.hash;
    };
    expect(await play()).toBe(await play());
  });

  it('never shows the seed before the end, nor another seat’s bid', async () => {
    const { host, updates, run } = desk();
    await host({ type: 'open', saved: savedGame(withPerson, 'a-seed-to-hide') });
    await host({ type: 'show', viewer: 0 });
    await run();
    expect(updates.length).toBeGreaterThan(3);
    for (const update of updates) expect(JSON.stringify(update)).not.toContain('a-seed-to-hide');
    const last = updates.at(-1);
    expect(last?.owed.map(({ seat }) => seat)).toEqual([0]);
    expect(last?.view).not.toHaveProperty('ownBid');
  });

  it('says what each option would change, and it does', async () => {
    const { host, updates, run } = desk();
    await host({ type: 'open', saved: savedGame(withPerson) });
    await host({ type: 'show', viewer: 0 });
    await run();
    for (let moves = 0; moves < 12; moves += 1) {
      const now = updates.at(-1);
      const [command] = now?.options ?? [];
      const owed = now?.owed.find(({ seat }) => seat === 0);
      if (now === undefined || command === undefined || owed === undefined) throw new Error('nothing to do');
      const before = now.scores[0]?.total ?? 0;
      await host({ type: 'submit', seat: 0, decision: owed.decision, command });
      if (command.type === 'layCard') {
        expect((updates.at(-1)?.scores[0]?.total ?? 0) - before).toBe(now.previews[0]?.gain);
      }
      await run();
    }
  });

  it('refuses a stale or an illegal command and changes nothing', async () => {
    const { host, updates, stored, run } = desk();
    await host({ type: 'open', saved: savedGame(withPerson) });
    await host({ type: 'show', viewer: 0 });
    await run();
    const shown = updates.length;
    const kept = stored.length;
    const stale = await host({ type: 'submit', seat: 0, decision: -1, command: { type: 'bid' } });
    expect(stale).toMatchObject({ ok: false, refusal: { code: 'decisionClosed' } });
    const notYours = await host({ type: 'submit', seat: 1, command: { type: 'finishSelling' } });
    expect(notYours.ok).toBe(false);
    expect(updates).toHaveLength(shown);
    expect(stored).toHaveLength(kept);
  });

  it('goes on where nothing can be stored, and says so', async () => {
    const { host, updates, run } = desk(() => Promise.reject(new Error('full')));
    await host({ type: 'open', saved: savedGame(bots) });
    await run();
    expect(updates.at(-1)?.result).toBeDefined();
    expect(updates.at(-1)?.kept).toBe(false);
  });

  it('shows the table as it was', async () => {
    const { host, updates, run } = desk();
    await host({ type: 'open', saved: savedGame(bots) });
    await host({ type: 'show', viewer: 'spectator' });
    const first = updates.at(-1)?.view;
    await run();
    const past = await host({ type: 'past', moves: 0 });
    expect(past).toMatchObject({ ok: true });
    expect(past.ok && past.past).toEqual(first);
  });
});
