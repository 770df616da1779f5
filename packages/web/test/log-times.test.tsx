import { words } from '@carson/words/generated/en.js';
import { describe, expect, it } from 'vitest';
import { drawn } from './page.ts';
import { quietTable, quietUi } from './quiet-table.ts';

const { turnTimes } = await import('../src/shell/log/log-times.ts');
const { LogPanel } = await import('../src/shell/log/log-panel.tsx');

/** Where the reader is, so that the day ends there. */
const on = (day: number, hour: number, minute: number, second = 0): number =>
  new Date(2026, 10, day, hour, minute, second).getTime();

const turnsAt = (...times: readonly (number | undefined)[]) =>
  times.map((at, move) => [{ move, events: [], ...(at === undefined ? {} : { at }) }]);

describe('the times of the log', () => {
  it('stand where another minute begins, and a day where it changes', () => {
    const turns = turnsAt(undefined, on(15, 23, 58, 2), on(15, 23, 58, 40), on(16, 0, 3), on(16, 9, 0));
    const times = turnTimes(turns, on(15, 23, 59));
    expect(times.map((time) => time?.isNewMinute)).toEqual([undefined, true, false, true, true]);
    expect(times.map((time) => time?.isNewDay)).toEqual([undefined, false, false, true, false]);
  });

  it('begin with their day where it is not today', () => {
    expect(turnTimes(turnsAt(on(15, 12, 0)), on(16, 8, 0))[0]?.isNewDay).toBe(true);
  });

  it('are read beside the lines; a record without times shows none', () => {
    const ui = { ...quietUi, logLines: () => [{ icon: 'icon-log', text: 'Something happened.' }] };
    const panelOf = (...times: readonly (number | undefined)[]): string => {
      const table = { ...quietTable, log: turnsAt(...times).flat() };
      return drawn(
        <LogPanel ui={ui} table={table} thoughts={[]} isInFront={true} onLook={() => undefined} />,
      );
    };
    const panel = panelOf(on(1, 14, 32, 7), on(1, 14, 32, 50), on(2, 7, 5));
    const shown = [...panel.matchAll(/<time[^>]*>([^<]*)</g)].map(([, text]) => text);
    expect(shown).toEqual(['14:32', '07:05']);
    expect(panel).toContain(new Intl.DateTimeFormat('en', { weekday: 'long' }).format(on(2, 7, 5)));
    expect(panel.match(/title="[^"]*14:32:50/)?.[0]).toContain(words.stage.again);
    expect(panelOf(undefined)).not.toMatch(/<time|log-day|·/);
  });
});
