import { describe, expect, it } from 'vitest';
import type { ShownTable } from '../src/table/shown-table.ts';
import { type LivingPage, livingPage } from './living-page.ts';
import { quietTable as table } from './quiet-table.ts';

const { DrawnLater } = await import('../src/shell/drawn-later.tsx');

describe('what stands beside a move', () => {
  function late(page: LivingPage, now: ShownTable): void {
    page.draw(<DrawnLater table={now}>{(shown) => <p>{String(shown.view)}</p>}</DrawnLater>);
  }

  it('is drawn one frame after the move', async () => {
    const page = livingPage();
    late(page, table);
    await page.settle();
    late(page, { ...table, view: 'moved' });
    expect(page.text()).toBe('now');
    await page.settle();
    expect(page.text()).toBe('moved');
  });

  it('is drawn with the move in a show', async () => {
    const page = livingPage();
    late(page, table);
    await page.settle();
    page.draw(
      <DrawnLater table={{ ...table, view: 'shown' }} isOff>
        {(shown) => <p>{String(shown.view)}</p>}
      </DrawnLater>,
    );
    expect(page.text()).toBe('shown');
  });

  it('is never that of another viewer, not even for that frame', async () => {
    const page = livingPage();
    late(page, { ...table, view: 'the hand of seat 0' });
    await page.settle();
    late(page, { ...table, viewer: 1, view: 'the hand of seat 1' });
    expect(page.text()).toBe('the hand of seat 1');
    await page.settle();
    expect(page.text()).toBe('the hand of seat 1');
  });
});
