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
} from '@carson/board-game';
import {
  type Command as CardCommand,
  type State as CardState,
  codesOfCard,
  drawLaid,
  ELEMENTS,
  type Element,
  newGrid,
} from '@carson/card-game';
import { fromKeys } from '@carson/engine';
import { TEMPERAMENT_IDS, type TemperamentId } from '../src/temperament.ts';

/** How strongly each temperament shows; left out: not at all. */
export type Signs = Readonly<Partial<Record<TemperamentId, number>>>;

const FOR_MONEY: ReadonlySet<string> = new Set(['money', 'gaming', 'market', 'salary']);
const FOR_BUILDING: ReadonlySet<string> = new Set(['roads', 'tile']);

/** Cowboys for buildings and roads, attacks, cowboys for money, cowboys for land. */
export function boardMove({ town }: State, seat: number, command: Command): Signs {
  if (command.type !== 'placeCowboy' || isCorralPlace(command.place)) return {};
  if (isParcelPlace(command.place)) {
    const owner = town.owner[command.place];
    return owner === NOBODY ? { landowner: 1 } : owner === seat ? {} : { gunslinger: 1 };
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

/** Such parcels on the cards taken. */
export function cardMove(_: CardState, __: number, command: CardCommand): Signs {
  if (command.type !== 'takeCard' || typeof command.card !== 'number') return {};
  return collectedIn(codesOfCard(command.card));
}

/** Such parcels of the city. */
export function cardEnd({ seats }: CardState, seat: number): Signs {
  return collectedIn(drawLaid(newGrid(), seats[seat]?.laid ?? []).cells);
}

function collectedIn(codes: Iterable<number>): Signs {
  const elements = [...codes].flatMap((code) => ELEMENTS[code] ?? []);
  return fromKeys(
    TEMPERAMENT_IDS,
    (id) => elements.filter((element) => COLLECTED[id].includes(element)).length,
  );
}
