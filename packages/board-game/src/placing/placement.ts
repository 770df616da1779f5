/** B4: where a seat may place a cowboy now, and why not elsewhere. */
import { type Refusal, refusal } from '@carson/engine';
import { isAttackable } from '../appraise/protection.ts';
import type { Command, Companion } from '../command.ts';
import { placeAlone, placeWith } from '../commands.ts';
import { buildingAt, factsAt } from '../content/buildings/index.ts';
import { nth } from '../lists.ts';
import { whyNoCorral } from '../people/corrals.ts';
import { powerOf } from '../people/powers.ts';
import { playerOf, type State } from '../state/state.ts';
import { BARE, hasOutlaw, NOBODY, ownerOf } from '../town/town.ts';
import { contenders, cowboysOf } from './pieces.ts';
import {
  CORRAL_COUNT,
  corralAt,
  FIRST_CORRAL,
  isCorralPlace,
  isParcelPlace,
  NOWHERE,
  PLACES,
  spaceAt,
} from './places.ts';

const NO_COWBOY = refusal('noCowboyLeft', 'B4.1');
const ALREADY_THERE = refusal('alreadyThere', 'B4.3');
const SPACE_CLOSED = refusal('spaceClosed', 'B4.5');
const NO_CORRALS = refusal('noCorrals', 'B10.6');
const NOT_FOR_COWBOYS = refusal('parcelNotForCowboys', 'B4.2');
const OWNED_WITHOUT_BUILDING = refusal('ownedWithoutBuilding', 'B4.2');
const PROTECTED = refusal('buildingProtected', 'B7.4');
const OWNER_AT_PEACE = refusal('ownerAtPeace', 'B9.16');
const YOU_AT_PEACE = refusal('youAreAtPeace', 'B9.16');
const SHERIFF_ATTACKS_NOT = refusal('sheriffNeverAttacks', 'B9.1');
const SHERIFF_JOINS_NOT = refusal('sheriffNeverJoins', 'B9.1');
const SHERIFF_THERE = refusal('sheriffThere', 'B9.1');
const NO_WHITE = refusal('noWhiteCowboy', 'B9.1');
const WHITE_NEEDS_EMPTY = refusal('whiteNeedsEmptyPlace', 'B9.1');
const WHITE_ATTACKS_NOT = refusal('whiteNeverAttacks', 'B9.1');
const WHITE_NOT_HERE = refusal('whiteNotHere', 'B14.13');
const NO_TOKEN = refusal('noTokenLeft', 'B9.11');
const TOKEN_NOT_HERE = refusal('tokenNotHere', 'B9.11');
const TOKEN_THERE = refusal('tokenThere', 'B14.16');
const NO_SUPPLY = refusal('noCowboyInSupply', 'B14.16');
const NO_DYNAMITE = refusal('noDynamite', 'B9.19');
const NO_DUEL_HERE = refusal('noDuelHere', 'B9.19');

/** Whether the seat has anything left to place (B4.1, B14.16). */
export function canPlace(state: State, seat: number): boolean {
  const player = playerOf(state, seat);
  if (player.cowboys > 0 || player.white > 0) return true;
  return player.tokens > 0 && hasQuietPlace(state, seat);
}

function hasQuietPlace(state: State, seat: number): boolean {
  return PLACES.some((place) => whyNotToken(state, seat, place) === undefined);
}

/** Every way to place one cowboy. */
export function placingOptions(state: State, seat: number, out: Command[]): void {
  const player = playerOf(state, seat);
  if (player.cowboys > 0) {
    for (const place of PLACES) {
      if (whyNotOrdinary(state, seat, place) !== undefined) continue;
      out.push(placeAlone(place));
      if (player.dynamite > 0 && mayDuel(place)) out.push(placeWith.dynamite(place));
    }
  }
  if (player.white > 0) offerCompanion(state, seat, { companion: 'white', why: whyNotWhite, out });
  if (player.tokens > 0) offerCompanion(state, seat, { companion: 'token', why: whyNotToken, out });
}

interface CompanionOffer {
  readonly companion: Companion;
  readonly why: (state: State, seat: number, place: number) => Refusal | undefined;
  readonly out: Command[];
}

function offerCompanion(state: State, seat: number, { companion, why, out }: CompanionOffer): void {
  for (const place of PLACES) {
    if (why(state, seat, place) === undefined) out.push(placeWith[companion](place));
  }
}

export interface Wish {
  readonly place: number;
  readonly with?: Companion | undefined;
}

export function whyNotPlace(state: State, seat: number, wish: Wish): Refusal | undefined {
  const player = playerOf(state, seat);
  switch (wish.with) {
    case 'white':
      return player.white === 0 ? NO_WHITE : whyNotWhite(state, seat, wish.place);
    case 'token':
      return player.tokens === 0 ? NO_TOKEN : whyNotToken(state, seat, wish.place);
    case 'dynamite':
      if (player.dynamite === 0) return NO_DYNAMITE;
      if (!mayDuel(wish.place)) return NO_DUEL_HERE;
  }
  return player.cowboys === 0 ? NO_COWBOY : whyNotOrdinary(state, seat, wish.place);
}

function whyNotOrdinary(state: State, seat: number, place: number): Refusal | undefined {
  if (isParcelPlace(place)) return whyNotOnParcel(state, seat, place);
  if (isCorralPlace(place)) return whyNotInCorral(state, seat, place);
  const closed = whyClosed(state, place);
  if (closed !== undefined) return closed;
  return spaceAt(place).shared ? undefined : whyNotAmong(state, seat, place);
}

