/** Personal tastes: some like saloons, some like land, some like a fight. A taste lasts for a game. */
import {
  BUILDING_IDS,
  type BuildingId,
  CHARACTER_IDS,
  type CharacterId,
  type Command,
  factsAt,
  isCorralPlace,
  isParcelPlace,
  NOBODY,
  ROW_PLACES,
  spaceAt,
  tileId,
  type View,
} from '@carson/board-game';
import { below, fromKeys, type Random } from '@carson/engine';
import type { TemperamentId } from '../temperament.ts';

import type { Question } from './question.ts';

/** What a cowboy can be sent out for. */
const PURSUITS = [
  'salary',
  'ammunition',
  'roads',
  'money',
  'gaming',
  'points',
  'market',
  'land',
  'mountains',
  'fights',
  'horses',
] as const;

type Pursuit = (typeof PURSUITS)[number];

/** How much more a seat likes something than it is worth, in points. */
export interface Taste {
  readonly buildings: Readonly<Record<BuildingId, number>>;
  readonly characters: Readonly<Record<CharacterId, number>>;
  readonly pursuits: Readonly<Record<Pursuit, number>>;
}

/** Likes and dislikes of up to so many points. */
export function tasteOf(personality: Random, strength: number): Taste {
  const likes = <Id extends string>(ids: readonly Id[]) => fromKeys(ids, () => strength * drawn(personality));
  return {
    buildings: likes(BUILDING_IDS),
    characters: likes(CHARACTER_IDS),
    pursuits: likes(PURSUITS),
  };
}

/** What each temperament is after. */
const LEANINGS: Readonly<Record<TemperamentId, readonly Pursuit[]>> = {
  builder: ['roads'],
  gunslinger: ['fights', 'ammunition'],
  merchant: ['money', 'gaming', 'market', 'salary'],
  landowner: ['land'],
};

/** Buildings and roads are dear: a liking for them shows only where it is a strong one. */
const BUILDER = 2.5;

/** Returns the taste with what the temperament adds; a builder likes every building. */
export function leaningTo(taste: Taste, temperament: TemperamentId | undefined, points: number): Taste {
  if (temperament === undefined) return taste;
  const pursuits = { ...taste.pursuits };
  const more = temperament === 'builder' ? BUILDER * points : points;
  for (const pursuit of LEANINGS[temperament]) pursuits[pursuit] += more;
  if (temperament !== 'builder') return { ...taste, pursuits };
  const buildings = fromKeys(BUILDING_IDS, (id) => taste.buildings[id] + more);
  return { ...taste, pursuits, buildings };
}

const PRECISION = 1024;

/** From -1 to 1. */
function drawn(random: Random): number {
  return below(random, 2 * PRECISION + 1) / PRECISION - 1;
}

/** What is left of a gain that is not to one's taste. */
const LEAST = 0.25;

/** Likings choose among gains: no loss is liked, and no gain is passed up for its kind. */
export function boundedLiking(worth: number, liking: number): number {
  return worth <= 0 ? 0 : Math.max((LEAST - 1) * worth, liking);
}

/** How much the seat likes each answer, in points. */
export function likingIn({ outlook: { view, seat } }: Question, taste: Taste): (command: Command) => number {
  return (command) => {
    switch (command.type) {
      case 'takeCharacter':
        return taste.characters[command.character];
      case 'placeCowboy':
      case 'treat':
        return likingOfPlace(view, seat, { place: command.place, taste });
      case 'takeTile':
        return likingOfTile(view.row[ROW_PLACES.indexOf(command.place)], taste);
      case 'build':
        return taste.buildings[command.building];
      case 'buyParcel':
      case 'claimParcel':
        return likingOfLand(view, command.parcel, taste);
      case 'buyHorse':
        return taste.pursuits.horses;
      default:
        return 0;
    }
  };
}

function likingOfPlace(
  view: View,
  seat: number,
  { place, taste }: { readonly place: number; readonly taste: Taste },
): number {
  const { pursuits } = taste;
  if (isParcelPlace(place)) {
    const owner = view.town.owner[place];
    if (owner === NOBODY) return likingOfLand(view, place, taste);
    return owner === seat ? 0 : pursuits.fights;
  }
  if (isCorralPlace(place)) return pursuits.horses;
  const { yields } = spaceAt(place);
  return yields.what === 'tile' ? likingOfTile(view.row[yields.row], taste) : pursuits[yields.what];
}

function likingOfTile(tile: number | undefined, { buildings }: Taste): number {
  return tile === undefined || tile === 0 ? 0 : buildings[tileId(tile)];
}

function likingOfLand({ town }: View, parcel: number, { pursuits }: Taste): number {
  return pursuits.land + (factsAt(town, parcel).mountains > 0 ? pursuits.mountains : 0);
}
