import { describe, expect, it } from 'vitest';
import type { ShownTable } from '../src/table/shown-table.ts';
import { livingPage } from './living-page.ts';
import { quietTable } from './quiet-table.ts';

const { Missed } = await import('../src/stage/missed.tsx');

/** A table after the moves of these seats. */
function after(seats: readonly number[], more: Partial<ShownTable> = {}): ShownTable {
  const log = seats.map((seat, move) => ({ move, seat, events: [] }));
  return { ...quietTable, log, moves: seats.length, ...more };
}

async function told(...tables: readonly ShownTable[]): Promise<string> {
  const page = livingPage();
  for (const table of tables) {
    page.draw(<Missed table={table} live onShow={() => undefined} />);
    await page.settle();
  }
  return page.text();
}

describe('a player who comes back to a game', () => {
  it('is told how many moves the others have made', async () => {
    expect(await told(after([1, 0, 1]))).toContain('One move since your turn');
    expect(await told(after([0, 1, 2, 1]))).toContain('3 moves since your turn');
    expect(await told(after([0, 1]), after([0, 1, 2]))).toContain('2 moves since your turn');
  });

  it('is told nothing where nothing was missed: at the start, after having been there, as a spectator', async () => {
    expect(await told(after([]), after([1]))).toBe('');
    expect(await told(after([1, 2]))).toBe('');
    expect(await told(after([1, 0]), after([1, 0, 1]))).toBe('');
    expect(await told(after([0, 1], { viewer: 'spectator' }))).toBe('');
    expect(await told(after([0, 1], { result: [] }))).toBe('');
  });

  it('is told no more after the next own move', async () => {
    expect(await told(after([0, 1]), after([0, 1, 0, 1]))).toBe('');
  });

  it('is told nothing after taking a move back', async () => {
    expect(await told(after([0, 1, 1, 0, 1]), after([0, 1, 1]))).toBe('');
  });
});
