/** What the table promises: one screen for several people, ways back, reasons, explanations. */
import { words } from '@carson/words/generated/en.js';
import { expect, type Page, test } from '@playwright/test';
import { cardMoment } from './card-moments.ts';
import { openRecord } from './open-record.ts';
import {
  arrive,
  finger,
  logTold,
  mouse,
  movesPlayed,
  play,
  playUntil,
  SOLO,
  sitDown,
  stageOf,
} from './player.ts';
import { expectLargeTargets, expectUncovered } from './screen-checks.ts';

test('on one screen a bid stays hidden when the seat changes', async ({ page }) => {
  await arrive(page);
  await sitDown(page, ['person', 'person', 'novice', 'novice']);
  await expect(page.locator('.curtain')).toContainText('Hand the screen to Pioneer');
  await page.locator('.curtain .button-main').click();
  await page
    .locator('.auction-card.can')
    .nth(6)
    .click({ position: { x: 10, y: 10 } });
  await page.locator('.confirm').click();
  await expect(page.locator('.curtain')).toContainText('Hand the screen to Player B');
  await expect(page.locator('.auction-card')).toHaveCount(0);
  await page.locator('.curtain .button-main').click();
  await expect(page.locator('.auction-card.chosen')).toHaveCount(0);
  await expect(page.locator('.player').first()).toContainText('has chosen');
});

