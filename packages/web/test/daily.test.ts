import { recordOf, startMatch, submit } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { desk, savedGame, withPerson } from './desk.ts';

const { dailyId, streakOf } = await import('../src/table/daily.ts');
const { resultOf } = await import('../src/table/stored/results.ts');
const { rules } = await import('../src/rules/cards.ts');

/** A game of first options; its last move is made at a table, which keeps how it ended. */
async function playToTheEnd() {
  const started = startMatch(rules.game, rules.usualOptions, 'result');
  if (!started.ok) throw new Error(started.refusal.code);
  let [before, match] = [started.value, started.value];
  for (;;) {
    const [owed] = match.game.owed(match.state);
    if (owed === undefined) break;
    const [command] = match.game.options(match.state, owed.seat);
    const next = submit(match, { seat: owed.seat, command });
    if (!next.ok) throw new Error(next.refusal.code);
    [before, match] = [match, next.value];
  }
  const last = recordOf(match).moves.at(-1);
  if (last === undefined) throw new Error('nothing was played');
  const { host, stored } = desk();
  await host({ type: 'open', saved: { ...savedGame(withPerson), record: recordOf(before) } });
  await host({ type: 'submit', seat: last.seat, command: last.command });
  return stored.at(-1);
}

const finished = playToTheEnd();

describe('the result of a game on this device', () => {
  it('tells place, points, lines, opponents and characters of the only person', async () => {
    const saved = await finished;
    if (saved === undefined) throw new Error('nothing was stored');
    const result = resultOf(saved, rules.characterTaken);
    const own = saved.glance?.play?.result?.find(({ seat }) => seat === 0);
    expect(result).toMatchObject({ points: own?.score, place: own?.rank, seats: 4, hints: 0, undos: 0 });
    expect(result?.bots).toEqual(['greedy', 'greedy', 'greedy']);
    const sum = Object.values(result?.lines ?? {}).reduce((total, points) => total + points, 0);
    expect(sum).toBe(own?.score);
    const taken = saved.record.moves.filter(
      ({ seat, command }) => seat === 0 && rules.characterTaken(command) !== undefined,
    );
    expect(result?.characters).toHaveLength(taken.length);
  });

  it('is no one’s where several people share the device, or the game is not over', async () => {
    const saved = await finished;
    if (saved === undefined) throw new Error('nothing was stored');
    const two = saved.occupants.map(() => ({ kind: 'person', name: 'Ann' }) as const);
    expect(resultOf({ ...saved, occupants: two }, rules.characterTaken)).toBeUndefined();
    expect(resultOf({ ...saved, over: false }, rules.characterTaken)).toBeUndefined();
  });
});

describe('days in a row', () => {
  const result = {
    id: '',
    game: 'cards',
    at: 0,
    seats: 4,
    place: 1,
    points: 60,
    lead: 2,
    bots: [],
    people: 0,
    lines: {},
    characters: [],
    hints: 0,
    undos: 0,
  };
  const on = (...days: readonly string[]) =>
    days.map((daily) => ({ id: dailyId('cards', daily), game: 'cards', daily, result }));

  it('count up to today, or to yesterday while today is open', () => {
    expect(streakOf(on('2026-11-14', '2026-11-15'), 'cards', '2026-11-16').current).toBe(2);
    expect(streakOf(on('2026-11-14', '2026-11-15', '2026-11-16'), 'cards', '2026-11-16').current).toBe(3);
    expect(streakOf(on('2026-11-13', '2026-11-14'), 'cards', '2026-11-16')).toEqual({
      current: 0,
      best: 2,
      days: 2,
    });
  });

  it('need a finished game of the same kind', () => {
    const begun = { id: dailyId('cards', '2026-11-16'), game: 'cards', daily: '2026-11-16' };
    expect(streakOf([begun], 'cards', '2026-11-16').days).toBe(0);
    expect(streakOf(on('2026-11-16'), 'board', '2026-11-16').days).toBe(0);
  });
});
