import { describe, expect, it } from 'vitest';
import { BOT_PEOPLE, dailyOpponents, dailySeed, dayAfter, dayAt, isDay, LEVEL_IDS } from '../src/index.ts';

describe('the daily challenge', () => {
  it('follows from the day in UTC alone', () => {
    expect(dayAt(Date.UTC(2026, 10, 16, 23, 59, 59))).toBe('2026-11-16');
    expect(dayAfter('2026-12-31')).toBe('2027-01-01');
    expect(dayAfter('2024-03-01', -1)).toBe('2024-02-29');
    expect(dailySeed('cards', '2026-11-16')).not.toBe(dailySeed('board', '2026-11-16'));
  });

  it('knows a day from other texts', () => {
    expect(isDay('2026-11-16')).toBe(true);
    for (const text of ['2026-02-30', '2026-13-01', '16.11.2026', '', '2026-11-16T00:00']) {
      expect(isDay(text), text).toBe(false);
    }
  });

  it('seats three different people, harder ones as the week goes on', () => {
    const monday = '2026-11-16';
    const starsOn = (day: string): number =>
      dailyOpponents('cards', day)
        .map((id) => BOT_PEOPLE.find((person) => person.id === id)?.level ?? 'legend')
        .reduce((sum, level) => sum + LEVEL_IDS.indexOf(level) + 1, 0);
    for (let days = 0; days < 400; days += 1) {
      expect(new Set(dailyOpponents('board', dayAfter(monday, days))).size).toBe(3);
    }
    expect(dailyOpponents('board', monday)).not.toEqual(dailyOpponents('cards', monday));
    expect(starsOn(monday)).toBeLessThanOrEqual(5);
    expect(starsOn(dayAfter(monday, 6))).toBeGreaterThanOrEqual(13);
    for (let days = 0; days < 5; days += 1) {
      expect(starsOn(dayAfter(monday, days + 2))).toBeGreaterThan(starsOn(dayAfter(monday, days)));
    }
  });
});
