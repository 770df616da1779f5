import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ShownTable } from '../src/table/shown-table.ts';
import './page.ts';
import { quietTable } from './quiet-table.ts';

const { LANGUAGE_CODES } = await import('../src/app/settings.ts');
const { loadLessonWords } = await import('../src/lessons/registry.ts');
const { tipFor, tipsOf } = await import('../src/lessons/coach/tips.ts');

const GAMES = ['cards', 'board'] as const;
const ART = new URL('../art/', import.meta.url);
const FOLDERS = {
  icon: 'icons',
  piece: 'pieces',
  element: 'elements',
  suit: 'suits',
  card: 'cards',
} as const;

describe.each(GAMES)('the tips of %s', (game) => {
  it.each(LANGUAGE_CODES)('each have a heading and three sentences (%s)', async (language) => {
    const { coach = {} } = await loadLessonWords(game, language);
    expect(Object.keys(coach).toSorted()).toEqual(
      tipsOf(game)
        .map(({ id }) => id)
        .toSorted(),
    );
    for (const said of Object.values(coach))
      expect(Object.keys(said)).toEqual(['head', 'one', 'two', 'three']);
  });

  it('each have a drawing', () => {
    for (const { art } of tipsOf(game)) {
      const [kind = '', ...name] = art.split('-');
      const folder = FOLDERS[kind as keyof typeof FOLDERS];
      expect(readdirSync(new URL(folder, ART)), art).toContain(`${name.join('-')}.svg`);
    }
  });
});

interface Asked {
  readonly kind: string;
  /** Of the viewer's own last move, and of a rival's after it. */
  readonly own?: readonly object[];
  readonly since?: readonly object[];
}

function asked({ kind, own = [], since = [] }: Asked): ShownTable {
  const entry = (move: number, seat: number, events: readonly object[]) => ({
    move,
    seat,
    events: events as never,
  });
  return {
    ...quietTable,
    owed: [{ seat: 0, kind } as never],
    log: [entry(0, 1, [{ type: 'passed', seat: 1 }]), entry(1, 0, own), entry(2, 1, since)],
  };
}

const unread = (): boolean => false;

describe('a tip', () => {
  it('belongs to the question that is asked, and is shown until it is read', () => {
    expect(tipFor('cards', asked({ kind: 'lay' }), unread)?.id).toBe('lay');
    expect(tipFor('cards', asked({ kind: 'lay' }), ({ id }) => id === 'lay')).toBeUndefined();
    expect(tipFor('cards', asked({ kind: 'recruit' }), unread)).toBeUndefined();
    expect(tipFor('cards', { ...asked({ kind: 'lay' }), owed: [] }, unread)).toBeUndefined();
  });

  it('speaks of a tie where the viewer’s own bid was tied', () => {
    const settled = (...values: readonly number[]) => ({
      type: 'orderSettled',
      turns: values.map((value, seat) => ({ seat, value })),
    });
    expect(tipFor('cards', asked({ kind: 'take', own: [settled(4, 4, 2)] }), unread)?.id).toBe('tie');
    expect(tipFor('cards', asked({ kind: 'take', own: [settled(4, 3, 3)] }), unread)?.id).toBe('take');
  });

  it('speaks of duels and incomes once the viewer has had one', () => {
    const duel = (seat: number) => ({ type: 'duelDecided', entries: [{ seat }, { seat: 2 }] });
    expect(tipFor('board', asked({ kind: 'buildOrKeep', since: [duel(0)] }), unread)?.id).toBe('duel');
    expect(tipFor('board', asked({ kind: 'buildOrKeep', since: [duel(1)] }), unread)?.id).toBe('buildOrKeep');
    const paid = { type: 'buildingPaid', seat: 0 };
    expect(tipFor('board', asked({ kind: 'takeCharacter', since: [paid] }), unread)?.id).toBe('income');
  });

  it('speaks of passing when somebody else has passed since the viewer’s last move', () => {
    const passed = { type: 'passed', seat: 1 };
    expect(tipFor('board', asked({ kind: 'placeCowboy', since: [passed] }), unread)?.id).toBe('passing');
    expect(tipFor('board', asked({ kind: 'placeCowboy' }), unread)?.id).toBe('placeCowboy');
  });
});
