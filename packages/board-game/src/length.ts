/** How long a game can be: every command uses something up, and there is only so much of it (B1.1). */
import { ACTION_SPACES } from './content/action-spaces.ts';
import { BUILDINGS } from './content/buildings/index.ts';
import { POWERS } from './content/characters/index.ts';
import { BUILDING_IDS } from './ids.ts';
import { COWBOYS, TITLES } from './people/holdings.ts';
import { LAST_ROUND } from './people/take-character.ts';
import { MOST_SEATS } from './setup/options.ts';
import { EDGE_COUNT, PARCEL_COUNT } from './town/geometry.ts';
import { HORSES_IN_THE_BOX } from './variants/horses.ts';
import { TAKE_BACKS } from './variants/kit-carson.ts';
import { OUTLAWS_IN_THE_BOX } from './variants/outlaws.ts';

/** A kit and at most four claims for each seat, and the city hall. */
const SETUP = MOST_SEATS * 5 + 1;

/** Bids rise by $1 at least, and the cash limit of the round before keeps purses small (B11.3). */
const BIDS = 2 * Math.max(...POWERS.map(({ limit }) => limit)) + MOST_SEATS;
/** A character, its side, a second one, what both ask at once, and one auction with its lot. */
const CHOOSING = 6 * MOST_SEATS + BIDS + 2;

/** A placing for each cowboy, white one and token, and for each that was taken back; a horse with each. */
const PLACED = COWBOYS + 3 + TAKE_BACKS + HORSES_IN_THE_BOX;
const PLACING = MOST_SEATS * (3 * PLACED + 1);

/** Each duel sends a cowboy home, a patient never duels again: one is named, two answer, one throws again, one pays. */
const DUELS = MOST_SEATS * (COWBOYS + 1) * 5;
/** A choice on each space, dynamite, ranches and a kind of building, the end of windows, outlaws and their rewards. */
const RESOLVING = DUELS + ACTION_SPACES.length + 12 * MOST_SEATS + 2 * OUTLAWS_IN_THE_BOX;

/** The row and one power bring tiles; each may be tried at once, and once in every window for kept tiles. */
const TILES_PER_ROUND = ACTION_SPACES.filter(({ yields }) => yields.what === 'tile').length + 1;
const ATTEMPTS = TILES_PER_ROUND * (LAST_ROUND + (LAST_ROUND * (LAST_ROUND + 1)) / 2);
/** The site, the houses, a question and an answer for every parcel (B14.29), or the end of it. */
const PER_ATTEMPT = 2 + Math.max(...BUILDING_IDS.map((id) => BUILDINGS[id].houses)) + 2 * PARCEL_COUNT;

/** Each edge takes one road, each parcel one title. */
const ONCE = EDGE_COUNT + MOST_SEATS * TITLES;

/** No game has more commands than this. */
export const MOST_COMMANDS =
  SETUP + LAST_ROUND * (CHOOSING + PLACING + RESOLVING) + ATTEMPTS * PER_ATTEMPT + ONCE;
