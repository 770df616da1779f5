import type { JSX } from 'preact';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ShownTable } from '../src/table/shown-table.ts';
import { livingPage } from './living-page.ts';
import { quietTable } from './quiet-table.ts';

const { overlay } = await import('../src/app/overlays.ts');
const { useEnding } = await import('../src/shell/table/frame-effects.ts');

function Table({ now, live }: { readonly now: ShownTable; readonly live: boolean }): JSX.Element {
  useEnding(now, live, true);
  return <p />;
}

/** What lies over a table that was opened by a link to a moment, after these. */
async function overlayAfter(
  ...shown: readonly { readonly now: ShownTable; readonly live: boolean }[]
): Promise<unknown> {
  const page = livingPage();
  for (const { now, live } of shown) {
    page.draw(<Table now={now} live={live} />);
    await page.settle();
  }
  return overlay.value;
}

describe('the end of a game', () => {
  const over: ShownTable = { ...quietTable, result: [] };
  beforeEach(() => {
    overlay.value = undefined;
  });

  it('opens after its last beat, also where a link to a moment was followed before', async () => {
    expect(await overlayAfter({ now: quietTable, live: true }, { now: over, live: false })).toBeUndefined();
    const shown = [
      { now: quietTable, live: true },
      { now: over, live: false },
      { now: over, live: true },
    ];
    expect(await overlayAfter(...shown)).toEqual({ kind: 'ending' });
  });

  it('stays closed where the link leads to a game that is over', async () => {
    expect(await overlayAfter({ now: over, live: false }, { now: over, live: true })).toBeUndefined();
  });
});
