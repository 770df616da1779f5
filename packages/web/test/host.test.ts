import { boardGame } from '@carson/board-game';
import { cardBots } from '@carson/bots/cards';
import { type Command, cardGame, type View } from '@carson/card-game';
import { type AnyGame, beatsFor, recordOf, resumeMatch, type SeatResult, startMatch } from '@carson/engine';
import { describe, expect, it, vi } from 'vitest';
import { bots, desk, savedGame, withPerson } from './desk.ts';
import { SEATS } from './page.ts';

/** A desk at which a person is asked, and sees their seat. */
async function askedDesk() {
  const opened = desk();
  await opened.host({ type: 'open', saved: savedGame(withPerson) });
  await opened.host({ type: 'show', viewer: 0 });
  await opened.run();
  return opened;
}

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

  it('keeps when each move was made, and tells it again when the game is opened', async () => {
    let now = 1_700_000_000_000;
    const bid: Command = { type: 'bid', card: 5 };
    const { host, updates, stored, run } = desk({ now: () => (now += 1_000) });
    await host({ type: 'open', saved: savedGame(withPerson) });
    await host({ type: 'show', viewer: 0 });
    await host({ type: 'submit', seat: 0, command: bid });
    await run();
    const made = stored.at(-1)?.record.moves.map(({ at }) => at) ?? [];
    expect(made.length).toBeGreaterThan(3);
    for (const at of made) expect(at).toBeGreaterThan(1_700_000_000_000);
    const later = desk();
    for (const saved of stored.slice(-1)) await later.host({ type: 'open', saved });
    for (const table of [updates.at(-1), later.updates.at(-1)]) {
      expect(table?.log.map((entry) => entry.at)).toEqual([undefined, ...made]);
    }
  });

  it.each([
    ['cards', cardGame as AnyGame, { seats: SEATS }],
    ['board', boardGame as AnyGame, { seats: 4 }],
  ])('tells the beats of %s that the record tells, in whole games', async (_, game, options) => {
    for (const seed of ['one', 'two']) {
      const started = startMatch(game, options, seed);
      if (!started.ok) throw new Error(started.refusal.code);
      const { host, updates, stored, run } = desk();
      const saved = { ...savedGame(bots), game: game.id, record: recordOf(started.value) };
      await host({ type: 'open', saved });
      await run();
      const resumed = resumeMatch(game, stored.at(-1)?.record ?? saved.record);
      if (!resumed.ok) throw new Error(resumed.failure.refusal.code);
      expect(game.result(resumed.match.state)).toBeDefined();
      const [record] = beatsFor(resumed.match, ['spectator'], { from: 0 });
      expect(updates.flatMap(({ beats }) => beats)).toEqual(record);
    }
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

  it('goes on where a bot fails, with the first option', async () => {
    const greedy = cardBots.find(({ id }) => id === 'greedy');
    if (greedy === undefined) throw new Error('there is no such bot');
    const told = vi.spyOn(console, 'error').mockReturnValue();
    const decide = vi.spyOn(greedy, 'decide').mockImplementation(() => {
      throw new Error('a fault');
    });
    const { host, updates, run } = desk();
    await host({ type: 'open', saved: savedGame(bots) });
    await run();
    expect(updates.at(-1)?.result).toBeDefined();
    expect(told).toHaveBeenCalled();
    decide.mockRestore();
    told.mockRestore();
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

  it('lets a bot answer in secret sooner than at its pace, but not before the last move could be seen', async () => {
    const { host, waits } = desk();
    const bid: Command = { type: 'bid', card: 5 };
    await host({ type: 'open', saved: savedGame(withPerson) });
    await host({ type: 'pace', milliseconds: 900, inStep: true });
    await host({ type: 'submit', seat: 0, command: bid });
    expect(waits.at(-1)).toBe(300);
    await host({ type: 'pace', milliseconds: 150, inStep: true });
    await host({ type: 'undo', seat: 0, count: 1 });
    expect(waits.at(-1)).toBe(150);
  });

  it('says what each option would change, and it does', async () => {
    const { host, updates, run } = await askedDesk();
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
    const { host, updates, stored } = await askedDesk();
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
    const { host, updates, run } = desk({ store: () => Promise.reject(new Error('full')) });
    await host({ type: 'open', saved: savedGame(bots) });
    await run();
    expect(updates.at(-1)?.result).toBeDefined();
    expect(updates.at(-1)?.kept).toBe(false);
  });

  it('tells the page what changed: everything else stays the very same object', async () => {
    const { host, updates } = await askedDesk();
    const before = updates.at(-1);
    await host({ type: 'submit', seat: 0, command: before?.options[0] ?? { type: 'bid' } });
    const after = updates.at(-1);
    expect(after?.moves).toBe((before?.moves ?? 0) + 1);
    expect(after?.log[0]).toBe(before?.log[0]);
    expect(after?.seats).toBe(before?.seats);
    expect(after?.occupants).toBe(before?.occupants);
  });

  it('shows the table as it was', async () => {
    const { host, updates, run } = desk();
    await host({ type: 'open', saved: savedGame(bots) });
    await host({ type: 'show', viewer: 'spectator' });
    const first = updates.at(-1)?.view;
    await run();
    const past = await host({ type: 'beats', from: -1, to: 0 });
    expect(past).toMatchObject({ ok: true, beats: [{ move: -1, view: first }] });
  });

  it('shows a game with another seat’s eyes only when it is over', async () => {
    const seenBy = async ({ host }: Pick<ReturnType<typeof desk>, 'host'>): Promise<unknown> => {
      const told = await host({ type: 'beats', from: -1, to: 0, viewer: 2 });
      return told.ok ? told.beats?.map(({ view }) => (view as View).viewer) : undefined;
    };
    const running = desk();
    await running.host({ type: 'open', saved: savedGame(withPerson) });
    await running.host({ type: 'show', viewer: 0 });
    expect(await seenBy(running)).toEqual([0]);
    const over = desk();
    await over.host({ type: 'open', saved: savedGame(bots) });
    await over.run();
    expect(await seenBy(over)).toEqual([2]);
  });
});