/** B4.5, B5.10 */
export function whyClosed(state: State, place: number): Refusal | undefined {
  const { yields } = spaceAt(place);
  switch (yields.what) {
    case 'ammunition':
      return state.ammunition === NOBODY ? undefined : SPACE_CLOSED;
    case 'tile':
      return state.row[yields.row] === BARE ? SPACE_CLOSED : undefined;
    case 'market':
      return yields.price <= state.round ? SPACE_CLOSED : undefined;
    default:
      return undefined;
  }
}

function whyNotInCorral(state: State, seat: number, place: number): Refusal | undefined {
  if (state.rules.horses === 0) return NO_CORRALS;
  const closed = whyNoCorral(state, corralAt(place));
  if (closed !== undefined) return closed;
  return cowboysOf(state, seat, place) > 0 ? ALREADY_THERE : undefined;
}

/** Why the cowboys already on a place that one cowboy wins forbid another one. */
function whyNotAmong(state: State, seat: number, place: number): Refusal | undefined {
  const mask = nth(state.cowboysAt, place);
  if (mask === 0) return undefined;
  if ((mask & (1 << seat)) !== 0) return ALREADY_THERE;
  if (state.white === place) return SHERIFF_THERE;
  if (contenders(state, place) === 0) return undefined;
  return powerOf(state, seat).neverChallenges ? SHERIFF_JOINS_NOT : undefined;
}

function whyNotOnParcel(state: State, seat: number, parcel: number): Refusal | undefined {
  const { town } = state;
  if (factsAt(town, parcel).river > 0) return NOT_FOR_COWBOYS;
  const owner = ownerOf(town, parcel);
  const built = buildingAt(town, parcel) !== undefined;
  if (owner === seat && built) return whyNotDefend(state, seat, parcel);
  if (owner === NOBODY || hasOutlaw(town, parcel)) return whyNotAmong(state, seat, parcel);
  if (!built) return OWNED_WITHOUT_BUILDING;
  return whyNotAttack(state, seat, parcel) ?? whyNotAmong(state, seat, parcel);
}

/** B9.1, B14.15: even a player who never joins others may always defend an own building. */
function whyNotDefend(state: State, seat: number, parcel: number): Refusal | undefined {
  return cowboysOf(state, seat, parcel) > 0 ? ALREADY_THERE : undefined;
}

/** Why the seat may not attack the building here, apart from who is there (B7.4, B9.1, B9.16). */
export function whyNotAttack(state: State, seat: number, parcel: number): Refusal | undefined {
  const { town } = state;
  const power = powerOf(state, seat);
  if (power.neverChallenges) return SHERIFF_ATTACKS_NOT;
  if (power.atPeace) return YOU_AT_PEACE;
  if (powerOf(state, ownerOf(town, parcel)).atPeace) return OWNER_AT_PEACE;
  return isAttackable(town, parcel) ? undefined : PROTECTED;
}

/** B9.1, B14.11, B14.13 */
function whyNotWhite(state: State, seat: number, place: number): Refusal | undefined {
  if (isCorralPlace(place) || hasOutlaw(state.town, place)) return WHITE_NOT_HERE;
  const owner = ownerOf(state.town, place);
  if (owner !== NOBODY && owner !== seat && buildingAt(state.town, place) !== undefined) {
    return WHITE_ATTACKS_NOT;
  }
  if (nth(state.cowboysAt, place) !== 0) return WHITE_NEEDS_EMPTY;
  return whyNotOrdinary(state, seat, place);
}

/** B9.11, B14.16: others who are there do not matter, not even the white cowboy. */
function whyNotToken(state: State, seat: number, place: number): Refusal | undefined {
  if (isParcelPlace(place) || isCorralPlace(place)) return TOKEN_NOT_HERE;
  const { quiet, yields } = spaceAt(place);
  const player = playerOf(state, seat);
  const { gamesFromSupply } = powerOf(state, seat);
  if (!quiet || (gamesFromSupply && yields.what !== 'gaming')) return TOKEN_NOT_HERE;
  if (gamesFromSupply && player.supply === 0) return NO_SUPPLY;
  if (!gamesFromSupply && player.cowboys === 0) return NO_COWBOY;
  if (state.tokens.includes(place)) return TOKEN_THERE;
  if (cowboysOf(state, seat, place) > 0) return ALREADY_THERE;
  return whyClosed(state, place);
}

/** Whether there can ever be a duel on the place. */
function mayDuel(place: number): boolean {
  return isParcelPlace(place) || (!isCorralPlace(place) && !spaceAt(place).shared);
}

const CORRALS: readonly number[] = Array.from({ length: CORRAL_COUNT }, (_, at) => FIRST_CORRAL + at);

/** The places where the seat has a cowboy of this round, corrals included; the city hall's occupant stays (B14.11). */
export function ownPlaces(state: State, seat: number): number[] {
  const stays = state.occupant === seat ? state.cityHall : NOWHERE;
  return PLACES.filter((place) => place !== stays && cowboysOf(state, seat, place) > 0);
}

/** Cowboys of this round on the board, those in corrals apart (B14.34). */
export function cowboysOnBoard(state: State, seat: number): number {
  return ownPlaces(state, seat)
    .filter((place) => !CORRALS.includes(place))
    .reduce((sum, place) => sum + cowboysOf(state, seat, place), 0);
}
