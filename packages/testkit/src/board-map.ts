/**
 * Small drawn maps. One line per row, cells apart by blanks, each a letter for what is on the parcel,
 * then the owner's seat, then `!` for an outlaw: `h` an unowned house, `S1` a saloon of seat 1,
 * `.0!` a bare parcel of seat 0 with an outlaw. What is not drawn is bare and unowned.
 */
import { type Cell, edgeBetween, type OnId, parcelAt, SIZE, type Town, townFrom } from '@carson/board-game';

const LETTERS: Readonly<Record<string, OnId | undefined>> = {
  '.': undefined,
  M: 'mountain',
  h: 'house',
  H: 'townhouse',
  '~': 'river',
  R: 'ranch',
  m: 'mine',
  D: 'drugstore',
  B: 'bank',
  S: 'saloon',
  T: 'hotel',
  C: 'church',
  P: 'prison',
  K: 'blacksmith',
  G: 'generalStore',
  L: 'school',
  Y: 'cityHall',
  N: 'station',
};

/** Roads are paths over vertices: `3,3 4,3 4,4` lays two. */
export function drawTown(map: string, ...paths: readonly string[]): Town {
  const cells: Cell[] = Array.from({ length: SIZE * SIZE }, () => ({}));
  const rows = map.split('\n').map((row) => row.trim());
  for (const [y, row] of rows.filter((text) => text !== '').entries()) {
    for (const [x, word] of row.split(/\s+/).entries()) cells[parcelAt(x, y)] = readCell(word);
  }
  return townFrom(cells, paths.flatMap(readPath));
}

function readCell(word: string): Cell {
  const match = /^(.)([0-5]?)(!?)$/.exec(word);
  const [, letter = '', owner = '', outlaw = ''] = match ?? [];
  if (!(letter in LETTERS)) throw new Error(`no such cell in a drawn map: ${word}`);
  return {
    on: LETTERS[letter],
    owner: owner === '' ? undefined : Number(owner),
    outlaw: outlaw === '!',
  };
}

function readPath(path: string): number[] {
  const points = path.split(' ').map((point) => point.split(',').map(Number));
  return points.slice(1).map(([x2 = -1, y2 = -1], i) => {
    const [x1 = -1, y1 = -1] = points[i] ?? [];
    const edge = edgeBetween([x1, y1], [x2, y2]);
    if (edge === undefined) throw new Error(`no road from ${x1},${y1} to ${x2},${y2}`);
    return edge;
  });
}
