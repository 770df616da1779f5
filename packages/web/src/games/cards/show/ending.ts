import type { Words } from '../../../words/words.ts';
import type { EndingUi } from '../../game-ui.ts';
import type { CardsTable } from '../table-types.ts';

const FAMILIES = ['characters', 'multipliers', 'houses', 'country', 'town', 'appeal'] as const;
type Family = (typeof FAMILIES)[number];

/** Lines of the pad by what they reward; every other line is a character's. */
const FAMILY_OF: Readonly<Record<string, Family>> = {
  ranches: 'country',
  mines: 'country',
  drugstoreHouses: 'houses',
  bankHouses: 'houses',
  storeAndHallHouses: 'houses',
  timesRanches: 'multipliers',
  timesMines: 'multipliers',
  timesHouses: 'multipliers',
  saloons: 'town',
  hotels: 'town',
  cityHallBuildings: 'town',
  outlaws: 'town',
  appeal: 'appeal',
};

/** Of the virtual players beside those who play again. */
const LEVEL = 'novice';

const ICONS: Readonly<Record<Family, string>> = {
  characters: 'icon-person',
  multipliers: 'element-blacksmith',
  houses: 'element-house',
  country: 'element-ranch',
  town: 'element-saloon',
  appeal: 'piece-appeal',
};

export const ending: Omit<EndingUi<CardsTable>, 'Picture'> = {
  familyOf: (line) => FAMILY_OF[line] ?? 'characters',
  familyName: (family, { ending }: Words) => ending.families[familyNamed(family)],
  familyIcon: (family) => ICONS[familyNamed(family)],
  symbolOf: (table, seat) => `suit-${table.view.seats[seat]?.suit ?? 'hat'}`,
  pictures: 'own',
  // C2.1: four at least, so the others give their seats to virtual players.
  planFor: ({ gameOptions, occupants }, seats) => {
    const isIn = (at: number): boolean => seats.includes(at) || occupants[at]?.kind === 'virtual';
    return {
      options: {
        seats: gameOptions.seats.map((seat, at) =>
          isIn(at) ? seat : { kind: 'virtual', level: LEVEL, suit: seat.suit },
        ),
      },
      occupants: occupants.map((occupant, at) => (isIn(at) ? occupant : { kind: 'virtual', level: LEVEL })),
    };
  },
};

function familyNamed(family: string): Family {
  return FAMILIES.find((known) => known === family) ?? 'characters';
}
