/** How random seats choose among their options: each temperament leads games into other corners of the rules. */
import { below, pick, type Random, shuffle } from '@carson/engine';
import { isFree, priceOf } from '../src/appraise/parcels.ts';
import { isServed } from '../src/appraise/roads.ts';
import type { Command, CommandOf } from '../src/command.ts';
import type { Building } from '../src/content/buildings/facts.ts';
import { BUILDINGS } from '../src/content/buildings/index.ts';
import { CHARACTERS } from '../src/content/characters/index.ts';
import { boardGame } from '../src/game.ts';
import type { BuildingId } from '../src/ids.ts';
import { nth } from '../src/lists.ts';
import { cowboysOf } from '../src/placing/pieces.ts';
import { ownPlaces } from '../src/placing/placement.ts';
import { isParcelPlace, isSpacePlace, placeOf, ROW_PLACES, spaceAt } from '../src/placing/places.ts';
import { playerOf, type State } from '../src/state/state.ts';
import { LINES, neighboursOf } from '../src/town/geometry.ts';
import { tileId } from '../src/town/tile-row.ts';
import { BARE, isOwned, NOBODY, ownerOf } from '../src/town/town.ts';
import { restless } from './any-table.ts';

const SALARY = placeOf('salary');

export interface Asked {
  readonly random: Random;
  readonly state: State;
  readonly seat: number;
  readonly options: readonly Command[];
}

export type Temperament = (asked: Asked) => Command;

/** Restless where nothing is wished for, else one of the options it wants most. */
function wanting(desire: (asked: Asked, command: Command) => number): Temperament {
  return (asked) => {
    const desires = asked.options.map((command) => desire(asked, command));
    const most = Math.max(...desires);
    if (most <= 0) return restless(asked.random, asked.options);
    return pick(
      asked.random,
      asked.options.filter((_, at) => desires[at] === most),
    );
  };
}

/** Wants one straight road across the map, roads for it and what is built beside it. */
export const surveyor = wanting(({ state }, command) => {
  if (command.type === 'layRoad') {
    const line = LINES.find((edges) => edges.includes(command.edge)) ?? [];
    return 10 + line.filter((edge) => state.town.roads[edge] === 1).length;
  }
  if (command.type !== 'placeCowboy' || !isSpacePlace(command.place)) return 0;
  const tile = tileAt(state, command.place);
  if (tile !== undefined && BUILDINGS[tile].needsLine) return 2;
  return spaceAt(command.place).yields.what === 'roads' ? 1 : 0;
});

/** Cannot make up its mind while all place together: takes back what it placed. */
export const waverer = wanting((_, { type }) =>
  type === 'takeBack' || type === 'takeHorse' ? 2 : type === 'placeCowboy' || type === 'putHorse' ? 1 : 0,
);

/** Wants all the land there is, what roads serve first, and lays no road. */
export const squatter = roadless(
  wanting((asked, command) => {
    const { town } = asked.state;
    switch (command.type) {
      case 'fillKit':
        return command.parcels * 3 + command.cowboys;
      case 'claimParcel':
      case 'buyParcel':
        return 1 + (isFree(town, command.parcel) ? 1 : 0) + (isServed(town, command.parcel) ? 1 : 0);
      case 'placeCowboy':
        return landWish(asked, command);
      default:
        return 0;
    }
  }),
);

/** Wants to build in the middle of the town, houses on top of houses, and lays no road. */
export const townsman = roadless(
  wanting(({ random, state }, command) => {
    const { town } = state;
    switch (command.type) {
      case 'fillKit':
        return command.parcels;
      case 'claimParcel':
        return isFree(town, command.parcel) && isServed(town, command.parcel) ? 1 : 0;
      case 'placeCowboy':
        return ROW_PLACES.includes(command.place) && below(random, 2) === 0 ? 1 : 0;
      case 'takeTile':
      case 'build':
        return 1;
      case 'setHouse':
        return isFree(town, command.parcel) ? 1 : 2;
      default:
        return 0;
    }
  }),
);

/** Wants some buildings more than others, and whatever else it takes. */
function collecting(
  worth: (building: Building) => number,
  otherwise: (asked: Asked, command: Command) => number,
): Temperament {
  return wanting((asked, command) => {
    switch (command.type) {
      case 'build':
        return 2 * worth(BUILDINGS[command.building]) + otherwise(asked, command);
      case 'placeCowboy':
      case 'takeTile': {
        if (command.place === SALARY && isPoor(asked)) return 99;
        const tile = tileAt(asked.state, command.place);
        return tile === undefined ? otherwise(asked, command) : worth(BUILDINGS[tile]);
      }
      default:
        return otherwise(asked, command);
    }
  });
}

