/** Random positions of the board game, from nearly empty to full, most of them never seen in play. */
import { edgeBetween, ON_IDS, type Town, townFrom } from '@carson/board-game';
import { below, pick, type Random } from '@carson/engine';
import type { BoardCell, BoardPlayer, BoardPosition } from './board-scorer.ts';

const BUILDINGS =
  'ranch mine drugstore bank saloon hotel church prison blacksmith generalStore school station'.split(' ');
const LAND = ['house', 'house', 'house', 'townhouse', 'mountain'];
const CHARACTERS = ['banker', 'teacher', 'teacher', 'lawyer', 'streetBoy'];

export function randomPosition(random: Random): BoardPosition {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'].slice(0, 2 + below(random, 5));
  const variants = { river: coin(random), horses: coin(random), kitCarson: coin(random) };
  const fullness = 1 + below(random, 9);
  return {
    round: 1 + below(random, 4),
    map: eight(() => eight(() => randomCell(random, { names, fullness, river: variants.river }))),
    roads: randomRoads(random),
    cityHallOccupant: pick(random, [null, ...names]),
    players: Object.fromEntries(names.map((name) => [name, randomPlayer(random)])),
    variants,
  };
}

/** The same position as the rules hold it; seats are numbered as the players stand in it. */
export function townOf({ map, roads, players }: BoardPosition): Town {
  const names = Object.keys(players);
  const cells = map.flat().map((cell) => ({
    on: ON_IDS.find((id) => id === cell?.on),
    owner: cell?.owner === undefined ? undefined : names.indexOf(cell.owner),
    outlaw: cell?.outlaw,
  }));
  return townFrom(
    cells,
    roads.flatMap(([x1, y1, x2, y2]) => edgeBetween([x1, y1], [x2, y2]) ?? []),
  );
}

interface CellPlan {
  readonly names: readonly string[];
  readonly fullness: number;
  readonly river: boolean;
}

function randomCell(random: Random, { names, fullness, river }: CellPlan): BoardCell | null {
  const outlaw = below(random, 6) === 0 ? { outlaw: coin(random) } : {};
  const title = coin(random) ? { owner: pick(random, names) } : {};
  if (below(random, 10) >= fullness) return below(random, 3) === 0 ? null : { ...title, ...outlaw };
  const kind = below(random, 12);
  if (kind === 0) return { on: 'cityHall', ...outlaw };
  if (kind < 4 && river) return { on: 'river', ...outlaw };
  if (kind < 8) return { on: pick(random, LAND), ...title, ...outlaw };
  return { on: pick(random, BUILDINGS), owner: pick(random, names), ...outlaw };
}

function randomRoads(random: Random): (readonly [number, number, number, number])[] {
  const scarcity = 1 + below(random, 30);
  const roads: (readonly [number, number, number, number])[] = [];
  for (let y = 0; y <= 8; y++) {
    for (let x = 0; x <= 8; x++) {
      if (x < 8 && below(random, scarcity) === 0)
        roads.push(coin(random) ? [x, y, x + 1, y] : [x + 1, y, x, y]);
      if (y < 8 && below(random, scarcity) === 0)
        roads.push(coin(random) ? [x, y, x, y + 1] : [x, y + 1, x, y]);
    }
  }
  return roads;
}

function randomPlayer(random: Random): BoardPlayer {
  return {
    money: below(random, 80),
    vp: below(random, 40),
    passed: below(random, 6),
    horses: below(random, 5),
    rodeos: below(random, 5),
    character: pick(random, CHARACTERS),
    side: coin(random) ? 'yellow' : 'red',
  };
}

function coin(random: Random): boolean {
  return below(random, 2) === 0;
}

function eight<T>(make: () => T): T[] {
  return Array.from({ length: 8 }, make);
}