test('undo takes back step by step and says where it ends', async ({ page }) => {
  await arrive(page);
  await sitDown(page, SOLO);
  await expect(page.locator('.way-back')).toContainText(words.shell.table.undoStop.start);
  await playUntil(page, 'lay');
  const before = await movesPlayed(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.table')).toHaveAttribute('data-moves', `${before - 1}`);
  expect(await stageOf(page)).toBe('take');
  await expect(page.locator('.way-back')).toContainText(words.shell.table.undoStop.reveal);
});

test('what is not possible says why, with the rule behind it', async ({ page }) => {
  await arrive(page);
  await sitDown(page, SOLO);
  await playUntil(page, 'bid', 3);
  await page
    .locator('.auction-card.spent')
    .first()
    .click({ position: { x: 10, y: 10 }, force: true });
  await expect(page.locator('.notice')).toContainText('is already spent this Era');
  await expectUncovered(page, '.auction-card, .offer-card, .question');
  await page.locator('.notice .rule-link').click();
  await expect(page.locator('.rulebook-paragraph.wanted')).toBeInViewport();
});

test('a place shows what it would bring, and the lines that change', async ({ page }) => {
  await arrive(page);
  await openRecord(page, cardMoment({ kind: 'lay', era: 2 }));
  await page.getByRole('button', { name: 'Next place' }).click();
  const gain = async (): Promise<number> => Number(await page.locator('.lay-gain').textContent());
  const changed = async (): Promise<number> => {
    const changes = await page.locator('.changes strong').allTextContents();
    return changes.reduce((sum, change) => sum + Number(change.replace('−', '-')), 0);
  };
  await expect.poll(async () => (await changed()) - (await gain())).toBe(0);
  const promised = await gain();
  const own = page.locator('.table-players [data-seat="0"] .player-score').first();
  const before = Number(await own.textContent());
  await page.locator('.confirm').click();
  await expect(own).toHaveText(`${before + promised}`);
});

test('all six seats are in sight, on a laptop and on a phone', async ({ page }) => {
  await arrive(page);
  await page.goto('/#/setup/cards');
  for (const seats of [5, 6]) {
    await page.locator('.add-seat').click();
    await expect(page.locator('.setup-seat')).toHaveCount(seats);
  }
  await page.locator('.setup-foot .button-main').click();
  await stageOf(page);
  await expect(page.locator('.player')).toHaveCount(6);
  await expectUncovered(page, '.player');
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(page.locator('.people-chip')).toHaveCount(6);
  await expectUncovered(page, '.people-chip, .offer-card, .auction-card');
});

test('a click during the show ends it, and is not lost', async ({ page }) => {
  await arrive(page, { pace: 'slow' });
  await sitDown(page, SOLO);
  await stageOf(page);
  await page.locator('.auction-card.can').last().click();
  await page.locator('.confirm').click();
  await expect(page.locator('.table[data-beat][data-decision]')).toBeAttached();
  const card = page.locator('.offer-card[data-target]').last();
  const target = await card.getAttribute('data-target');
  await card.click();
  await expect(page.locator('.stage')).toHaveCount(0);
  // Someone else may have taken it before the viewer's turn.
  const kept = page.locator(`.offer-card[data-target="${target}"]`);
  if ((await kept.count()) > 0) await expect(kept).toHaveClass(/pointed/);
});

test('a total opens what it is made of, and a line lights up its parcels', async ({ page }) => {
  await arrive(page);
  await openRecord(page, cardMoment({ kind: 'lay', era: 2 }));
  await page.locator('.player-score').first().click();
  await expect(page.locator('.score-dialog')).toBeVisible();
  await page.locator('.score-cell').first().click();
  await expect(page.locator('.score-city .city-parcel.lit').first()).toBeVisible();
  const shown = Number(await page.locator('.score-cell[aria-pressed="true"]').textContent());
  const parts = (await page.locator('.score-part').allTextContents()).map(Number);
  expect(parts.reduce((sum, points) => sum + points, 0)).toBe(shown);
});

test('what happened since my turn can be walked through', async ({ page }) => {
  await arrive(page);
  await sitDown(page, ['person', 'bot', 'bot', 'novice']);
  await play(page, mouse, 8);
  await stageOf(page);
  const now = await page.locator('.table-bar h1').textContent();
  await logTold(page);
  await page.locator('.log-link').first().click();
  await expect(page.locator('.replay-head')).toHaveText(/^(Set-up|Move \d+ of \d+)/);
  await expect(page.locator('.replay .log-row').first()).toBeVisible();
  await expect(page.locator('.offer-card.can, .auction-card.can')).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(page.locator('.replay')).toHaveCount(0);
  await expect(page.locator('.table-bar h1')).toHaveText(now ?? '');
});

test('the language changes at any moment without losing anything', async ({ page }) => {
  await arrive(page);
  await sitDown(page, SOLO);
  await playUntil(page, 'bid', 5);
  await page
    .locator('.auction-card.can')
    .first()
    .click({ position: { x: 10, y: 10 } });
  const moves = await movesPlayed(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.locator('.dialog input[value="de"]').check({ force: true });
  await expect(page.locator('.dialog h2')).toHaveText('Einstellungen');
  await page.keyboard.press('Escape');
  await expect(page.locator('.table')).toHaveAttribute('data-moves', `${moves}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

/** Pauses the show as it begins: left to itself, it could be over before a click on Pause. */
async function showAndPause(page: Page): Promise<void> {
  await page.evaluate(
    (pause) =>
      new Promise<void>((resolve) => {
        const press = (selector: string): boolean => {
          const button = document.querySelector<HTMLElement>(selector);
          button?.click();
          return button !== null;
        };
        const observer = new MutationObserver(() => {
          if (!press(`.replay [aria-label="${pause}"]`)) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body, { subtree: true, childList: true });
        press('.missed .button');
      }),
    words.stage.pause,
  );
}

test('a player who comes back is told what they missed, and shown it', async ({ page }) => {
  await arrive(page);
  await sitDown(page, ['person', 'bot', 'bot', 'novice']);
  await play(page, mouse, 6);
  await stageOf(page);
  while ((await page.locator('.log-head .button').count()) === 0) {
    await play(page, mouse, (await movesPlayed(page)) + 1);
    await stageOf(page);
  }
  await expect(page.locator('.missed')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.missed')).toContainText('since your turn');
  await showAndPause(page);
  await expect(page.locator('.replay')).toBeVisible();
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(page.locator('.replay')).toHaveCount(0);
  await expect(page.locator('.missed')).toHaveCount(0);
});

test('what is pointed at or reached by keys explains itself; Escape and its rule put the card away', async ({
  page,
}) => {
  await arrive(page);
  await openRecord(page, cardMoment({ kind: 'bid', era: 2 }));
  const card = page.locator('.explain-card');
  await page.locator('.tie-order').hover();
  await expect(card).toContainText(words.explain.card.ties.does);
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await page.locator('.auction-card input').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(card).toContainText(words.explain.card.auction.does);
  await card.locator('.explain-rule').click();
  await expect(page.locator('.rulebook-paragraph.wanted')).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('i');
  await expect(page.locator('[data-explain]:focus')).toHaveAttribute('aria-describedby', 'explain-card');
  await page.keyboard.press('r');
  await expect(page.locator('.rulebook-paragraph.wanted')).toBeVisible();
});

test('a key in the very moment in which the rulebook goes is heard by the table', async ({ page }) => {
  await arrive(page);
  await openRecord(page, cardMoment({ kind: 'bid', era: 2 }));
  await page.locator('.auction-card input').first().focus();
  await page.keyboard.press('r');
  await expect(page.locator('.rulebook-body .explain-figure, .rulebook-paragraph').first()).toBeVisible();
  await page.evaluate(async () => {
    document.querySelector('dialog[open]')?.dispatchEvent(new Event('cancel', { cancelable: true }));
    // The page has been drawn without the dialog then, and not been painted yet.
    while (document.querySelector('dialog') !== null) await Promise.resolve();
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'i', bubbles: true }));
  });
  await expect(page.locator('[data-explain]:focus')).toHaveAttribute('aria-describedby', 'explain-card');
});

/** Legal places of the city that a finger would not reach. */
function coveredPlaces(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.city-target')].flatMap((mark) => {
      const { x, y, width, height } = mark.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return hit?.closest('.city-open') === null ? [`${hit.className} at ${x},${y}`] : [];
    }),
  );
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('a tap explains what does nothing else, a held finger what does', async ({ page }) => {
    await arrive(page);
    await openRecord(page, cardMoment({ kind: 'bid', era: 2 }));
    const card = page.locator('.explain-card');
    await page.locator('.tie-order').tap();
    await expect(card).toContainText(words.explain.card.ties.does);
    const box = await page.locator('.auction-card.can').first().boundingBox();
    if (box === null) throw new Error('there is no card in hand');
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const session = await page.context().newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await expect(card).toContainText(words.explain.card.auction.does);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.locator('.auction-card.chosen')).toHaveCount(0);
  });

  test('a tap is explained even where the explanations come after it', async ({ page }) => {
    let isTapped = false;
    await page.route(/explain-card[^/]*\.js/, async (route) => {
      await expect.poll(() => isTapped).toBe(true);
      await route.continue();
    });
    await arrive(page);
    await openRecord(page, cardMoment({ kind: 'bid', era: 2 }));
    await page.locator('.tie-order').tap();
    isTapped = true;
    await expect(page.locator('.explain-card')).toContainText(words.explain.card.ties.does);
  });

  test('the log opens at its newest line, and a line of it leads to the table', async ({ page }) => {
    await arrive(page);
    await sitDown(page, SOLO);
    await play(page, finger, 8);
    await page.locator('.tab').last().tap();
    await expect(page.locator('.log-row').last()).toBeInViewport();
    await page.locator('.log-link').first().tap();
    await expect(page.locator('.replay')).toBeVisible();
    await expect(page.locator('.board')).toBeVisible();
  });

  test('everything that can be touched is at least 44 pixels', async ({ page }) => {
    await arrive(page);
    await sitDown(page, SOLO);
    for (let answers = 0; answers < 9; answers += 1) {
      const stage = await stageOf(page);
      await expectLargeTargets(page, stage);
      await expect.poll(() => coveredPlaces(page), stage).toEqual([]);
      await play(page, finger, (await movesPlayed(page)) + 1);
    }
  });
});
