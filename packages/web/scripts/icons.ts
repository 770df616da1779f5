/** Draws the icons and link previews of `public/` from the art: `npx tsx packages/web/scripts/icons.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../../../scripts/lib/root.mjs';
import { buildScenes } from '../build/scenes.ts';
import { launchBrowser } from './built-page.ts';

const WEB = inRoot('packages', 'web');
const PUBLIC = `${WEB}/public`;
const CREAM = '#f4e4bf';

const scenes = buildScenes({ artFolder: `${WEB}/art`, tones: `${WEB}/src/style/art.css` });
const icon = readFileSync(`${WEB}/art/cards/app-icon.svg`, 'utf8');
const small = readFileSync(`${WEB}/art/cards/favicon.svg`, 'utf8');
const mark = readFileSync(`${WEB}/art/word-mark.svg`, 'utf8');

const browser = await launchBrowser();

interface Size {
  readonly width: number;
  readonly height: number;
}

async function draw(body: string, { width, height }: Size): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${body}`);
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  return picture;
}

function square(side: number): Size {
  return { width: side, height: side };
}

/** An icon that a system may cut to a circle keeps its picture in the middle. */
const cut = `<div style="background:${CREAM};padding:12%;box-sizing:border-box;width:100vw;height:100vh">${icon}</div>`;
writeFileSync(`${PUBLIC}/icon-192.png`, await draw(icon, square(192)));
writeFileSync(`${PUBLIC}/icon-512.png`, await draw(icon, square(512)));
writeFileSync(`${PUBLIC}/icon-maskable-512.png`, await draw(cut, square(512)));
writeFileSync(`${PUBLIC}/apple-touch-icon.png`, await draw(icon, square(180)));
writeFileSync(`${PUBLIC}/favicon.ico`, icoOf(await draw(small, square(32)), 32));

const PREVIEW = { width: 1200, height: 630 };
writeFileSync(`${PUBLIC}/preview.png`, await draw(previewOf('scene-board.svg'), PREVIEW));
writeFileSync(`${PUBLIC}/preview-table.png`, await draw(previewOf('scene-cards.svg'), PREVIEW));
await browser.close();

function previewOf(scene: string): string {
  return `<div style="background:#82602f;height:100vh;display:grid;grid-template-rows:1fr auto;color:#fbf1da">
    <div style="height:495px;overflow:hidden;border-bottom:4px solid #2b2118">${scenes.get(scene) ?? ''}</div>
    <div style="width:560px;margin:14px auto;filter:drop-shadow(0 4px 0 #2b2118)">${mark}</div></div>`;
}

/** One picture in the old container: a header, an entry, the PNG. */
function icoOf(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
