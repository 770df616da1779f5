/** What can be queued is offered for the moment that is shown, and for no other. */
import { words } from '@carson/words/generated/en.js';
import { signal } from '@preact/signals';
import { expect, it, vi } from 'vitest';
import { livingPage } from './living-page.ts';
import { owedBy, quietTable, quietUi } from './quiet-table.ts';

const offer = { question: 'placeCowboy', command: { type: 'pass' }, facts: [], stops: [] };
let comes: (rules: unknown) => void = () => undefined;
const rules = new Promise<unknown>((resolve) => {
  comes = resolve;
});
vi.mock('../src/rules/registry.ts', () => ({ loadRules: () => rules }));
vi.stubGlobal('fetch', async () => Response.json({ answers: [] }));

const { QueuedAnswers } = await import('../src/online/table/queued-answers.tsx');

it('offers nothing to a seat that is asked, though the rules come late for the moment before', async () => {
  const page = livingPage();
  const link = { queuedNews: signal(0) };
  const draw = async (moves: number, seat: number): Promise<void> => {
    const owed = [{ ...owedBy(seat, 'placeCowboy'), decision: moves }];
    page.draw(<QueuedAnswers link={link} table={{ ...quietTable, viewer: 0, moves, owed }} ui={quietUi} />);
    await page.settle();
  };
  await draw(7, 1);
  await draw(8, 0);
  comes({
    game: { imagine: () => ({}), owed: () => [{ seat: 1 }], queue: { offers: () => [offer] } },
  });
  await page.settle();
  expect(page.text()).toBe('');
  await draw(9, 1);
  expect(page.text()).toBe(words.queued.open);
});
