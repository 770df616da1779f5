import { expect, test } from '@playwright/test';
import { cardMoment } from './card-moments.ts';
import { openRecord } from './open-record.ts';
import { arrive, stageOf } from './player.ts';
import { barriers, smallTargets } from './screen-checks.ts';

/** A laptop, a phone upright and on its side, a laptop zoomed to twice the size. */
const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 640 },
  { width: 740, height: 360 },
  { width: 640, height: 360 },
];

for (const kind of ['bid', 'take', 'lay'] as const) {
  test(`no barriers at the card table at any size: ${kind}`, async ({ page }) => {
    await arrive(page);
    await openRecord(page, cardMoment({ kind, era: 2 }));
    expect(await stageOf(page)).toBe(kind);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect({ size, found: await barriers(page) }).toEqual({ size, found: [] });
      if (size.width < 800) expect({ size, found: await smallTargets(page) }).toEqual({ size, found: [] });
    }
  });
}