/** Less than a tile costs, with what is earned on Salary. */
function isPoor({ state, seat }: Asked): boolean {
  return playerOf(state, seat).money + 4 * cowboysOf(state, seat, SALARY) < 10;
}

/** Wants the buildings that bring most houses along, and roads to them. */
export const mayor = collecting(
  ({ houses }) => houses,
  (_, { type }) => (type === 'layRoad' || type === 'setHouse' ? 1 : 0),
);

/** Wants buildings that shelter others, best where cowboys stand, and all its parcels in one place. */
export const vicar = collecting(
  ({ shelters }) => (shelters ? 1 : 0),
  ({ state, seat }, command) => {
    if (command.type !== 'claimParcel' && command.type !== 'build') return 0;
    const near = neighboursOf(command.parcel).filter((parcel) => ownerOf(state.town, parcel) === seat);
    const threats = near.reduce((sum, parcel) => sum + 1 + nth(state.cowboysAt, parcel), 0);
    return threats + (isServed(state.town, command.parcel) ? 2 : 0);
  },
);

/** Wants whatever multiplies incomes. */
export const booster = collecting(
  ({ dynamiteFactor, horseFactor }) => dynamiteFactor + horseFactor,
  (_, command) => {
    if (command.type === 'blastMine' || command.type === 'doubleRanch') return 1;
    if (command.type !== 'takeCharacter') return 0;
    const { yellow, red } = CHARACTERS[command.character];
    return (yellow.gains.dynamite ?? 0) + (red.gains.dynamite ?? 0);
  },
);

/** Wants what others have built. */
export const raider = wanting(({ state, seat }, command) => {
  if (command.type !== 'placeCowboy' || !isParcelPlace(command.place)) return 0;
  const owner = ownerOf(state.town, command.place);
  return owner !== NOBODY && owner !== seat ? 1 : 0;
});

/** Wants no work at all. */
export const idler = wanting((_, command) => {
  if (command.type === 'fillKit') return 7 - command.cowboys;
  return command.type === 'pass' || command.type === 'done' ? 1 : 0;
});

function roadless(temperament: Temperament): Temperament {
  return (asked) => {
    const options = asked.options.filter(({ type }) => type !== 'layRoad');
    return temperament({ ...asked, options });
  };
}

/** Land that no one else wants, the cheapest first, as long as the money lasts; then tiles or Salary. */
function landWish({ state, seat }: Asked, { place, with: companion }: CommandOf<'placeCowboy'>): number {
  const { town, cowboysAt } = state;
  if (companion !== undefined) return 0;
  const { money } = playerOf(state, seat);
  if (!isParcelPlace(place)) return (money < 4 ? place === SALARY : ROW_PLACES.includes(place)) ? 1 : 0;
  if (!isFree(town, place) || isOwned(town, place) || cowboysAt[place] !== 0) return 0;
  const wanted = ownPlaces(state, seat).filter(isParcelPlace);
  const price = priceOf(town, place);
  const spent = wanted.reduce((sum, parcel) => sum + priceOf(town, parcel), 0);
  return spent + price <= money ? 20 - price : 0;
}

/** Tries options on a clone and takes the one that makes happen what has happened least; wants tiles not built so far. */
export function curious(timesMet: (kind: string) => number, timesBuilt: (id: string) => number): Temperament {
  return ({ random, state, seat, options }) => {
    const building = options.some(({ type }) => type === 'build');
    if (!building && below(random, 2) === 0) return restless(random, options);
    let [best, rarest] = [pick(random, options), Number.POSITIVE_INFINITY];
    for (const command of shuffle(random, [...options]).slice(0, building ? options.length : MOST_TRIED)) {
      const rarity = Math.min(tileRarity(state, command, timesBuilt), outcomeRarity(state, seat, command));
      if (rarity < rarest) [best, rarest] = [command, rarity];
    }
    return best;
  };

  function outcomeRarity(state: State, seat: number, command: Command): number {
    const clone = boardGame.clone(state);
    let least = Number.POSITIVE_INFINITY;
    boardGame.play(clone, seat, command, ({ type }) => {
      least = Math.min(least, timesMet(type));
    });
    return least;
  }
}

const MOST_TRIED = 12;

function tileRarity(state: State, command: Command, timesBuilt: (id: string) => number): number {
  if (command.type === 'build') return timesBuilt(command.building);
  if (command.type !== 'placeCowboy' && command.type !== 'takeTile') return Number.POSITIVE_INFINITY;
  const tile = tileAt(state, command.place);
  return tile === undefined ? Number.POSITIVE_INFINITY : timesBuilt(tile);
}

/** The building that waits on this space of the row. */
function tileAt({ row }: State, place: number): BuildingId | undefined {
  const tile = row[ROW_PLACES.indexOf(place)] ?? BARE;
  return tile === BARE ? undefined : tileId(tile);
}
