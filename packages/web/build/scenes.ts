/** Composes pictures of their own from the drawings: the scenes of the home page and the logo. Their colours are fixed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIGITS } from './digits.ts';

/** Width and height of every scene. */
const WIDTH = 568;
const HEIGHT = 258;
const INK = '#2b2118';

export interface SceneSources {
  readonly artFolder: string;
  /** The file that names the tones of the drawings. */
  readonly tones: string;
}

type Draw = (drawing: string) => string;

/** The pictures by file name. */
export function buildScenes(sources: SceneSources): ReadonlyMap<string, string> {
  const draw = drawer(sources);
  return new Map([
    ['scene-board.svg', picture(boardScene(draw))],
    ['scene-cards.svg', picture(cardScene(draw))],
    ['logo.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 120">${draw('cards/logo')}</svg>`],
  ]);
}

function picture(body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${body}</svg>`;
}

/** Returns what gives the inside of a drawing, 100 by 100, with its colours filled in. */
function drawer({ artFolder, tones }: SceneSources): Draw {
  const sheet = readFileSync(tones, 'utf8');
  const light = sheet.matchAll(/(--[\w-]+): (?:light-dark\()?(#\w+)/g);
  const values = new Map([...light].map(([, name, value]) => [name, value]));
  return (drawing) =>
    readFileSync(join(artFolder, `${drawing}.svg`), 'utf8')
      .replace(/^[\s\S]*?<svg\b[^>]*>/, '')
      .replace(/<\/svg>\s*$/, '')
      .replace(/var\((--[\w-]+),\s*([^()]*)\)/g, (_, name: string, own: string) => values.get(name) ?? own)
      .replace(/\s*\n\s*/g, '');
}

interface Standing {
  readonly x: number;
  /** Where its feet are. */
  readonly ground: number;
  readonly size: number;
}

/** A building stands on its ground line, which is at 88 of 100. */
function standing(body: string, { x, ground, size }: Standing): string {
  return `<g transform="translate(${x} ${ground - 0.884 * size}) scale(${size / 100})">${body}</g>`;
}

/** The town in front of the sun. */
function boardScene(draw: Draw): string {
  const at = (drawing: string, x: number, size: number, ground = 196): string =>
    standing(draw(drawing), { x, ground, size });
  const rays = Array.from({ length: 13 }, (_, ray) => {
    const angle = Math.PI * (1 + ray / 12);
    const point = (radius: number): string =>
      `${Math.round(308 + radius * Math.cos(angle))} ${Math.round(124 + radius * Math.sin(angle))}`;
    return `M${point(90)}L${point(110)}`;
  }).join('');
  return [
    '<path d="M0 0H568V200H0Z" fill="#c9d3c6"/><path d="M0 68H568V200H0Z" fill="#e3dcb4"/>',
    `<path d="${rays}" stroke="#c9952b" stroke-width="5" stroke-linecap="round"/>`,
    `<circle cx="308" cy="124" r="79" fill="#e0b861" stroke="${INK}" stroke-width="1.6"/>`,
    at('elements/mountain', -46, 140, 190),
    at('elements/mountain', 32, 110, 190),
    at('elements/mountain', 440, 106, 190),
    at('elements/mountain', 500, 150, 190),
    '<path d="M0 184C90 176 200 186 300 182S480 178 568 184V206H0Z" fill="#cfd09c"/>',
    at('elements/ranch', -22, 96, 197),
    at('elements/church', 74, 110, 197),
    at('elements/house', 172, 78, 197),
    at('elements/saloon', 364, 104, 197),
    at('elements/bank', 464, 100, 197),
    at('elements/cityHall', 236, 134, 198),
    `<path d="M0 206C120 196 240 208 340 204S500 196 568 204V258H0Z" fill="#e6c58c" stroke="${INK}" stroke-width="1"/>`,
    '<path d="M0 244C140 234 260 244 360 240S500 236 568 242" fill="none" stroke="#6b4a2c" stroke-width="3.4" stroke-dasharray="17 11"/>',
    at('pieces/cowboy', 24, 54, 240),
    at('pieces/horse', 424, 54, 238),
    at('pieces/cowboyWhite', 510, 52, 240),
  ].join('');
}

/** A fan of land and people, and the bids below it. */
function cardScene(draw: Draw): string {
  const terrain = (elements: readonly string[], appeal: number): string => {
    const cells = elements.map((element, cell) => {
      const [x, y] = [(cell % 2) * 68, Math.floor(cell / 2) * 68];
      const ground = element === 'empty' ? '#d3d3a0' : element === 'mountain' ? '#c9bda6' : '#eccf96';
      return `<rect x="${x}" y="${y}" width="68" height="68" fill="${ground}"/><g transform="translate(${x + 2} ${y + 2}) scale(.64)">${draw(`elements/${element}`)}</g>`;
    });
    const mark = `<circle cx="68" cy="68" r="17" fill="#5f8fa3" stroke="${INK}" stroke-width="2"/>${figure(appeal, 68, 68, 0.34, INK)}`;
    return `<g clip-path="url(#c)">${cells.join('')}</g>${mark}<rect width="136" height="136" rx="7" fill="none" stroke="${INK}" stroke-width="2"/>`;
  };
  const character = (id: string): string =>
    `<g clip-path="url(#p)"><g transform="scale(1.16)">${draw(`characters/${id}`)}</g></g><rect width="116" height="116" rx="7" fill="none" stroke="${INK}" stroke-width="2"/><path d="M1 100H115V109Q115 115 109 115H7Q1 115 1 109Z" fill="#f3e7cf" stroke="${INK}" stroke-width="2"/>`;
  const bids = [2, 3, 4, 5, 6, 7, 8].map((bid, at) => {
    const turn = (at - 3) * 9;
    const hat = `<g transform="translate(-17 16) scale(.34)" color="${INK}">${draw('suits/hat')}</g>`;
    return `<g transform="translate(284 520) rotate(${turn}) translate(0 -322)"><rect x="-33" y="-48" width="66" height="110" rx="8" fill="#fbf4e4" stroke="#812f0c" stroke-width="4"/>${figure(bid, 0, -16, 0.5, INK)}${hat}</g>`;
  });
  const laid = (body: string, x: number, y: number, turn: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${body}</g>`;
  return [
    '<clipPath id="c"><rect width="136" height="136" rx="7"/></clipPath><clipPath id="p"><rect width="116" height="116" rx="7"/></clipPath>',
    '<path d="M0 0H568V258H0Z" fill="#76885b"/><circle cx="284" cy="230" r="276" fill="#82946a"/>',
    laid(terrain(['saloon', 'empty', 'empty', 'house'], 6), -8, 78, -15),
    laid(terrain(['townhouse', 'empty', 'townhouse', 'empty'], 6), 446, 42, 15),
    laid(terrain(['prison', 'empty', 'empty', 'saloon'], 7), 212, 20, 0),
    laid(character('singer'), 96, 38, -7),
    laid(character('sheriff'), 336, 24, 7),
    ...bids,
  ].join('');
}

function figure(digit: number, x: number, y: number, scale: number, fill: string): string {
  return `<path d="${DIGITS[digit] ?? ''}" transform="translate(${x} ${y}) scale(${scale})" fill="${fill}"/>`;
}
