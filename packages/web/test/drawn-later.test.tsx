import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { describe, expect, it, vi } from 'vitest';
import type { TablePartProps } from '../src/games/game-ui.ts';
import type { ShownTable } from '../src/table/shown-table.ts';
import { type LivingPage, livingPage } from './living-page.ts';
import { quietTable as table } from './quiet-table.ts';

const { afterPaint } = await import('../src/app/after-paint.ts');
const { useAfterQuestion } = await import('../src/parts/use-after-question.ts');
const { askedIn, DrawnLater, QuestionLater } = await import('../src/shell/drawn-later.tsx');

describe('what stands beside a move', () => {
  function late(page: LivingPage, now: ShownTable, live = true): void {
    const parts = { table: now, live, act: () => undefined };
    page.draw(<DrawnLater parts={parts}>{(late) => <p>{String(late.table.view)}</p>}</DrawnLater>);
  }

  async function drawnBefore(): Promise<LivingPage> {
    const page = livingPage();
    late(page, table);
    await page.settle();
    return page;
  }

  it('is drawn after the move', async () => {
    const page = await drawnBefore();
    late(page, { ...table, view: 'moved' });
    expect(page.text()).toBe('now');
    await page.settle();
    expect(page.text()).toBe('moved');
  });

  it('is drawn with the move in a show', async () => {
    const page = await drawnBefore();
    late(page, { ...table, view: 'shown' }, false);
    expect(page.text()).toBe('shown');
  });

  it('is drawn with the question at the end of a show', async () => {
    const page = await drawnBefore();
    late(page, { ...table, view: 'the last beat' }, false);
    await page.settle();
    late(page, { ...table, view: 'asked' });
    expect(page.text()).toBe('asked');
  });

  it('waits once however many moves come, and is then that of the latest', async () => {
    const page = await drawnBefore();
    const frames = vi.spyOn(globalThis, 'requestAnimationFrame');
    for (const view of ['first', 'second', 'third']) {
      late(page, { ...table, view });
      expect(page.text()).toBe('now');
    }
    expect(frames).toHaveBeenCalledTimes(1);
    frames.mockRestore();
    await page.settle();
    expect(page.text()).toBe('third');
  });

  it('waits for no frame in a hidden tab, where none comes', async () => {
    const page = await drawnBefore();
    const frames = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
    Object.assign(document, { hidden: true });
    late(page, { ...table, view: 'moved' });
    await vi.waitFor(async () => {
      await page.settle();
      expect(page.text()).toBe('moved');
    });
    Object.assign(document, { hidden: false });
    frames.mockRestore();
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

  it('is drawn before what stands beside the move', async () => {
    const page = livingPage();
    const asked = signal(askedIn(table));
    const drawn: string[] = [];
    const told = (part: string, { table: { view } }: TablePartProps): JSX.Element => {
      drawn.push(`${part} ${view}`);
      return <p />;
    };
    const show = (now: ShownTable): void => {
      const parts = { table: now, live: true, act: () => undefined };
      page.draw(
        <main>
          <DrawnLater parts={parts}>{(late) => told('players', late)}</DrawnLater>
          <QuestionLater parts={parts} now={now} asked={asked}>
            {(late) => told('question', late)}
          </QuestionLater>
        </main>,
      );
    };
    show(table);
    await page.settle();
    drawn.length = 0;
    show(next);
    await page.settle();
    expect(drawn).toEqual(['question moved', 'players moved']);
  });

  it('is drawn at once for a key, which is then for the new one', async () => {
    const listeners = new Set<() => void>();
    const heard = vi.spyOn(globalThis, 'addEventListener').mockImplementation((name, listener, isFirst) => {
      if (name === 'keydown' && isFirst === true) listeners.add(listener as () => void);
    });
    const unheard = vi
      .spyOn(globalThis, 'removeEventListener')
      .mockImplementation((_, listener) => void listeners.delete(listener as () => void));
    const { page, acts, show } = desk();
    given.length = 0;
    show(table);
    await page.settle();
    expect(listeners.size).toBe(0);
    const frames = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
    show(next);
    for (const listener of listeners) listener();
    await page.settle();
    for (const spy of [frames, heard, unheard]) spy.mockRestore();
    expect(page.text()).toBe('moved');
    expect(listeners.size).toBe(0);
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
    return <p>{useAfterQuestion(work, [of])}</p>;
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

it('what waits for the same picture is done in one task; where some of it fails, the rest is done all the same', async () => {
  const tasks = vi.spyOn(globalThis, 'setTimeout');
  const done: string[] = [];
  const page = livingPage();
  afterPaint(() => done.push('first'));
  afterPaint(() => {
    throw new Error('expected');
  });
  afterPaint(() => done.push('last'));
  await expect(page.settle()).rejects.toThrow('expected');
  expect(done).toEqual(['first']);
  expect(tasks).toHaveBeenCalledTimes(2);
  await page.settle();
  expect(done).toEqual(['first', 'last']);
  tasks.mockRestore();
});
