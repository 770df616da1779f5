/** A person at the board game's table. */
import { VARIANT_IDS, type VariantId } from '@carson/board-game';
import { expect, type Locator, type Page } from '@playwright/test';

export interface TownPlan {
  readonly kinds: readonly ('person' | 'bot')[];
  readonly variants?: readonly VariantId[];
  readonly preset?: number;
  readonly allBuildings?: boolean;
}

/** A town of our own, by the set-up page. */
export async function foundTown(
  page: Page,
  { kinds, variants = [], preset = 0, allBuildings = false }: TownPlan,
): Promise<void> {
  await page.goto('/#/setup/board');
  const seats = page.locator('.setup-seat');
  await expect(seats).toHaveCount(4);
  const parts = page.locator('.setup-part');
  while ((await seats.count()) < kinds.length) await parts.first().locator('> .button').click();
  while ((await seats.count()) > kinds.length) await seats.last().getByRole('button').click();
  for (const [at, kind] of kinds.entries())
    await seats.nth(at).locator(`input[value="${kind}"]`).check({ force: true });
  await parts.nth(1).locator('.toggle').nth(preset).click();
  if (allBuildings)
    for (const building of await parts.nth(2).locator('.toggle').all()) await building.click();
  for (const variant of variants) {
    const toggle = parts.nth(3).locator('.toggle').nth(VARIANT_IDS.indexOf(variant));
    if ((await toggle.getAttribute('aria-pressed')) === 'false') await toggle.click();
  }
  await page.locator('.setup-foot .button-main').click();
  await expect(page.locator('.table, .curtain')).toBeVisible();
}

type Point = (target: Locator) => Promise<void>;

export const click: Point = (target) => target.click();
export const tap: Point = (target) => target.tap();

/** Answers every question until the game is over, or `most` times; returns the kinds of decision that were met. */
export async function playTown(
  page: Page,
  point: Point,
  most = Number.POSITIVE_INFINITY,
): Promise<Set<string>> {
  const met = new Set<string>();
  for (let answers = 0; answers < most; answers += 1) {
    await expect(page.locator('.curtain, .town-ask, .score-dialog').first()).toBeAttached({
      timeout: 30_000,
    });
    if ((await page.locator('.score-dialog').count()) > 0) return met;
    if (await page.locator('.curtain').isVisible()) {
      await point(page.locator('.curtain .button-main'));
      await expect(page.locator('.curtain')).toHaveCount(0);
      continue;
    }
    met.add((await page.locator('.board').getAttribute('data-stage')) ?? '');
    const moves = await page.locator('.table').getAttribute('data-moves');
    await answerTown(page, point, answers);
    await expect(page.locator(`.curtain, .table:not([data-moves="${moves}"])`).first()).toBeAttached();
  }
  return met;
}

export async function answerTown(page: Page, point: Point, at: number): Promise<void> {
  const ask = page.locator('.town-ask');
  const steps = ask.locator('.aim-steps .button-icon').last();
  const plain = ask.locator('.ask-body > .ask-buttons .button, .ask-more .button');
  /** Now and then nothing, or the round would never end. */
  if (at % 7 === 6 && (await plain.count()) > 0) return point(plain.last());
  if ((await ask.locator('.confirm').count()) === 0 && (await steps.count()) > 0) {
    await point(steps);
    // Among the characters of a phone one points at the next one instead.
    for (let step = 0; step < at % 3 && (await steps.isVisible()); step += 1) await point(steps);
  }
  const confirm = ask.locator('.confirm').first();
  return point((await confirm.count()) > 0 ? confirm : plain.first());
}

/** The same by keys alone: N to the next place, Enter to say yes. */
export async function playTownByKeys(page: Page): Promise<void> {
  for (;;) {
    await expect(page.locator('.town-ask, .score-dialog').first()).toBeAttached({ timeout: 30_000 });
    if ((await page.locator('.score-dialog').count()) > 0) return;
    const moves = await page.locator('.table').getAttribute('data-moves');
    const confirm = page.locator('.town-ask .confirm');
    const mustAim =
      (await page.locator('.town-ask .aim-steps .step').count()) > 0 && (await confirm.count()) === 0;
    if (mustAim) {
      await page.keyboard.press('n');
      await expect(confirm.first()).toBeAttached();
    }
    await expect(page.locator('[data-answer="true"]').last()).toBeAttached();
    await page.keyboard.press('Enter');
    await expect(page.locator(`.table:not([data-moves="${moves}"])`)).toBeAttached();
  }
}
