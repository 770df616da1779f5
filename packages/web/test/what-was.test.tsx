/** What stands above the question: what was skipped, or missed while the player was away. */
import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import type { Skipped } from '../src/stage/live.ts';
import type { ShownTable } from '../src/table/shown-table.ts';
import { livingPage } from './living-page.ts';
import { quietTable } from './quiet-table.ts';

const { WhatWas } = await import('../src/shell/table/what-was.tsx');

/** A table after the moves of these seats. */
function after(...seats: readonly number[]): ShownTable {
  return { ...quietTable, log: seats.map((seat, move) => ({ move, seat, events: [] })), moves: seats.length };
}

function player() {
  const page = livingPage();
  const skipped = signal<Skipped | undefined>(undefined);
  const draw = (now: ShownTable): void =>
    page.draw(<WhatWas ui={{}} stage={{ skipped }} now={now} live look={() => undefined} />);
  return { ...page, skipped, draw };
}

/** A player who has been there from the first move on, and has just skipped. */
async function playerWhoSkipped() {
  const there = player();
  there.draw(after());
  await there.settle();
  const now = after(0, 1, 2, 1, 0, 1, 2, 1);
  there.skipped.value = { before: now, move: 5, stops: 3, outcomes: [] };
  there.draw(now);
  // The bar is fetched when it is first wanted.
  await expect.poll(async () => there.settle().then(there.text)).toContain('3 steps skipped');
  return { ...there, now };
}

describe('after a skip', () => {
  it('a player who takes a move back is not told what others did before it', async () => {
    const { skipped, draw, settle, text } = await playerWhoSkipped();
    skipped.value = undefined;
    draw(after(0, 1, 2, 1));
    await settle();
    expect(text()).toBe('');
  });

  it('nothing is told in the frame in which the question is still the former one', async () => {
    const { skipped, settle, text } = await playerWhoSkipped();
    skipped.value = undefined;
    await settle();
    expect(text()).toBe('');
  });

  it('only what was skipped is told to a player who had been away before', async () => {
    const { skipped, draw, settle, text } = player();
    const now = after(0, 1, 2, 1);
    draw(now);
    expect(text()).toContain('3 moves since your turn');
    skipped.value = { before: now, move: 1, stops: 3, outcomes: [] };
    await expect.poll(async () => settle().then(text)).toContain('3 steps skipped');
    expect(text()).not.toContain('3 moves');
  });
});
