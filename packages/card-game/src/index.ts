export {
  CHARACTERS,
  type Character,
  type CharacterSymbol,
  longSideOf,
  POWERS,
  type Power,
  salesOf,
} from './characters/index.ts';
export { type Command, type CommandOf, CommandSchema, characterTaken } from './command.ts';
export { BACKS, CHARACTER_APPEAL, type CharacterBack, TERRAIN, type TerrainCard } from './deck/index.ts';
export { ELEMENT_RULES } from './element-rules.ts';
export type { CardEvent, RevealedBid, Turn } from './event.ts';
export { seatTotal } from './final-score.ts';
export { type CardGame, cardGame } from './game.ts';
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
} from './grid.ts';
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
export {
  FEWEST_SEATS,
  MOST_SEATS,
  type Options,
  OptionsSchema,
  type SeatOption,
  USUAL_OPTIONS,
} from './options.ts';
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
} from './placement.ts';
export { RULINGS, type Ruling } from './rulings.ts';
export { sellable } from './sale.ts';
export { CITY_LINES, type CityLineId, type CityScore, type Holding, scoreCity, totalOf } from './scoring.ts';
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
} from './state.ts';
export { appealOf } from './steps/choice.ts';
export type { CharacterPileView, KnownBack, Parcel, SeatView, View } from './view.ts';
export { parcelsOf } from './viewing.ts';
