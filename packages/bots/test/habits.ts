/** What gives a temperament away: the moves it likes, and what its seat has to show at the end of a game. */
import {
  BUILDING_IDS,
  type Command,
  codeOf,
  isCorralPlace,
  isParcelPlace,
  NOBODY,
  type State,
  spaceAt,
  whyNotOwnable,
} from '@carson/board-game';
import {
  type Command as CardCommand,
  type State as CardState,
  cardGame,
  codesOfCard,
  drawLaid,
  ELEMENTS,
  type Element,
  NOTHING,
  newGrid,
} from '@carson/card-game';
import { fromKeys, known } from '@carson/engine';
import { TEMPERAMENT_IDS, type TemperamentId } from '../src/temperament.ts';

/** What a temperament does beside collecting its own. */
const HABITS = ['keepsHighCards', 'coversNewGround'] as const;

export type SignId = TemperamentId | (typeof HABITS)[number];

/** How strongly each sign shows; left out: not at all. */
export type Signs = Readonly<Partial<Record<SignId, number>>>;

export interface Showing {
  readonly of: TemperamentId;
  readonly sign: SignId;
}

export const BOARD_SIGNS: readonly Showing[] = TEMPERAMENT_IDS.map((id) => ({ of: id, sign: id }));
export const CARD_SIGNS: readonly Showing[] = [
  ...BOARD_SIGNS,
  { of: 'merchant', sign: 'keepsHighCards' },
  { of: 'landowner', sign: 'coversNewGround' },
];

const FOR_MONEY: ReadonlySet<string> = new Set(['money', 'gaming', 'market', 'salary']);
const FOR_BUILDING: ReadonlySet<string> = new Set(['roads', 'tile']);

/** Cowboys for buildings and roads, attacks, cowboys for money, cowboys for land. */
export function boardMove({ town }: State, seat: number, command: Command): Signs {
  if (command.type !== 'placeCowboy' || isCorralPlace(command.place)) return {};
  if (isParcelPlace(command.place)) {
    const owner = town.owner[command.place];
    if (owner !== NOBODY) return owner === seat ? {} : { gunslinger: 1 };
    return whyNotOwnable(town, command.place) === undefined ? { landowner: 1 } : {};
  }
  const { what } = spaceAt(command.place).yields;
  return FOR_BUILDING.has(what) ? { builder: 1 } : FOR_MONEY.has(what) ? { merchant: 1 } : {};
}

/** Buildings and parcels. */
export function boardEnd({ town }: State, seat: number): Signs {
  const own = town.on.filter((_, parcel) => town.owner[parcel] === seat);
  return { builder: own.filter((on) => BUILDING_CODES.has(on)).length, landowner: own.length };
}

const BUILDING_CODES: ReadonlySet<number> = new Set(BUILDING_IDS.map(codeOf));

/** The parcels that each temperament collects: homes, saloons and prisons, shops, ranches. */
const COLLECTED: Readonly<Record<TemperamentId, readonly Element[]>> = {
  builder: ['house', 'townhouse', 'hotel'],
  gunslinger: ['saloon', 'prison'],
  merchant: ['bank', 'drugstore', 'generalStore'],
  landowner: ['ranch'],
};

/** Such parcels on the cards taken, bids of the lower half of a hand as long as it is large, parcels of new ground. */
export function cardMove(state: CardState, seat: number, command: CardCommand): Signs {
  switch (command.type) {
    case 'takeCard':
      return typeof command.card === 'number' ? collectedIn(codesOfCard(command.card)) : {};
    case 'bid':
      return { keepsHighCards: keepsHighCards(heldBy(state, seat), command.card) ? 1 : 0 };
    case 'layCard': {
      const after = cardGame.clone(state);
      cardGame.play(after, seat, command);
      return { coversNewGround: parcelsOf(after, seat).length - parcelsOf(state, seat).length };
    }
    default:
      return {};
  }
}

/** In the first half of an Era. */
const LARGE_HAND = 5;

function keepsHighCards(held: readonly number[], card: number): boolean {
  return held.length >= LARGE_HAND && held.filter((other) => other > card).length > held.length / 2;
}

function heldBy({ seats }: CardState, seat: number): readonly number[] {
  return known(seats[seat], 'a seat').held;
}

/** Such parcels of the city, and all of it. */
export function cardEnd(state: CardState, seat: number): Signs {
  const parcels = parcelsOf(state, seat);
  return { ...collectedIn(parcels), coversNewGround: parcels.length };
}

function parcelsOf({ seats }: CardState, seat: number): readonly number[] {
  const { laid } = known(seats[seat], 'a seat');
  return [...drawLaid(newGrid(), laid).cells].filter((code) => code !== NOTHING);
}

function collectedIn(codes: Iterable<number>): Signs {
  const elements = [...codes].flatMap((code) => ELEMENTS[code] ?? []);
  return fromKeys(
    TEMPERAMENT_IDS,
    (id) => elements.filter((element) => COLLECTED[id].includes(element)).length,
  );
}
