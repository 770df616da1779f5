/** B9.20: rosters by name. Where no side is given, it is not the table's to choose (B9.14, B9.17). */
import type { CharacterId, Side, VariantId } from '../ids.ts';

export interface RosterChoice {
  readonly character: CharacterId;
  readonly side?: Side | undefined;
}

export interface Preset {
  readonly id: PresetId;
  readonly roster: readonly RosterChoice[];
  /** Variants that belong to it. */
  readonly variants: readonly VariantId[];
}

export const PRESET_IDS = [
  'firstGame',
  'quietTown',
  'landowners',
  'fortune',
  'showdown',
  'goldRush',
] as const;

export type PresetId = (typeof PRESET_IDS)[number];

const yellow = (character: CharacterId): RosterChoice => ({ character, side: 'yellow' });
const red = (character: CharacterId): RosterChoice => ({ character, side: 'red' });
const either = (character: CharacterId): RosterChoice => ({ character });

export const PRESETS: Readonly<Record<PresetId, Preset>> = {
  firstGame: {
    id: 'firstGame',
    roster: [
      yellow('sheriff'),
      yellow('banker'),
      yellow('grocer'),
      yellow('chineseWorker'),
      yellow('settler'),
      yellow('captain'),
      yellow('hiredGun'),
    ],
    variants: [],
  },
  quietTown: {
    id: 'quietTown',
    roster: [
      red('sheriff'),
      red('banker'),
      yellow('settler'),
      yellow('singer'),
      yellow('governor'),
      either('doctor'),
      red('heroes'),
    ],
    variants: [],
  },
  landowners: {
    id: 'landowners',
    roster: [
      yellow('streetBoy'),
      red('grocer'),
      yellow('chineseWorker'),
      red('settler'),
      yellow('indian'),
      yellow('prospector'),
      yellow('auctioneer'),
      red('cowboy'),
    ],
    variants: [],
  },
  fortune: {
    id: 'fortune',
    roster: [
      yellow('streetBoy'),
      yellow('banker'),
      yellow('grocer'),
      red('chineseWorker'),
      yellow('captain'),
      red('indian'),
      yellow('auctioneer'),
      yellow('heroes'),
    ],
    variants: [],
  },
  showdown: {
    id: 'showdown',
    roster: [
      red('streetBoy'),
      red('captain'),
      yellow('hiredGun'),
      red('prospector'),
      yellow('gunsmith'),
      red('auctioneer'),
      red('governor'),
      either('doctor'),
    ],
    variants: [],
  },
  goldRush: {
    id: 'goldRush',
    roster: [
      red('streetBoy'),
      yellow('sheriff'),
      yellow('grocer'),
      red('settler'),
      red('indian'),
      yellow('prospector'),
      red('gunsmith'),
      red('singer'),
    ],
    variants: ['river'],
  },
};
