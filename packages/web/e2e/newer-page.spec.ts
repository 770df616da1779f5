/** A server that was upgraded while a page was open: parts of that page are gone. */
import { expect, test } from '@playwright/test';
import { arrive } from './player.ts';

for (const part of ['table-ui', 'table-worker']) {
  test(`the newer page takes over where "${part}" of this one is gone`, async ({ page }) => {
    await arrive(page);
    let asked = 0;
    await page.route(new RegExp(`/assets/${part}-`), (route) => {
      asked += 1;
      return asked === 1 ? route.fulfill({ status: 404 }) : route.continue();
    });
    await page.locator('[data-game="cards"] .home-play').click();
    await expect(page.locator('.table')).toBeVisible();
    expect(asked).toBeGreaterThan(1);
  });
}
