/** B2: the table before the first decision. */
import { die, seedRandom, shuffle } from '@carson/engine';
import { ROW_PRICES } from '../content/action-spaces.ts';
import { BUILDINGS } from '../content/buildings/index.ts';
import { sideOf } from '../content/characters/index.ts';
import { DUEL_TILE_VALUES } from '../duel/duel-tiles.ts';
import { BUILDING_IDS, CHARACTER_IDS } from '../ids.ts';
import { add, filled, nth } from '../lists.ts';
import { COWBOYS, TITLES } from '../people/holdings.ts';
import { earn } from '../people/payments.ts';
import { CORRAL_COUNT, NOWHERE, PLACE_COUNT, ROW_PLACES, SHARED_PLACES } from '../placing/places.ts';
import type { Player, State } from '../state/state.ts';
import { playerOf } from '../state/state.ts';
import { push, type Table } from '../state/table.ts';
import { PARCEL_SIDES, parcelByDice, rowAt } from '../town/geometry.ts';
import { mountainsWith, randomCourse } from '../town/river.ts';
import { drawTile, placesItself, tileId } from '../town/tile-row.ts';
import { BARE, codeAt, codeOf, emptyTown, layRoad, NOBODY, putOn } from '../town/town.ts';
import type { Options } from './options.ts';
import { rosterFor } from './roster.ts';
import type { Kit, Rules } from './rule-set.ts';
import { rulesFor } from './rules-for.ts';

const DYNAMITE = 7;
/** B10.4: money is $30 minus the sum of the tiles in hand; $15 of it is the standard kit's. */
const MONEY_FOR_TILES = 15;

export function newState(options: Options, seed: string): State {
  const rules = rulesFor(options);
  const random = seedRandom(seed);
  return {
    random,
    reveals: 0,
    options,
    rules,
    roster: rosterFor(rules, random),
    round: 0,
    town: emptyTown(),
    players: Array.from({ length: rules.seats }, newPlayer),
    chooseOrder: [],
    turnOrder: [],
    endOrder: [],
    row: filled(ROW_PRICES.length, BARE),
    bag: [...rules.tiles],
    cowboysAt: filled(PLACE_COUNT, 0),
    dynamiteAt: filled(PLACE_COUNT, 0),
    crowd: filled(SHARED_PLACES.length * rules.seats, 0),
    white: NOWHERE,
    whiteSeat: NOBODY,
    tokens: [],
    tokenSeat: NOBODY,
    ammunition: NOBODY,
    cityHall: NOWHERE,
    occupant: NOBODY,
    outlawStrength: 0,
    outlaws: rules.outlaws,
    unseen: 0,
    dynamite: DYNAMITE,
    horses: rules.horses - rules.startingHorses * rules.seats,
    discards: filled(DUEL_TILE_VALUES, 0),
    spacesDone: 0,
    boosts: [],
    answers: [],
    steps: [],
    asking: false,
    moves: 0,
    decisions: filled(rules.seats, 0),
  };
}

function newPlayer(): Player {
  return {
    money: 0,
    points: 0,
    revolvers: 0,
    roads: 0,
    cowboys: 0,
    supply: COWBOYS,
    titles: TITLES,
    claims: 0,
    tiles: [],
    dynamite: 0,
    character: NOBODY,
    second: NOBODY,
    power: NOBODY,
    limitChange: 0,
    pledge: 'open',
    white: 0,
    tokens: 0,
    takenBack: 0,
    hand: filled(DUEL_TILE_VALUES, 0),
    handSum: 0,
    horses: 0,
    corrals: filled(CORRAL_COUNT, 0),
    rodeos: 0,
  };
}

/** Everything up to the first question, which is on the stack when this is done. Each part is a beat. */
export function setup(table: Table): void {
  const { state, log } = table;
  push(state, { kind: 'sequence', part: 'setup', at: 0 });
  log?.({ type: 'rosterSet', roster: rosterShown(state) });
  log?.beat?.();
  const hallDrawn = fillRow(table);
  log?.beat?.();
  layRiver(table);
  log?.beat?.();
  foundTown(table);
  state.chooseOrder = shuffle(state.random, [...state.players.keys()]);
  log?.({ type: 'orderDrawn', order: state.chooseOrder });
  log?.beat?.();
  if (state.rules.handSize > 0) dealHands(table);
  for (const player of state.players) player.horses = state.rules.startingHorses;
  if (state.rules.kitBudget === 0) {
    for (const seat of state.players.keys()) equip(table, seat, state.rules.kit);
  }
  log?.beat?.();
  if (hallDrawn) push(state, { kind: 'hallSite', seat: nth(state.chooseOrder, 0) });
}

