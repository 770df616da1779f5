/** The rule set of a table: the base game, patched by its variants. */

import { ACTION_SPACES } from '../content/action-spaces.ts';
import { BUILDINGS } from '../content/buildings/index.ts';
import { PRESETS, type RosterChoice } from '../content/presets.ts';
import { BUILDING_IDS, ON_IDS, VARIANT_IDS, type VariantId } from '../ids.ts';
import { codeOf } from '../town/town.ts';
import { type VariantSetting, variantOf } from '../variants/index.ts';
import type { Options } from './options.ts';
import type { Kit, Rules, RulesDraft } from './rule-set.ts';

/** B2.1 */
export const STANDARD_KIT: Kit = { money: 15, cowboys: 3, parcels: 2, revolvers: 1, roads: 1 };

const [BEFORE_PARCELS, TILES, INCOME_SPACES, POINT_SPACES] = [
  spacesWhere((what) => what === 'salary' || what === 'ammunition' || what === 'roads'),
  spacesWhere((what) => what === 'tile'),
  spacesWhere((what) => what === 'money' || what === 'gaming'),
  spacesWhere((what) => what === 'points' || what === 'market'),
];

/** The parts of a round, in exactly this order (B3-B5, B11). */
const ROUND: readonly string[] = [
  'characters',
  'placing',
  ...BEFORE_PARCELS,
  'parcels',
  ...TILES,
  'keptTiles',
  ...INCOME_SPACES,
  'hallDuel',
  'attacks',
  'declare',
  'income',
  ...POINT_SPACES,
  'endPowers',
  'roadWindow',
  'closing',
  'cashLimit',
  'nextRound',
];

export function rulesFor(options: Options): Rules {
  const rules: RulesDraft = {
    seats: options.seats,
    roster: rosterOf(options),
    tiles: tilesOf(options),
    kit: STANDARD_KIT,
    kitBudget: 0,
    river: { kind: 'none' },
    setup: ['claims'],
    round: ROUND,
    tileSets: 0,
    handSize: 0,
    handsDealt: false,
    outlaws: 0,
    horses: 0,
    startingHorses: 0,
    closedCorrals: [],
    takeBacks: 0,
    pointsPerPlayerBehind: 0,
  };
  for (const id of VARIANT_IDS) {
    const setting = settingOf(options, id);
    if (setting !== undefined) variantOf(id).patch(rules, setting);
  }
  return rules;
}

/** A preset brings its own variants along (B9.20). */
export function settingOf({ roster, variants }: Options, id: VariantId): VariantSetting | undefined {
  const given = variants[id];
  if (given !== undefined || roster.by !== 'preset') return given;
  return PRESETS[roster.preset].variants.includes(id) ? variantOf(id).standard : undefined;
}

function rosterOf({ roster }: Options): readonly RosterChoice[] | undefined {
  if (roster.by === 'lot') return undefined;
  return roster.by === 'preset' ? PRESETS[roster.preset].roster : roster.characters;
}

/** B1.2 */
function tilesOf({ buildings }: Options): number[] {
  const tiles = new Array<number>(ON_IDS.length + 1).fill(0);
  for (const id of BUILDING_IDS) {
    const { count, expansion } = BUILDINGS[id];
    if (!expansion || buildings.includes(id)) tiles[codeOf(id)] = count;
  }
  return tiles;
}

function spacesWhere(takes: (what: string) => boolean): string[] {
  return ACTION_SPACES.filter(({ yields }) => takes(yields.what)).map(({ id }) => id);
}
