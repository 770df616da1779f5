/**
 * Takes the pictures of the README and of the docs from real games: `npx tsx packages/web/scripts/picture.ts`, or
 * only those of one game: `… cards`, `… board`.
 */
import { inRoot } from '../../../scripts/lib/root.mjs';
import { takeBoardPictures } from './board-pictures.ts';
import { takeCardPictures } from './card-pictures.ts';
import { FOLDER, newPage, openStudio, PHONE, type Studio } from './studio.ts';

const [only] = process.argv.slice(2);
const studio = await openStudio();
if (only === undefined || only === 'home') await takeHomePictures(studio);
if (only === undefined || only === 'cards') await takeCardPictures(studio);
if (only === undefined || only === 'board') await takeBoardPictures(studio);
await studio.close();

/** The home page as a first visitor sees it: for the README, and for those who install the page. */
async function takeHomePictures({ browser, home }: Studio): Promise<void> {
  const wide = await newPage(studio, { width: 1280, height: 800 });
  await wide.locator('.home-scene').last().waitFor();
  await wide.waitForLoadState('networkidle');
  await wide.screenshot({ path: inRoot('packages', 'web', 'public', 'screenshot-wide.png') });
  await wide.screenshot({ path: `${FOLDER}/home.png` });
  const phone = await browser.newPage({ viewport: PHONE, deviceScaleFactor: 2, locale: 'en' });
  await phone.goto(home);
  await phone.locator('.home-scene').last().waitFor();
  await phone.waitForLoadState('networkidle');
  await phone.screenshot({ path: inRoot('packages', 'web', 'public', 'screenshot-phone.png') });
}