function rosterShown({ roster }: State) {
  return roster.map(({ character, side }) => {
    const id = nth(CHARACTER_IDS, character);
    return side > 1 ? { character: id } : { character: id, side: sideOf(side) };
  });
}

/** B2.2. True where a tile came up that has to be placed once the mountains stand (B2.4). */
function fillRow({ state, log }: Table): boolean {
  for (const id of BUILDING_IDS) {
    for (const price of BUILDINGS[id].startsAt) {
      state.row[ROW_PRICES.indexOf(price)] = codeOf(id);
      add(state.bag, codeOf(id), -1);
    }
  }
  let hallDrawn = false;
  for (let space = 0; space < state.row.length; space++) {
    while (state.row[space] === BARE) {
      const tile = drawTile(state);
      if (placesItself(tile)) hallDrawn = true;
      else state.row[space] = tile;
      const place = nth(ROW_PLACES, space);
      log?.({ type: 'tileDrawn', building: tileId(tile), ...(placesItself(tile) ? {} : { place }) });
    }
  }
  return hallDrawn;
}

function layRiver({ state, log }: Table): void {
  const { river } = state.rules;
  if (river.kind === 'none') return;
  const parcels = river.kind === 'random' ? randomCourse(state.random) : river.parcels;
  for (const parcel of parcels) putOn(state.town, parcel, 'river');
  log?.({ type: 'riverSet', parcels });
}

/** B2.3 */
function foundTown(table: Table): void {
  const { town, rules } = table.state;
  const centre = throwForParcel(table, 'centreThrown');
  putOn(town, centre, 'house');
  for (const edge of rowAt(PARCEL_SIDES, centre)) layRoad(town, edge);
  table.log?.beat?.();
  for (let mountain = 0; mountain < mountainsWith(rules.river); mountain++) {
    putOn(town, throwForParcel(table, 'mountainThrown'), 'mountain');
    table.log?.beat?.();
  }
}

function throwForParcel({ state, log }: Table, type: 'centreThrown' | 'mountainThrown'): number {
  for (;;) {
    const [black, white] = [die(state.random), die(state.random)];
    const parcel = parcelByDice(black, white);
    const taken = codeAt(state.town, parcel) !== BARE;
    log?.({ type, black, white, parcel, taken });
    if (!taken) return parcel;
  }
}

/** B10.4 */
function dealHands({ state }: Table): void {
  const { tileSets, handSize, handsDealt } = state.rules;
  const tiles = Array.from({ length: tileSets * DUEL_TILE_VALUES }, (_, at) => at % DUEL_TILE_VALUES);
  if (handsDealt) shuffle(state.random, tiles);
  for (const [seat, player] of state.players.entries()) {
    const dealt = tiles.slice(seat * handSize, (seat + 1) * handSize);
    const hand = filled(DUEL_TILE_VALUES, 0);
    for (const tile of dealt) add(hand, tile, 1);
    player.hand = hand;
    player.handSum = dealt.reduce((sum, tile) => sum + tile, 0);
  }
}

/** B2.1, B10.1, B14.33 */
export function equip(table: Table, seat: number, kit: Kit): void {
  const { state, log } = table;
  const player = playerOf(state, seat);
  player.cowboys = kit.cowboys;
  player.supply = COWBOYS - kit.cowboys;
  player.revolvers = kit.revolvers;
  player.roads = kit.roads;
  player.claims = kit.parcels;
  const money = startingMoney(state.rules, kit, player);
  if (state.rules.handSize > 0) log?.({ type: 'handDealt', seat, total: player.handSum, money });
  earn(table, seat, { amount: money, source: 'start', rule: 'B2.1' });
}

function startingMoney(rules: Rules, kit: Kit, { handSum }: Player): number {
  return rules.handSize === 0 ? kit.money : Math.max(0, kit.money + MONEY_FOR_TILES - handSum);
}
