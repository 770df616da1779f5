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

import type { Question } from './answers/question.ts';

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

/** Likes and dislikes of up to a number of points. */
export function tasteOf(personality: Random, strength: number): Taste {
  const likes = <Id extends string>(ids: readonly Id[]) => fromKeys(ids, () => strength * drawn(personality));
  return {
    buildings: likes(BUILDING_IDS),
    characters: likes(CHARACTER_IDS),
    pursuits: likes(PURSUITS),
  };
}

interface Leaning {
  readonly pursuits: Readonly<Partial<Record<Pursuit, number>>>;
  readonly buildings?: number;
  readonly characters: readonly CharacterId[];
}

/** What each temperament is after, and for how many of the points of its level. Builders need land to build on. */
const LEANINGS: Readonly<Record<TemperamentId, Leaning>> = {
  builder: {
    pursuits: { roads: 0.35, land: 0.2 },
    buildings: 1.6,
    characters: ['chineseWorker', 'prospector', 'governor', 'teacher'],
  },
  gunslinger: { pursuits: { fights: 0.6 }, characters: ['sheriff', 'hiredGun', 'gunsmith', 'heroes'] },
  merchant: {
    pursuits: { money: 0.8, market: 0.7, gaming: 0.3, salary: 0.2 },
    characters: ['banker', 'grocer', 'singer', 'auctioneer'],
  },
  landowner: { pursuits: { land: 0.3 }, characters: ['settler', 'indian', 'lawyer', 'cowboy'] },
};

/** For how many of them it takes a character of its kind. */
const COMPANY = 0.5;

/** Returns what a temperament gives for each thing, in points. */
export function leaningOf(temperament: TemperamentId, points: number): Taste {
  const { pursuits, buildings = 0, characters } = LEANINGS[temperament];
  return {
    buildings: fromKeys(BUILDING_IDS, () => points * buildings),
    characters: fromKeys(CHARACTER_IDS, (id) => (characters.includes(id) ? points * COMPANY : 0)),
    pursuits: fromKeys(PURSUITS, (id) => points * (pursuits[id] ?? 0)),
  };
}

const PRECISION = 1024;

/** From -1 to 1. */
function drawn(random: Random): number {
  return below(random, 2 * PRECISION + 1) / PRECISION - 1;
}

/**
 * How much a temperament adds to an answer that is worth so much, in points. A prize counts as far as it is likely to be won, a
 * fight that can be won for itself. What brings nothing stays worthless; a place worth less than a cowboy in the reserve may be made
 * up for.
 */
export function leaningIn(question: Question, leaning: Taste): (command: Command, worth: number) => number {
  const likingOf = likingIn(question, leaning);
  return (command, worth) => {
    const liking = likingOf(command);
    if (command.type !== 'placeCowboy') return worth > 0 ? liking : 0;
    const { place, with: companion } = command;
    const placing = question.placing();
    const chance = placing.chance(place, companion);
    const added = shareOfLiking(question.outlook.view, place, chance) * liking;
    return placing.worth(place) > 0 && worth + added > 0 ? added : 0;
  };
}

/** The least chance with which a fight is liked. */
const FAIR_CHANCE = 0.3;

/** How much of the liking for a place counts for a cowboy that wins it with this chance. */
function shareOfLiking({ town, parcels }: View, place: number, chance: number): number {
  if (!isParcelPlace(place)) return chance;
  if (town.owner[place] !== NOBODY) return chance >= FAIR_CHANCE ? 1 : 0;
  // An outlaw's parcel and the City Hall's are no land to own.
  return parcels[place]?.price === undefined ? 0 : chance;
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
