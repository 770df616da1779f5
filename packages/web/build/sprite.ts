/** Merges the drawings under art/ into one sprite: art/elements/mine.svg becomes <symbol id="element-mine">. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Folder of drawings → what its symbols are called. */
const GROUPS: Readonly<Record<string, string>> = {
  elements: 'element',
  suits: 'suit',
  pieces: 'piece',
  icons: 'icon',
  cards: 'card',
  characters: 'character',
};

export function buildSprite(artFolder: string): string {
  const symbols = Object.entries(GROUPS).flatMap(([folder, group]) =>
    readdirSync(join(artFolder, folder))
      .filter((file) => file.endsWith('.svg'))
      .sort()
      .map((file) =>
        toSymbol(`${group}-${basename(file, '.svg')}`, readFileSync(join(artFolder, folder, file), 'utf8')),
      ),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

function toSymbol(id: string, drawing: string): string {
  const open = /<svg\b([^>]*)>/.exec(drawing);
  const end = drawing.lastIndexOf('</svg>');
  if (open === null || end < 0) throw new Error(`${id}: not an SVG drawing`);
  const attributes = (open[1] ?? '').replace(/\s(xmlns|width|height)="[^"]*"/g, '');
  const body = drawing
    .slice(open.index + open[0].length, end)
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/>\s+</g, '><')
    .trim();
  return `<symbol id="${id}"${attributes}>${body}</symbol>`;
}
