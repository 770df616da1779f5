/** What is wrong with the screen that is shown just now. */
import { AxeBuilder } from '@axe-core/playwright';
import { keysOf } from '@carson/engine';
import { LANGUAGES } from '@carson/words';
import { expect, type Page, test } from '@playwright/test';

/** Changes the language under whatever is shown, as the settings of another window do. */
async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((newValue) => {
    dispatchEvent(new StorageEvent('storage', { key: 'carson-language', newValue }));
  }, language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** Checks what is shown in every language, and goes back to English. */
export async function inEveryLanguage(page: Page, check: (language: string) => Promise<void>): Promise<void> {
  for (const language of keysOf(LANGUAGES).toReversed()) {
    await speak(page, language);
    await check(language);
  }
}

/** Where text may run on: what scrolls sideways by intention. */
const MAY_SCROLL =
  '.spoken, [data-game="board"] .question, .offer-cards, .score-scroll, .log-list, .town-glass, [data-resolves="true"]';

/** Texts that do not fit their box, boxes that leave the window, and words that break without a hyphen. */
async function overflows(page: Page): Promise<string[]> {
  return [...(await cutTexts(page)), ...(await tornWords(page))];
}

async function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate((mayScroll) => {
    const width = document.documentElement.clientWidth;
    return [...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          element instanceof HTMLElement && element.checkVisibility() && !element.closest(mayScroll),
      )
      .filter((element) => {
        const box = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        const cut =
          element.scrollWidth > element.clientWidth + 1 &&
          style.overflowX !== 'visible' &&
          // What is one pixel wide is there for those who listen.
          element.clientWidth > 1 &&
          style.textOverflow !== 'ellipsis';
        return box.right > width + 1 || box.left < -1 || cut;
      })
      .map(
        (element) => `${element.tagName}.${element.className}: ${(element.textContent ?? '').slice(0, 40)}`,
      );
  }, MAY_SCROLL);
}

/** What may break anywhere: seeds and hashes, and what people wrote. */
const MAY_BREAK = '.spoken, code, .fairness, .review-seed, .chat-line';

/** The browser of the suite has no dictionary, so that only soft hyphens make a hyphen. */
async function tornWords(page: Page): Promise<string[]> {
  return page.evaluate((mayBreak) => {
    const range = document.createRange();
    const isBelow = (text: Text, at: number): boolean => {
      const [before, after] = [at - 1, at].map((from) => {
        range.setStart(text, from);
        range.setEnd(text, from + 1);
        return range.getBoundingClientRect();
      });
      return (after?.width ?? 0) > 0 && (after?.top ?? 0) >= (before?.bottom ?? 0) - 2;
    };
    const tornIn = (text: Text): string[] =>
      [...text.data.matchAll(/\p{L}{4,}/gu)].flatMap(({ 0: word, index }) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (range.getClientRects().length < 2) return [];
        const breaks = Array.from(word, (_, at) => at).filter((at) => at > 0 && isBelow(text, index + at));
        return breaks.map((at) => `torn: ${word.slice(0, at)}/${word.slice(at)}`);
      });
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const torn: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const around = text.parentElement;
      if (around === null || getComputedStyle(around).overflowWrap === 'normal') continue;
      if (around.checkVisibility() && around.closest(mayBreak) === null) torn.push(...tornIn(text));
    }
    return torn;
  }, MAY_BREAK);
}

async function missingWords(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => document.body.innerText);
  return text.match(/undefined|NaN|\[object|[a-z]+[A-Z][a-zA-Z]+(?=\s|$)/g) ?? [];
}

/** Expects all words to be there, and to fit. A size that has just changed is drawn with the next frames. */
export async function expectFitting(page: Page, screen: string): Promise<void> {
  await expect.poll(() => overflows(page), screen).toEqual([]);
  expect(await missingWords(page), screen).toEqual([]);
}

/** Expects nothing serious in axe's eyes, in both themes, once the screen has come to rest. */
export async function expectNoBarriers(page: Page, screen: string): Promise<void> {
  await expect.poll(() => barriersInBothThemes(page), { message: screen, timeout: 60_000 }).toEqual([]);
}

/** Expects every target to be large enough for a finger. */
export async function expectLargeTargets(page: Page, screen = ''): Promise<void> {
  await expect.poll(() => smallTargets(page), screen).toEqual([]);
}

/** Expects these to be whole on the screen, with nothing over them. */
export async function expectUncovered(page: Page, selector: string): Promise<void> {
  await expect.poll(() => coveredParts(page, selector)).toEqual([]);
}

/** What a finger would miss. Links inside a sentence are text; a card that explains what a mouse rests on is for the mouse. */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const leftOut = matchMedia('(pointer: coarse)').matches ? 'p, .spoken' : 'p, .spoken, .explain-card';
    return [
      ...document.querySelectorAll('button, a, summary, label.auction-card, label.choice, label.button'),
    ]
      .filter((element) => element.checkVisibility() && !element.closest(leftOut))
      .map((element) => ({ name: element.className, box: element.getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < 43.5)
      .map(({ name, box }) => `${name} ${Math.round(box.width)}x${Math.round(box.height)}`);
  });
}

/** Which of these are not whole on the screen, or have something lying over their middle. */
async function coveredParts(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((wanted) => {
    const isCovered = (element: Element): boolean => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isOutside = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
      return isOutside || above === null || !(element.contains(above) || above.contains(element));
    };
    return [...document.querySelectorAll(wanted)].filter(isCovered).map(({ className }) => `${className}`);
  }, selector);
}

/** What axe calls serious or critical in the theme that is shown. */
export async function barriers(page: Page, rules?: string[]): Promise<string[]> {
  // There are no frames, so that the result needs no page of its own; what passes need not be listed.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (rules === undefined ? axe : axe.withRules(rules)).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`);
}

/** The same in both themes: colours are all that differs between them. */
async function barriersInBothThemes(page: Page): Promise<string[]> {
  const light = await barriers(page);
  await wear(page, 'dark');
  const dark = await barriers(page, ['color-contrast']);
  await wear(page, 'light');
  return [...light, ...dark.map((found) => `dark: ${found}`)];
}

function wear(page: Page, theme: 'light' | 'dark'): Promise<void> {
  return page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
  }, theme);
}

/** Checks what is shown on a phone and on a desktop, then goes back to the size there was. */
export async function atBothSizes(page: Page, check: (size: string) => Promise<void>): Promise<void> {
  const before = page.viewportSize();
  for (const size of [
    { width: 360, height: 640 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(size);
    await check(`${size.width}x${size.height}`);
  }
  if (before !== null) await page.setViewportSize(before);
}

type Size = readonly [width: number, height: number];

/** The same test in windows of several sizes. */
export function atSizes(
  sizes: readonly Size[],
  title: string,
  run: (page: Page, size: { readonly width: number; readonly height: number }) => Promise<void>,
): void {
  for (const [width, height] of sizes) {
    test(`${width} x ${height}: ${title}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await run(page, { width, height });
    });
  }
}
