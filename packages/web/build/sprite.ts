/** Merges the drawings under art/ into one sprite: art/icons/undo.svg becomes <symbol id="icon-undo">. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Folder of drawings → what its drawings are called. */
const GROUPS: Readonly<Record<string, string>> = {
  elements: 'element',
  suits: 'suit',
  pieces: 'piece',
  cards: 'card',
  land: 'land',
};
/** The largest drawings; a table can be seen before they are there. */
const PORTRAITS: Readonly<Record<string, string>> = { characters: 'character' };
/** Every page needs these: they come with it. */
const ICONS: Readonly<Record<string, string>> = { icons: 'icon' };

/** Drawings that take no colour from where they stand become markers, which cost a page less than symbols. */
const STAMPS: ReadonlySet<string> = new Set(['elements', 'characters', 'land']);

/** The drawings of the games, without the portraits. */
export function buildSprite(artFolder: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbolsOf(artFolder, GROUPS)}</svg>`;
}

export function buildPortraits(artFolder: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbolsOf(artFolder, PORTRAITS)}</svg>`;
}

/** The icons and the word mark, as a part of the page. */
export function buildIcons(artFolder: string): string {
  const mark = define('word-mark', readFileSync(join(artFolder, 'word-mark.svg'), 'utf8'), SYMBOL);
  return `<svg class="sprite" width="0" height="0" aria-hidden="true">${mark}${symbolsOf(artFolder, ICONS)}</svg>`;
}

function symbolsOf(artFolder: string, groups: Readonly<Record<string, string>>): string {
  const drawings = Object.entries(groups).flatMap(([folder, group]) =>
    readdirSync(join(artFolder, folder))
      .filter((file) => file.endsWith('.svg'))
      .sort()
      .map((file) => {
        const drawing = readFileSync(join(artFolder, folder, file), 'utf8');
        return define(`${group}-${basename(file, '.svg')}`, drawing, STAMPS.has(folder) ? MARKER : SYMBOL);
      }),
  );
  return drawings.join('');
}

interface Definition {
  readonly element: string;
  readonly attributes: string;
}

const SYMBOL: Definition = { element: 'symbol', attributes: '' };
const MARKER: Definition = { element: 'marker', attributes: ' markerWidth="1" markerHeight="1"' };

function define(id: string, drawing: string, as: Definition): string {
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
  return `<${as.element} id="${id}"${as.attributes}${attributes}>${body}</${as.element}>`;
}
