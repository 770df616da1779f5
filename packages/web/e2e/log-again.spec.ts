/** "Show again": every kind of line in the card game's log leads to the beat that tells it. */
import { expect, type Page, test } from '@playwright/test';
import { cardMoment } from './card-moments.ts';
import { begin, closeVisitors, comeOnline, openTable, playCards } from './online-player.ts';
import { openRecord } from './open-record.ts';
import { arrive, mouse } from './player.ts';

test.afterEach(closeVisitors);

interface Line {
  readonly mark: string;
  readonly text: string;
}

/** The last line of each kind: lines of a kind differ in names, cards and numbers only. */
async function linesByKind(page: Page): Promise<readonly Line[]> {
  const lines = await page
    .locator('.log-link')
    .evaluateAll((links) =>
      links.map((link) => ({ mark: link.getAttribute('data-line') ?? '', text: link.textContent ?? '' })),
    );
  const kindOf = ({ text }: Line): string =>
    text.match(/took and laid|took|sold|laid|revealed|Bids|order|Round|Out|Era|back/)?.[0] ?? text;
  return [...new Map(lines.map((line) => [kindOf(line), line])).values()];
}

/** A turn is told in one line, and begins with the card that is taken. */
function toldOf({ text }: Line): string {
  return text.replace('took and laid', 'took');
}

async function expectShownAgain(page: Page, kinds: number): Promise<void> {
  const lines = await linesByKind(page);
  expect(lines.length).toBeGreaterThanOrEqual(kinds);
  for (const line of lines) {
    await page.locator(`.log-link[data-line="${line.mark}"]`).click();
    await expect(page.locator('.replay .scene .log-row').filter({ hasText: toldOf(line) })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.replay')).toHaveCount(0);
  }
}

test('in a record that came as a file', async ({ page }) => {
  await arrive(page);
  await openRecord(page, cardMoment({ kind: 'bid', round: 6 }));
  await expectShownAgain(page, 6);
});

test('at a table of the server', async ({ browser }) => {
  const page = await comeOnline(browser, { name: 'Anna' });
  await openTable(page, { game: 'cards', kinds: ['person', 'novice', 'novice', 'novice'] });
  await begin(page, []);
  await playCards(page, mouse, 7);
  await expectShownAgain(page, 6);
});
