/** Every screen in every language, in both themes: nothing missing, nothing cut, nothing that bars anybody. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { arrive, mouse, play, SOLO, sitDown } from './player.ts';

const LANGUAGES = ['en', 'fr', 'nl', 'it', 'de'] as const;

/** Texts that do not fit their box, and boxes that leave the window. */
async function overflows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    return [...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          element instanceof HTMLElement &&
          element.checkVisibility() &&
          !element.closest('.spoken, .offer-cards, .score-scroll, .log-list'),
      )
      .filter((element) => {
        const box = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        const cut =
          element.scrollWidth > element.clientWidth + 1 &&
          style.overflowX !== 'visible' &&
          element.clientWidth > 0 &&
          style.textOverflow !== 'ellipsis';
        return box.right > width + 1 || box.left < -1 || cut;
      })
      .map(
        (element) => `${element.tagName}.${element.className}: ${(element.textContent ?? '').slice(0, 40)}`,
      );
  });
}

async function missingWords(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => document.body.innerText);
  return text.match(/undefined|NaN|\[object|[a-z]+[A-Z][a-zA-Z]+(?=\s|$)/g) ?? [];
}

async function visitEveryScreen(page: Page, check: (screen: string) => Promise<void>): Promise<void> {
  await check('home');
  await page.goto('/#/setup/cards');
  await expect(page.locator('.setup')).toBeVisible();
  await check('setup');
  await sitDown(page, SOLO);
  await check('bid');
  await play(page, mouse, 1);
  await check('take');
  await play(page, mouse, 2);
  await check('after taking');
  await play(page, mouse, 14);
  await check('middle game');
  await page.keyboard.press('s');
  await expect(page.locator('.score-dialog')).toBeVisible();
  await check('score');
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await expect(page.locator('.rulebook-paragraph').first()).toBeVisible();
  await check('rulebook');
  await page.keyboard.press('Escape');
  await page.locator('.table-bar .button-icon').last().click();
  await expect(page.locator('.dialog')).toBeVisible();
  await check('settings');
  await page.keyboard.press('Escape');
  await page.goto('/#/nowhere');
  await expect(page.locator('.curtain')).toBeVisible();
  await check('lost');
}

for (const language of LANGUAGES) {
  for (const [width, height] of [
    [360, 640],
    [1280, 720],
  ] as const) {
    test(`${language} at ${width}x${height}: every screen is complete and fits`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await arrive(page, { language });
      await visitEveryScreen(page, async (screen) => {
        expect(await overflows(page), screen).toEqual([]);
        expect(await missingWords(page), screen).toEqual([]);
      });
    });
  }
}

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious on any screen in the ${theme} theme`, async ({ page }) => {
    await arrive(page, { theme });
    await visitEveryScreen(page, async (screen) => {
      const { violations } = await new AxeBuilder({ page }).exclude('.city').exclude('.sprite').analyze();
      const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      expect(
        grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`),
        screen,
      ).toEqual([]);
    });
  });
}
