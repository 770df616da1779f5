export {
  CHARACTERS,
  type Character,
  type CharacterSymbol,
  longSideOf,
  POWERS,
  type Power,
  salesOf,
} from './characters/index.ts';
export { HOUSE_VALUE, type Worth } from './city/city.ts';
export { ELEMENT_RULES } from './city/element-rules.ts';
export {
  AROUND,
  CARD_PLACES,
  type CardCodes,
  type Code,
  codeOf,
  codesOfCard,
  drawLaid,
  type Grid,
  NOTHING,
  newGrid,
  placeAt,
  SIDE,
} from './city/grid.ts';
export {
  fitsOver,
  type LaidParcels,
  layRefusal,
  limitsOf,
  type Position,
  placements,
  placesFor,
  type Site,
  siteOf,
} from './city/placement.ts';
export { sellable } from './city/sale.ts';
export {
  CITY_LINES,
  type CityLineId,
  type CityScore,
  type Holding,
  IS_BUILDING,
  scoreCity,
  totalOf,
} from './city/scoring.ts';
export { type Command, type CommandOf, CommandSchema, characterTaken } from './command.ts';
export { BACKS, CHARACTER_APPEAL, type CharacterBack, TERRAIN, type TerrainCard } from './deck/index.ts';
export type { CardEvent, RevealedBid, Turn } from './event.ts';
export { seatTotal } from './final-score.ts';
export { type CardGame, cardGame } from './game.ts';
export {
  CHARACTER_IDS,
  type CharacterId,
  ELEMENTS,
  type Element,
  type Era,
  LEVELS,
  type Level,
  SUITS,
  type Suit,
} from './ids.ts';
export { MOST_COMMANDS } from './length.ts';
export { RULINGS, type Ruling } from './rulings.ts';
export { auctionCards } from './setup/auction-cards.ts';
export {
  FEWEST_SEATS,
  MOST_SEATS,
  type Options,
  OptionsSchema,
  type SeatOption,
  USUAL_OPTIONS,
} from './setup/options.ts';
export {
  type ColumnCard,
  ERAS,
  type LaidCard,
  type OpenSeat,
  type PowerWindow,
  ROUNDS_PER_ERA,
  type State,
  type Step,
  type StepOf,
} from './state/state.ts';
export { appealOf } from './steps/choice.ts';
export type { CharacterPileView, KnownBack, Parcel, SeatView, View } from './view/view.ts';
export { parcelsOf } from './view/viewing.ts';
