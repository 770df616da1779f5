import { readdirSync } from 'node:fs';
import type { BoardEvent } from '@carson/board-game';
import type { GameEvent } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import type { ShownTable } from '../src/table/shown-table.ts';
import './page.ts';
import { buildingPaid, duelDecided, orderSettled } from './new-tables.ts';
import { owedBy, quietTable } from './quiet-table.ts';

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
  readonly own?: readonly GameEvent[];
  readonly since?: readonly GameEvent[];
}

const PASSED: BoardEvent = { type: 'passed', seat: 1, position: 0, forced: false };

function asked({ kind, own = [], since = [] }: Asked): ShownTable {
  const entry = (move: number, seat: number, events: readonly GameEvent[]) => ({ move, seat, events });
  return {
    ...quietTable,
    owed: [owedBy(0, kind)],
    log: [entry(0, 1, [PASSED]), entry(1, 0, own), entry(2, 1, since)],
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
    const settled = (...values: readonly number[]) =>
      orderSettled(...values.map((value, seat) => [seat, value] as const));
    expect(tipFor('cards', asked({ kind: 'take', own: [settled(4, 4, 2)] }), unread)?.id).toBe('tie');
    expect(tipFor('cards', asked({ kind: 'take', own: [settled(4, 3, 3)] }), unread)?.id).toBe('take');
  });

  it('speaks of duels and incomes once the viewer has had one', () => {
    const duel = (seat: number) => duelDecided(2, seat, 2);
    expect(tipFor('board', asked({ kind: 'buildOrKeep', since: [duel(0)] }), unread)?.id).toBe('duel');
    expect(tipFor('board', asked({ kind: 'buildOrKeep', since: [duel(1)] }), unread)?.id).toBe('buildOrKeep');
    expect(tipFor('board', asked({ kind: 'takeCharacter', since: [buildingPaid(0, 6)] }), unread)?.id).toBe(
      'income',
    );
  });

  it('speaks of passing when someone else has passed since the viewer’s last move', () => {
    expect(tipFor('board', asked({ kind: 'placeCowboy', since: [PASSED] }), unread)?.id).toBe('passing');
    expect(tipFor('board', asked({ kind: 'placeCowboy' }), unread)?.id).toBe('placeCowboy');
  });
});
