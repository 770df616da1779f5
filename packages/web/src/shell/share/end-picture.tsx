/** The end of a game as one picture, made on this device: the places, how it came, and what was built. */
import type { Review } from '@carson/bots';
import { render } from 'preact';
import { PersonFace } from '../../art/person-face.tsx';
import type { TableUi } from '../../games/game-ui.ts';
import { gameTitle } from '../../parts/game-title.ts';
import { personAt } from '../../parts/seats/people.ts';
import type { ShownTable } from '../../table/shown-table.ts';
import { words } from '../../words/words.ts';
import { headline, nameAtEnd } from '../score/headline.ts';
import { placesOf } from '../score/standing.ts';
import { drawCurve } from './draw-curve.ts';
import { imageOf, loadImage } from './svg-image.ts';

const WIDTH = 1200;
const HEIGHT = 800;
const EDGE = 40;
/** The list of places on the left, the picture on the right of it. */
const LIST = { x: EDGE + 24, y: 186, width: 410, row: 86, bottom: 704 } as const;
/** With the curve below, the list takes no more than this. */
const LIST_ABOVE_CURVE = 360;
const PICTURE = { x: 520, y: 170, size: 566 } as const;
const COLOURS = {
  wood: '#82602f',
  paper: '#f3e7cf',
  ink: '#2b2118',
  faded: '#5f4e3c',
  gold: '#c9952b',
} as const;
/** By place. */
const MEDALS = ['#d9a940', '#c4b89c', '#bb8657'] as const;
const FONT = 'Bitter, Rockwell, Georgia, serif';

/** The curve is drawn where the game has been reviewed. */
export async function endPicture(ui: TableUi, table: ShownTable, review?: Review): Promise<File> {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const paint = canvas.getContext('2d');
  if (paint === null) throw new Error('this browser cannot draw');
  drawGround(paint, table);
  const places = placesOf(table).length;
  const row = review === undefined ? LIST.row : Math.min(LIST.row, LIST_ABOVE_CURVE / places);
  await drawPlaces(paint, table, row);
  if (review !== undefined) {
    const y = LIST.y + places * row + 14;
    const box = { x: LIST.x, y, width: LIST.width, height: LIST.bottom - y };
    drawCurve(paint, review, box, { ink: COLOURS.ink, faded: COLOURS.faded, font: FONT });
  }
  await drawBuilt(paint, ui, table);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (blob === null) throw new Error('this browser cannot make a picture');
  return new File([blob], `carson-${table.game}.png`, { type: 'image/png' });
}

type Paint = CanvasRenderingContext2D;

function drawGround(paint: Paint, table: ShownTable): void {
  paint.fillStyle = COLOURS.wood;
  paint.fillRect(0, 0, WIDTH, HEIGHT);
  paint.fillStyle = COLOURS.paper;
  paint.strokeStyle = COLOURS.ink;
  paint.lineWidth = 3;
  paint.beginPath();
  paint.roundRect(EDGE, EDGE, WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE, 16);
  paint.fill();
  paint.stroke();
  write(paint, headline(table, words.value), { x: LIST.x, y: 110, size: 46, weight: 800, width: 1060 });
  const day = new Date(table.at).toLocaleDateString(words.value.locale, { dateStyle: 'long' });
  const about = `${gameTitle(table.game, words.value)} · ${day}`;
  write(paint, about, { x: LIST.x, y: 150, size: 24, colour: COLOURS.faded, width: 1060 });
  const where = `${words.value.shell.title} · ${location.host}`;
  write(paint, where, { x: LIST.x, y: 738, size: 20, colour: COLOURS.faded, width: LIST.width });
}

