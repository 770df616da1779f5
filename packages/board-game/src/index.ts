export * from './appraise/index.ts';
export {
  CHOICES,
  type Choice,
  COMPANIONS,
  type Command,
  CommandSchema,
  type CommandType,
  type Companion,
  characterTaken,
} from './command.ts';
export {
  ACTION_SPACES,
  type ActionSpace,
  AMMUNITION_STRENGTH,
  ROW_PRICES,
  type SpaceYield,
} from './content/action-spaces.ts';
export type { Goods, Power, Terms } from './content/characters/power.ts';
export { PRESET_IDS, PRESETS, type Preset, type PresetId, type RosterChoice } from './content/presets.ts';
export { chanceToWin, type Fighter, type Rival } from './duel/odds.ts';
export { STRENGTH_CORRAL } from './duel/strength.ts';
export type { BoardEvent, Declinable, DuelTotal, MoneySource, PointSource, Strength } from './event.ts';
export { boardGame } from './game.ts';
export { MOST_COMMANDS } from './length.ts';
export { holds } from './lists.ts';
export { HATS, MONEY_CORRAL, MONEY_PER_HORSE, RANCH_CORRAL } from './people/corrals.ts';
export { LAST_ROUND } from './people/take-character.ts';
export { taxesFor } from './people/taxes.ts';
export {
  corralAt,
  corralPlace,
  EXTRA_TURN_CORRAL,
  FIRST_CORRAL,
  FIRST_SPACE,
  isCorralPlace,
  isParcelPlace,
  isSpacePlace,
  placeOf,
  ROW_PLACES,
  spaceAt,
} from './placing/places.ts';
export { type Box, RULINGS, type Ruling, rulingsInForce } from './rulings.ts';
export {
  EXPANSION_IDS,
  FEWEST_SEATS,
  MOST_SEATS,
  type Options,
  type OptionsInput,
  OptionsSchema,
  USUAL_OPTIONS,
} from './setup/options.ts';
export { rosterSizeFor } from './setup/roster.ts';
export type { Kit, Rules } from './setup/rule-set.ts';
export { STANDARD_KIT } from './setup/rules-for.ts';
export type { Player, State } from './state/state.ts';
export type { Step, StepKind } from './state/steps.ts';
export { LIMIT_DOLLARS_PER_POINT } from './steps/round-end/cash-limit.ts';
export { KIT_PRICES, KIT_RANGES, MOST_KIT_MONEY } from './steps/setup/kits.ts';
export { banksHalf } from './steps/street/auction.ts';
export { outlawReward } from './town/outlaws.ts';
export { tilePriceBy } from './town/prices.ts';
export { BOARD_COURSE, LONGEST_RIVER, mountainsWith, SHORTEST_RIVER } from './town/river.ts';
export { tileId } from './town/tile-row.ts';
export { codeOf, idOf } from './town/town.ts';
export { VARIANTS } from './variants/index.ts';
export { KIT_BUDGET } from './variants/new-beginning.ts';
export type { Rating } from './variants/variant.ts';
export { lazyView } from './view/lazy-view.ts';
export { parcelViews } from './view/parcels.ts';
export type {
  CharacterView,
  InPlay,
  ParcelView,
  PieceView,
  PlayerView,
  SpaceView,
  View,
} from './view/view.ts';
