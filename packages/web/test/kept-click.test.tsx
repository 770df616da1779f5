/** A click that ends a show comes back once the question is open, and answers nothing by itself. */
import type { JSX } from 'preact';
import { beforeEach, expect, it, vi } from 'vitest';
import { livingPage } from './living-page.ts';

const { useKeptClick } = await import('../src/shell/table/kept-click.ts');
const { confirm } = await import('../src/app/settings.ts');
const { signAt } = await import('../src/games/board/street/street.tsx');
const { cardAt } = await import('../src/games/cards/card-table.tsx');

/** What has been clicked again, by its selector. */
const clicked: string[] = [];
let keepClick: (on: Element) => void = () => undefined;

vi.stubGlobal('MouseEvent', class {});
Object.assign(document, {
  querySelector: (selector: string) =>
    selector.startsWith('[data') ? { dispatchEvent: () => clicked.push(selector) } : null,
});

function Table({ live }: { readonly live: boolean }): JSX.Element {
  keepClick = useKeptClick({ answerAt: () => '[data-target="mine"]' }, live);
  return <p />;
}

/** Something on the table that is found by its own mark. */
function element(dataset: Readonly<Record<string, string>>): Element {
  const found: Partial<Element> & Pick<HTMLElement, 'dataset'> = { dataset };
  return Object.assign(Object.create(null), found, { closest: () => found });
}

beforeEach(() => {
  clicked.length = 0;
  confirm.value = 'on';
});

async function play(...shown: readonly boolean[]): Promise<void> {
  const page = livingPage();
  page.draw(<Table live={false} />);
  await page.settle();
  keepClick(element({}));
  for (const live of shown) {
    page.draw(<Table live={live} />);
    await page.settle();
  }
}

it('comes back when the question opens, once', async () => {
  await play(false);
  expect(clicked).toEqual([]);
  await play(true, false, true);
  expect(clicked).toEqual(['[data-target="mine"]']);
});

it('is not kept where one click is the answer', async () => {
  confirm.value = 'off';
  await play(true);
  expect(clicked).toEqual([]);
});

it('finds nothing that is chosen already, which a second click would answer with', () => {
  expect(signAt(element({ anchor: 'place-3' }))).toBe(
    '[data-anchor="place-3"] > .sign-board.can:not(.chosen)',
  );
  expect(cardAt(element({ target: 'takeCard/4' }))).toBe(
    '.board [data-target="takeCard/4"]:not(.chosen, .pointed)',
  );
});