async function drawPlaces(paint: Paint, table: ShownTable, row: number): Promise<void> {
  for (const [at, { seat, score, rank }] of placesOf(table).entries()) {
    const y = LIST.y + at * row;
    const height = row - Math.round(row / 6);
    const base = y + height / 2;
    paint.fillStyle = MEDALS[rank - 1] ?? '#e2cfa6';
    paint.beginPath();
    paint.roundRect(LIST.x, y, LIST.width, height, 12);
    paint.fill();
    write(paint, `${rank}`, { x: LIST.x + 18, y: base + 12, size: 32, weight: 800 });
    await drawFace(paint, table, { seat, x: LIST.x + 56, y: y + 5, size: height - 10 });
    write(paint, nameAtEnd(table, seat, words.value), {
      ...{ x: LIST.x + 130, y: base + 10, size: 27, weight: 600 },
      width: 180,
    });
    write(paint, `${score}`, {
      ...{ x: LIST.x + LIST.width - 18, y: base + 13, size: 36, weight: 800 },
      align: 'right',
    });
  }
}

interface FacePlace {
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

async function drawFace(paint: Paint, table: ShownTable, { seat, x, y, size }: FacePlace): Promise<void> {
  const { face, letter } = personAt(table.occupants, seat, words.value);
  const image = await withDrawn(<PersonFace person={face} letter={letter} />, async (box) => {
    const svg = box.querySelector('svg');
    const address = box.querySelector('img')?.src;
    if (svg !== null) return imageOf(svg, size * 2, size * 2);
    return address === undefined ? undefined : loadImage(address);
  });
  paint.save();
  paint.beginPath();
  paint.arc(x + size / 2, y + size / 2, size / 2, 0, 2 * Math.PI);
  paint.fillStyle = COLOURS.paper;
  paint.fill();
  paint.stroke();
  paint.clip();
  if (image !== undefined) paint.drawImage(image, x, y, size, size);
  paint.restore();
}

/** The common town, or the city of each player. */
async function drawBuilt(paint: Paint, ui: TableUi, table: ShownTable): Promise<void> {
  const { x, y, size } = PICTURE;
  const seats = ui.ending.pictures === 'shared' ? [0] : placesOf(table).map(({ seat }) => seat);
  const columns = seats.length === 1 ? 1 : 2;
  const rows = Math.ceil(seats.length / columns);
  const [width, height] = [(size + 60) / columns, size / rows];
  for (const [at, seat] of seats.entries()) {
    const place = { x: x + (at % columns) * width, y: y + Math.floor(at / columns) * height };
    const label = columns === 1 ? 0 : 30;
    const box = { width: width - 16, height: height - 16 - label };
    await withDrawn(<ui.ending.Picture table={table} seat={seat} />, async (drawn) => {
      const svg = drawn.querySelector('svg');
      if (svg !== null)
        paint.drawImage(
          await imageOf(svg, box.width * 2, box.height * 2),
          place.x,
          place.y,
          box.width,
          box.height,
        );
    });
    if (label > 0) {
      const name = nameAtEnd(table, seat, words.value);
      write(paint, name, {
        x: place.x + box.width / 2,
        y: place.y + height - 22,
        size: 20,
        weight: 600,
        align: 'center',
      });
    }
  }
}

/** Draws a part of the page out of sight, for as long as it is needed. */
async function withDrawn<T>(
  part: Parameters<typeof render>[0],
  use: (box: HTMLElement) => Promise<T>,
): Promise<T> {
  const box = document.createElement('div');
  box.className = 'share-workshop';
  box.setAttribute('aria-hidden', 'true');
  document.body.append(box);
  try {
    render(part, box);
    return await use(box);
  } finally {
    render(null, box);
    box.remove();
  }
}

interface Lettering {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight?: number;
  readonly colour?: string;
  readonly align?: CanvasTextAlign;
  readonly width?: number;
}

function write(paint: Paint, text: string, lettering: Lettering): void {
  const { x, y, size, weight = 500, colour = COLOURS.ink, align = 'left', width } = lettering;
  paint.font = `${weight} ${size}px ${FONT}`;
  paint.fillStyle = colour;
  paint.textAlign = align;
  paint.fillText(text, x, y, width);
}
