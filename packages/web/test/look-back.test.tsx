import { describe, expect, it } from 'vitest';
import type { ShownTable } from '../src/table/shown-table.ts';
import { type LivingPage, livingPage } from './living-page.ts';
import { quietTable as table } from './quiet-table.ts';

const { usePast } = await import('../src/shell/look-back.tsx');
const { Late } = await import('../src/shell/late.tsx');

interface Walk {
  readonly page: LivingPage;
  /** The table has come to this. */
  readonly goOn: (now: Partial<ShownTable>) => Promise<void>;
  readonly lookAt: (moves: number | undefined) => Promise<void>;
}

/** Somebody at the table; what is past answers when it is told to. */
function walk(past: (moves: number) => Promise<unknown> = async (moves) => `after ${moves}`): Walk {
  const page = livingPage();
  let look: (moves: number | undefined) => void = () => undefined;
  const Table = ({ now }: { readonly now: ShownTable }) => {
    const looking = usePast(now, past);
    look = looking.lookAt;
    return (
      <p>
        {String(looking.table.view)} of {looking.table.moves}
      </p>
    );
  };
  const goOn = async (now: Partial<ShownTable>): Promise<void> => {
    page.draw(<Table now={{ ...table, ...now }} />);
    await page.settle();
  };
  page.draw(<Table now={table} />);
  return {
    page,
    goOn,
    lookAt: async (moves) => {
      look(moves);
      await page.settle();
    },
  };
}

describe('looking back', () => {
  it('goes on while others move', async () => {
    const { page, lookAt, goOn } = walk();
    await lookAt(4);
    expect(page.text()).toBe('after 4 of 9');
    await goOn({ moves: 10, view: 'later' });
    expect(page.text()).toBe('after 4 of 10');
    await lookAt(undefined);
    expect(page.text()).toBe('later of 10');
  });

  it('ends where it catches up with now, and where the move was taken back', async () => {
    const { page, lookAt, goOn } = walk();
    await lookAt(8);
    await lookAt(9);
    expect(page.text()).toBe('now of 9');
    await lookAt(8);
    await goOn({ moves: 7, view: 'taken back' });
    expect(page.text()).toBe('taken back of 7');
    await goOn({ moves: 12, view: 'played on' });
    expect(page.text()).toBe('played on of 12');
  });

  it('never shows a viewer what another one has seen, not even for a frame or by a late answer', async () => {
    const answers: ((view: unknown) => void)[] = [];
    const { page, lookAt, goOn } = walk(() => new Promise((resolve) => answers.push(resolve)));
    await lookAt(4);
    answers[0]?.('the past of seat 0');
    await page.settle();
    expect(page.text()).toBe('the past of seat 0 of 9');
    const drawn = goOn({ viewer: 1, view: 'the view of seat 1' });
    expect(page.text()).toBe('the view of seat 1 of 9');
    await drawn;
    await lookAt(5);
    await goOn({ viewer: 2, view: 'the view of seat 2' });
    answers[1]?.('the past of seat 1');
    await page.settle();
    expect(page.text()).toBe('the view of seat 2 of 9');
  });

  it('shows what was wished last, whatever is answered last', async () => {
    const answers: ((view: unknown) => void)[] = [];
    const { page, lookAt } = walk(() => new Promise((resolve) => answers.push(resolve)));
    await lookAt(3);
    await lookAt(4);
    answers[1]?.('after 4');
    answers[0]?.('after 3');
    await page.settle();
    expect(page.text()).toBe('after 4 of 9');
  });
});

describe('what stands beside a move', () => {
  function late(page: LivingPage, now: ShownTable): void {
    page.draw(<Late table={now}>{(shown) => <p>{String(shown.view)}</p>}</Late>);
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
