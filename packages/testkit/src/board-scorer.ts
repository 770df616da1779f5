/**
 * A second, slow and obvious appraiser of the board game: every figure from its definition in the
 * rules, on positions as other programs send them. It shares no code and no tables with the real one.
 */

export interface BoardCell {
  readonly owner?: string;
  readonly on?: string;
  readonly outlaw?: boolean;
}

export interface BoardPlayer {
  readonly money: number;
  readonly vp: number;
  readonly passed: number;
  readonly horses: number;
  readonly rodeos: number;
  readonly character: string;
  readonly side: string;
}

export interface BoardPosition {
  readonly round: number;
  readonly map: readonly (readonly (BoardCell | null)[])[];
  readonly roads: readonly (readonly [number, number, number, number])[];
  readonly cityHallOccupant: string | null;
  readonly players: Readonly<Record<string, BoardPlayer>>;
  readonly variants: { readonly river: boolean; readonly horses: boolean; readonly kitCarson: boolean };
}

interface Place extends BoardCell {
  readonly x: number;
  readonly y: number;
}

const BUILDINGS =
  'ranch mine drugstore bank saloon hotel church prison blacksmith generalStore school cityHall station'.split(
    ' ',
  );

export function slowAppraisal(position: BoardPosition) {
  const places = placesOf(position);
  const rows = (of: (place: Place) => unknown) =>
    position.map.map((_, y) => places.filter((place) => place.y === y).map(of));
  return {
    income: places.flatMap((place) => {
      const amount = slowIncome(position, places, place);
      return amount === undefined ? [] : [{ x: place.x, y: place.y, owner: place.owner, amount }];
    }),
    price: rows((place) => slowPrice(places, place)),
    served: rows((place) => slowServed(position, place.x, place.y)),
    final: Object.fromEntries(Object.keys(position.players).map((name) => [name, slowFinal(position, name)])),
  };
}

function placesOf(position: BoardPosition): Place[] {
  return position.map.flatMap((row, y) => row.map((cell, x) => ({ ...cell, x, y })));
}

function around(places: readonly Place[], { x, y }: { x: number; y: number }): Place[] {
  return places.filter((other) => Math.max(Math.abs(other.x - x), Math.abs(other.y - y)) === 1);
}

/** Before attacks and characters; undefined where nothing can earn. */
function slowIncome(position: BoardPosition, places: readonly Place[], here: Place): number | undefined {
  const sum = slowSum(position, places, here);
  if (sum === undefined) return undefined;
  const hall = position.cityHallOccupant === here.owner ? hallStep(here.on) : 0;
  const capped = Math.min(sum + hall, maximum(here.on));
  return here.outlaw ? Math.floor(capped / 2) : capped;
}

function slowSum(position: BoardPosition, places: readonly Place[], here: Place): number | undefined {
  const near = around(places, here);
  const serving = near.filter((other) => other.owner === undefined || other.owner === here.owner);
  const houses = serving.reduce((sum, other) => sum + houseValue(other.on), 0);
  const owned = (kind: string) =>
    places.filter((other) => other.on === kind && other.owner === here.owner).length;
  switch (here.on) {
    case 'mine': {
      const mountains = serving.filter((other) => other.on === 'mountain').length;
      return 3 * mountains + (near.some((other) => other.on === 'river') ? 3 : 0);
    }
    case 'ranch':
      return Math.max(1, near.filter((other) => other.on === undefined || other.on === 'river').length);
    case 'drugstore':
      return 3 * houses + 3 * owned('ranch');
    case 'bank':
      return 3 * houses + 3 * owned('mine');
    case 'saloon':
      return 5 * houses;
    case 'hotel':
      return 6;
    case 'blacksmith':
      return 5 * position.round + 5 * owned('ranch');
    case 'generalStore':
      return near.reduce(
        (sum, other) => sum + houseValue(other.on) * (other.owner === here.owner ? 6 : 3),
        0,
      );
    default:
      return undefined;
  }
}

function houseValue(on: string | undefined): number {
  if (on === 'townhouse' || on === 'hotel' || on === 'station') return 2;
  if (on === 'house' || on === 'ranch' || on === 'church' || on === 'school' || on === 'cityHall') return 1;
  return 0;
}

function hallStep(on: string | undefined): number {
  if (on === 'drugstore' || on === 'bank' || on === 'generalStore') return 3;
  return on === 'saloon' || on === 'blacksmith' ? 5 : 0;
}

function maximum(on: string | undefined): number {
  if (on === 'drugstore' || on === 'generalStore') return 33;
  if (on === 'blacksmith') return 40;
  if (on === 'bank') return 45;
  return on === 'saloon' ? 55 : 1000;
}

function isBuilding(on: string | undefined): boolean {
  return on !== undefined && BUILDINGS.includes(on);
}

function isProperty(on: string | undefined): boolean {
  return isBuilding(on) || on === 'mountain' || on === 'house' || on === 'townhouse';
}

function slowPrice(places: readonly Place[], here: Place): number | null {
  if (here.owner !== undefined || here.on === 'river' || here.on === 'cityHall' || here.outlaw) return null;
  return 1 + [here, ...around(places, here)].filter((place) => isProperty(place.on)).length;
}

function slowServed(position: BoardPosition, x: number, y: number): boolean {
  return position.roads.some((road) => roadTouches(road, x, y));
}

function roadTouches([x1, y1, x2, y2]: readonly [number, number, number, number], x: number, y: number) {
  const isCorner = (vx: number, vy: number) => (vx === x || vx === x + 1) && (vy === y || vy === y + 1);
  return isCorner(x1, y1) || isCorner(x2, y2);
}

function isBridge(position: BoardPosition, [x1, y1, x2, y2]: readonly [number, number, number, number]) {
  const [x, y] = [Math.min(x1, x2), Math.min(y1, y2)];
  const along =
    y1 === y2
      ? [position.map[y - 1]?.[x], position.map[y]?.[x]]
      : [position.map[y]?.[x - 1], position.map[y]?.[x]];
  return along.filter((cell) => cell !== undefined).every((cell) => cell?.on === 'river');
}

function slowFinal(position: BoardPosition, name: string) {
  const player = position.players[name];
  if (player === undefined) throw new Error(`no such player: ${name}`);
  const places = placesOf(position);
  const own = places.filter((place) => place.owner === name);
  const bridges = position.roads.filter((road) => isBridge(position, road));
  const has = (kind: string) => own.filter((place) => place.on === kind).length;
  const townValue = places.reduce((sum, place) => sum + houseValue(place.on), 0);
  const isTeacher = player.character === 'teacher' && position.round === 4;
  const behind = Object.values(position.players).filter((other) => other.passed > player.passed).length;
  const lines = {
    money: Math.floor(player.money / 6),
    property: own
      .filter((place) => isProperty(place.on))
      .reduce((sum, { x, y }) => sum + (bridges.some((road) => roadTouches(road, x, y)) ? 3 : 2), 0),
    station: has('station') * Math.floor(townValue / 2),
    teacher: isTeacher ? 2 * (has('school') + has('prison') + has('church')) + (has('saloon') ? 0 : 2) : 0,
    horses: position.variants.horses ? player.horses * (1 + player.rodeos) : 0,
    kitCarson: position.variants.kitCarson ? behind : 0,
  };
  return { ...lines, total: player.vp + Object.values(lines).reduce((sum, points) => sum + points, 0) };
}
