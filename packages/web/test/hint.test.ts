import { cardLevels } from '@carson/bots';
import type { Command } from '@carson/card-game';
import { readRecord } from '@carson/engine';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Occupant } from '../src/rules/occupants.ts';
import type { Answer } from '../src/table/worker/messages.ts';
import { bots, type Desk, desk, savedGame, withPerson } from './desk.ts';

function bid(card: number): Command {
  return { type: 'bid', card };
}

const people: readonly Occupant[] = ['Ann', 'Ben', 'Cleo', 'Dan'].map((name) => ({ kind: 'person', name }));

afterEach(() => vi.restoreAllMocks());

async function seated(occupants: readonly Occupant[], now?: () => number): Promise<Desk> {
  const made = desk({ now });
  await made.host({ type: 'open', saved: savedGame(occupants) });
  await made.host({ type: 'show', viewer: 0 });
  return made;
}

function hintOf(answer: Answer) {
  if (!answer.ok || answer.hint === undefined) throw new Error('no hint was given');
  return answer.hint;
}

describe('a hint', () => {
  it('names the best few of the legal moves with their reasons, and plays none', async () => {
    const { host, updates, run } = await seated(withPerson);
    await run();
    const moves = updates.at(-1)?.moves;
    const hint = hintOf(await host({ type: 'hint' }));
    expect(hint).toHaveLength(3);
    for (const { option, score, chance, grounds } of hint) {
      expect(updates.at(-1)?.options).toContainEqual(option);
      expect(score).toBeGreaterThan(0);
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
      expect(grounds).not.toEqual([]);
    }
    expect(updates.at(-1)?.moves).toBe(moves);
    expect(updates.at(-1)?.owed.map(({ seat }) => seat)).toEqual([0]);
  });

  it('is refused where nothing is asked, and for a seat without a person', async () => {
    const { host, updates, stored } = await seated(withPerson);
    await host({ type: 'show', viewer: 'spectator' });
    expect(await host({ type: 'hint' })).toMatchObject({ ok: false, refusal: { code: 'nothingOwed' } });
    await host({ type: 'show', viewer: 1 });
    expect(await host({ type: 'hint' })).toMatchObject({ ok: false, refusal: { code: 'nothingOwed' } });
    await host({ type: 'submit', seat: 0, command: bid(5) });
    await host({ type: 'show', viewer: 0 });
    expect(await host({ type: 'hint' })).toMatchObject({ ok: false, refusal: { code: 'nothingOwed' } });
    expect(updates.at(-1)?.hints).toBeUndefined();
    expect(stored.at(-1)?.record).not.toHaveProperty('hints');
  });

  it('knows no more than its seat', async () => {
    const hints = await Promise.all(
      [1, 9].map(async (secret) => {
        const { host, updates } = await seated(people);
        for (const seat of [1, 2, 3]) await host({ type: 'submit', seat, command: bid(secret) });
        return { hint: hintOf(await host({ type: 'hint' })), view: updates.at(-1)?.view };
      }),
    );
    expect(hints[0]?.view).toEqual(hints[1]?.view);
    expect(hints[0]?.hint).toEqual(hints[1]?.hint);
  });

  it('is marked in the record before it is given, once for a question', async () => {
    const { host, updates, stored, run } = await seated(withPerson);
    await run();
    const moves = updates.at(-1)?.moves ?? 0;
    await host({ type: 'hint' });
    await host({ type: 'hint' });
    const kept = stored.at(-1);
    if (kept === undefined) throw new Error('nothing was stored');
    expect(kept.record.hints).toEqual([{ move: moves, seat: 0 }]);
    expect(updates.at(-1)?.hints).toEqual(kept.record.hints);
    expect(readRecord(JSON.parse(JSON.stringify(kept.record))).ok).toBe(true);

    const later = desk();
    expect(await later.host({ type: 'open', saved: kept })).toEqual({ ok: true });
    await later.host({ type: 'submit', seat: 0, command: bid(5) });
    expect(later.stored.at(-1)?.record.hints).toEqual(kept.record.hints);
  });

  it('holds up no bot that is about to move', async () => {
    const { host, updates, run } = await seated(withPerson);
    await host({ type: 'hint' });
    await run();
    expect(updates.at(-1)?.owed.map(({ seat }) => seat)).toEqual([0]);
  });
});

describe('thinking time', () => {
  it('ends after 900 ms, for hints and for bots', async () => {
    let time = 0;
    const legend = cardLevels.at(-1);
    if (legend === undefined) throw new Error('no one thinks');
    const think = vi.spyOn(legend, 'think');
    const deliberate = vi.spyOn(legend, 'deliberate');
    const { host, run } = await seated(
      withPerson.map((who) => (who.kind === 'bot' ? { kind: 'bot', bot: 'legend' } : who)),
      () => time,
    );
    await host({ type: 'hint' });
    await run();
    expect(think).toHaveBeenCalledTimes(1);
    expect(deliberate).toHaveBeenCalledTimes(3);
    const clocks = [...think.mock.calls, ...deliberate.mock.calls].map(([, budget]) => budget?.left);
    time = 850;
    expect(clocks.map((left) => left?.())).toEqual([50, 50, 50, 50]);
  });
});

describe('a bot of the table', () => {
  it('has one key for the whole game, so that it keeps its personality', async () => {
    const asked = new Map<number, string[]>();
    const drifter = cardLevels[1];
    if (drifter === undefined) throw new Error('no such level');
    const deliberate = drifter.deliberate.bind(drifter);
    vi.spyOn(drifter, 'deliberate').mockImplementation((question, budget) => {
      asked.set(question.seat, [...(asked.get(question.seat) ?? []), question.random.key.join()]);
      return deliberate(question, budget);
    });
    const { run } = await seated(bots.map(() => ({ kind: 'bot', bot: drifter.id })));
    await run();
    expect([...asked.keys()].toSorted()).toEqual([0, 1, 2, 3]);
    for (const keys of asked.values()) {
      expect(keys.length).toBeGreaterThan(18);
      expect(new Set(keys).size).toBe(1);
    }
  });
});
