import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { describe, expect, it } from 'vitest';
import type { ShownTable } from '../src/table/shown-table.ts';
import { type LivingPage, livingPage } from './living-page.ts';
import { quietTable as table } from './quiet-table.ts';

const { useAfterPaint } = await import('../src/parts/use-after-paint.ts');
const { askedIn, DrawnLater, QuestionLater } = await import('../src/shell/drawn-later.tsx');

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

describe('the question', () => {
  const given: string[] = [];
  const asks = (decision: number): ShownTable['owed'] => [
    { seat: table.viewer as number, decision, kind: 'bid', rule: 'C3.1', required: true, sealed: true },
  ];
  const next: ShownTable = { ...table, moves: table.moves + 1, view: 'moved' };

  function desk() {
    const page = livingPage();
    const asked = signal(askedIn(table));
    const acts: ((command: { readonly type: string }) => void)[] = [];
    const show = (now: ShownTable, live = true): void => {
      const parts = { table: now, live, act: ({ type }: { readonly type: string }) => void given.push(type) };
      page.draw(
        <QuestionLater parts={parts} now={now} asked={asked}>
          {({ table: drawn, act }) => {
            acts.push(act);
            return <p>{String(drawn.view)}</p>;
          }}
        </QuestionLater>,
      );
    };
    return { page, asked, acts, show };
  }

  it('is drawn one frame after the move that leads to it, and tells so only then', async () => {
    const { page, asked, show } = desk();
    show(table);
    await page.settle();
    show(next);
    expect(page.text()).toBe('now');
    expect(asked.value.moves).toBe(table.moves);
    await page.settle();
    expect(page.text()).toBe('moved');
    expect(asked.value.moves).toBe(next.moves);
  });

  it('takes no answer while it is the former one', async () => {
    const { page, acts, show } = desk();
    given.length = 0;
    show(table);
    show(next);
    acts[0]?.({ type: 'stale' });
    expect(given).toEqual([]);
    await page.settle();
    acts.at(-1)?.({ type: 'fresh' });
    expect(given).toEqual(['fresh']);
  });

  it.each([
    ['at the end of a show', { ...next }, false],
    ['for another viewer', { ...next, viewer: 1 as const }, true],
    ['where a move was taken back', { ...table, moves: table.moves - 1, view: 'moved' }, true],
    ['while the player is still asked the same', { ...next, owed: asks(4) }, true, asks(4)],
    ['where no move was made', { ...table, view: 'moved' }, true],
  ])('is drawn at once %s', (_, now, wasLive, owed: ShownTable['owed'] = []) => {
    const { page, asked, show } = desk();
    show({ ...table, owed }, wasLive);
    show(now);
    expect(page.text()).toBe('moved');
    expect(asked.value.moves).toBe(now.moves);
  });
});

it('what follows from a move is worked out after its picture, and only if it has changed', async () => {
  const worked: number[] = [];
  function Doubled({ of }: { readonly of: number }): JSX.Element {
    const work = (): number => {
      worked.push(of);
      return 2 * of;
    };
    return <p>{useAfterPaint(work, [of])}</p>;
  }
  const page = livingPage();
  page.draw(<Doubled of={1} />);
  expect(page.text()).toBe('2');
  page.draw(<Doubled of={3} />);
  expect(page.text()).toBe('2');
  await page.settle();
  expect(page.text()).toBe('6');
  page.draw(<Doubled of={3} />);
  await page.settle();
  expect(worked).toEqual([1, 3]);
});
