/** What a city and its characters may still grow to: a rough forecast in points, nothing at the end of the game. */
import {
  AROUND,
  CHARACTERS,
  type CharacterId,
  type Code,
  codeOf,
  ELEMENTS,
  type Element,
  type Grid,
  NOTHING,
} from '@carson/card-game';
import type { Ahead } from './ahead.ts';

/** The chance that a wanted element comes to lie on one certain place. */
const ON_A_BARE_PLACE = 0.012;
/** An empty parcel can still be covered, but less easily. */
const ON_AN_EMPTY_PARCEL = 0.006;
/** How much of what may come is worth counting on: the rest goes to others, or finds no good place. */
const RELIANCE = 0.5;

/** Points that one element may still bring: for each open neighbour, and wherever it stands. */
interface Potential {
  readonly beside: number;
  readonly anywhere: number;
}

export interface Forecast {
  readonly besideBare: readonly number[];
  readonly besideEmpty: readonly number[];
  readonly anywhere: readonly number[];
}

export function forecastOf(ahead: Ahead): Forecast {
  const potentials = ELEMENTS.map((element) => POTENTIALS[element]?.(ahead) ?? { beside: 0, anywhere: 0 });
  return {
    besideBare: potentials.map(({ beside }) => ON_A_BARE_PLACE * RELIANCE * beside),
    // An empty parcel beside a ranch counts already.
    besideEmpty: potentials.map(({ beside }, code) =>
      code === RANCH ? 0 : ON_AN_EMPTY_PARCEL * RELIANCE * beside,
    ),
    anywhere: potentials.map(({ anywhere }) => RELIANCE * anywhere),
  };
}

const RANCH = codeOf('ranch');
const EMPTY = codeOf('empty');

const POTENTIALS: Readonly<Partial<Record<Element, (ahead: Ahead) => Potential>>> = {
  mountain: ({ elements }) => ({ beside: 2 * elements.mine, anywhere: 0 }),
  house: (ahead) => ({ beside: counters(ahead), anywhere: 0 }),
  townhouse: (ahead) => ({ beside: 2 * counters(ahead), anywhere: 0 }),
  mine: ({ elements }) => ({ beside: 2 * elements.mountain, anywhere: elements.bank }),
  ranch: ({ elements }) => ({ beside: elements.empty, anywhere: elements.drugstore }),
  blacksmith: ({ elements }) => ({ beside: 0, anywhere: elements.mine + elements.ranch }),
  drugstore: ({ houseValue, elements }) => ({ beside: houseValue, anywhere: elements.ranch }),
  bank: ({ houseValue, elements }) => ({ beside: houseValue, anywhere: elements.mine }),
  saloon: ({ houseValue }) => ({ beside: 2 * houseValue, anywhere: 0 }),
  hotel: (ahead) => ({ beside: 2 * counters(ahead), anywhere: 0 }),
  generalStore: ({ houseValue }) => ({ beside: houseValue, anywhere: houseValue }),
  church: ({ houseValue }) => ({ beside: 0, anywhere: houseValue }),
  prison: ({ elements }) => ({ beside: 0, anywhere: 4 * elements.outlaws }),
  cityHall: ({ houseValue, buildings }) => ({ beside: houseValue, anywhere: buildings }),
};

/** What scores for the houses around it. */
function counters({ elements }: Ahead): number {
  return elements.drugstore + elements.bank + 2 * elements.saloon + elements.generalStore + elements.cityHall;
}

export function cityPotential({ cells }: Grid, { besideBare, besideEmpty, anywhere }: Forecast): number {
  let sum = 0;
  for (let place = 0; place < cells.length; place++) {
    const code = cells[place] as Code;
    if (code === NOTHING || code === EMPTY) continue;
    sum += anywhere[code] as number;
    const bare = besideBare[code] as number;
    if (bare === 0) continue;
    for (let i = 0; i < AROUND.length; i++) {
      const neighbour = cells[place + (AROUND[i] as number)] as Code;
      if (neighbour === NOTHING) sum += bare;
      else if (neighbour === EMPTY) sum += besideEmpty[code] as number;
    }
  }
  return sum;
}

/** What a good free card is worth. */
const GOOD_CARD = 10;
/** What going earlier in the choice is worth, for each point of a bonus. */
const BONUS_POINT = 0.6;

/** What a character may still bring beyond what it scores in the city of today. */
export const CHARACTER_POTENTIAL: Readonly<Record<CharacterId, (ahead: Ahead) => number>> = {
  governor: ({ rounds }) => (rounds > 0 ? GOOD_CARD : 0),
  lawyer: (ahead) => 4 * uses(ahead),
  chineseWorker: (ahead) => 0.7 * GOOD_CARD * uses(ahead),
  heroes: bonusOf('heroes'),
  gunsmith: bonusOf('gunsmith'),
  mercenary: bonusOf('mercenary'),
  doctor: bonusOf('doctor'),
  singer: ({ houseValue }) => 0.5 * houseValue,
  settler: ({ elements }) => 0.3 * elements.empty,
  banker: ({ elements }) => pointsPer('banker', 'bank') * RELIANCE * elements.bank,
  auctioneer: () => 8,
  captain: ({ rounds }) => 0.1 * rounds,
  cowboy: ({ elements }) => pointsPer('cowboy', 'ranch') * RELIANCE * elements.ranch,
  grocer: ({ elements }) => pointsPer('grocer', 'drugstore') * RELIANCE * elements.drugstore,
  undertaker: ({ characters }) => 2 * characters,
  editor: ({ characters }) => 2.5 * characters,
  teacher: ({ houseValue }) => RELIANCE * houseValue,
  indian: ({ rounds }) => -1.2 * rounds,
  paperboy: () => 10,
  prospector: ({ elements }) => elements.mountain + elements.mine,
  sheriff: ({ elements }) => pointsPer('sheriff', 'prison') * elements.prison + 4 * elements.outlaws,
};

function bonusOf(id: CharacterId): (ahead: Ahead) => number {
  const bonus = CHARACTERS[id].power?.bonus ?? 0;
  return (ahead) => bonus * BONUS_POINT * uses(ahead);
}

function pointsPer(id: CharacterId, element: Element): number {
  return CHARACTERS[id].pointsPer?.[codeOf(element)] ?? 0;
}

/** In how many Eras a power can still be used, from the next round on. */
function uses({ roundsOfEra, freshEras }: Ahead): number {
  return (roundsOfEra > 0 ? 1 : 0) + freshEras;
}
