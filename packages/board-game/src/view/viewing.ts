/** Builds views: all that is open, and of what is hidden only what is named here. */
import type { Viewer } from '@carson/engine';
import { canEarn, incomeOf } from '../appraise/income.ts';
import { parcelsOwnedBy, priceOf, whyNotOwnable } from '../appraise/parcels.ts';
import { isAttackable } from '../appraise/protection.ts';
import { isServed } from '../appraise/roads.ts';
import { ACTION_SPACES } from '../content/action-spaces.ts';
import { characterOf, FLOATING, sideOf } from '../content/characters/index.ts';
import { strengthParts } from '../duel/strength.ts';
import { CHARACTER_IDS } from '../ids.ts';
import { holds, nth, sum } from '../lists.ts';
import { limitOf } from '../people/cast.ts';
import { powerOf } from '../people/powers.ts';
import { cowboysOf, hasToken, isWhite } from '../placing/pieces.ts';
import { whyClosed } from '../placing/placement.ts';
import { FIRST_SPACE, PLACE_COUNT } from '../placing/places.ts';
import { owed } from '../play.ts';
import { ranking, scoreOf } from '../score.ts';
import { copyOpen, copyPlayer } from '../state/clone.ts';
import { type Answer, answerOf, playerOf, type State, UNKNOWN } from '../state/state.ts';
import { factorOf } from '../town/boosts.ts';
import { buildingsOwnedBy } from '../town/counts.ts';
import { capped, tilePriceBy } from '../town/prices.ts';
import type { CharacterView, ParcelView, PieceView, PlayerView, SpaceView, View } from './view.ts';

/** What is left out where there is nothing to say is added last. */
type Draft<T> = { -readonly [Key in keyof T]: T[Key] };

export function viewOf(state: State, viewer: Viewer): View {
  return viewFor(viewer, state, { ...openPart(state), ...ownPart(state, viewer) });
}

/** The views of several viewers: what all of them see is made once, and so is what some see alike. */
export function viewsOf(state: State, viewers: readonly Viewer[]): readonly View[] {
  const open = openPart(state);
  const players = state.players.map((_, seat) => playerView(state, seat, 'spectator'));
  const parcels = openParcels(state);
  const pricedParcels = once((cap: number) => withPrices(parcels, cap));
  const spaces = once((divisor: number | undefined) => spaceViews(state, divisor));
  return viewers.map((viewer) => {
    if (viewer === 'spectator') {
      return viewFor(viewer, state, { ...open, players, parcels, spaces: spaces(undefined) });
    }
    const { parcelPriceCap, tilePriceDivisor } = powerOf(state, viewer);
    return viewFor(viewer, state, {
      ...open,
      players: players.map((player, seat) => (seat === viewer ? playerView(state, seat, viewer) : player)),
      parcels: pricedParcels(parcelPriceCap),
      spaces: spaces(tilePriceDivisor),
    });
  });
}

type OwnPart = Pick<View, 'players' | 'parcels' | 'spaces'>;

function viewFor(viewer: Viewer, state: State, seen: Omit<View, 'viewer' | 'ownAnswer'>): View {
  const answer = ownAnswer(state, viewer);
  return { ...seen, viewer, ...(answer === undefined ? {} : { ownAnswer: answer }) };
}

function openPart(state: State): Omit<View, 'viewer' | 'ownAnswer' | keyof OwnPart> {
  return {
    ...copyOpen(state),
    owed: DERIVED.owed(state),
    characters: DERIVED.characters(state),
    pieces: DERIVED.pieces(state),
    scores: DERIVED.scores(state),
    ...(state.steps.length === 0 ? { result: ranking(state) } : {}),
  };
}

function ownPart(state: State, viewer: Viewer): OwnPart {
  return {
    players: DERIVED.players(state, viewer),
    parcels: DERIVED.parcels(state, viewer),
    spaces: DERIVED.spaces(state, viewer),
  };
}

/** Calls the function once for each argument. */
function once<Argument, Value>(make: (argument: Argument) => Value): (argument: Argument) => Value {
  const made = new Map<Argument, Value>();
  return (argument) => {
    const value = made.get(argument) ?? make(argument);
    made.set(argument, value);
    return value;
  };
}

export function ownAnswer(state: State, viewer: Viewer): Answer | undefined {
  return viewer === 'spectator' ? undefined : answerOf(state, viewer);
}

/** What every view has beside the open table, each worked out from the state. */
export const DERIVED = {
  players: (state, viewer) => state.players.map((_, seat) => playerView(state, seat, viewer)),
  owed,
  characters: (state) => state.roster.map(({ character, side }) => characterView(state, character, side)),
  parcels: parcelViews,
  spaces: (state, viewer) =>
    spaceViews(state, viewer === 'spectator' ? undefined : powerOf(state, viewer).tilePriceDivisor),
  pieces: piecesOf,
  scores: scoreOf,
} satisfies { readonly [Part in keyof View]?: (state: State, viewer: Viewer) => View[Part] };

export function parcelViews(state: State, viewer: Viewer): readonly ParcelView[] {
  const parcels = openParcels(state);
  return viewer === 'spectator' ? parcels : withPrices(parcels, powerOf(state, viewer).parcelPriceCap);
}

function openParcels(state: State): readonly ParcelView[] {
  return state.town.on.map((_, parcel) => parcelView(state, parcel));
}

/** What a seat would pay whose parcels cost at most so much (B9.8). */
function withPrices(parcels: readonly ParcelView[], cap: number): readonly ParcelView[] {
  return parcels.map((view) =>
    view.price === undefined ? view : { ...view, yourPrice: capped(view.price, cap) },
  );
}

function playerView(state: State, seat: number, viewer: Viewer): PlayerView {
  const player = playerOf(state, seat);
  return {
    ...copyPlayer(player),
    handSize: sum(player.hand),
    ...(seat === viewer || isHandPublic(state, seat) ? { hand: player.hand } : {}),
    strength: strengthParts(state, seat),
    limit: limitOf(state, seat),
    parcels: parcelsOwnedBy(state.town, seat),
    buildings: buildingsOwnedBy(state.town, seat),
  };
}

/** B10.4: two players start with one whole set each, and what is played is seen. */
function isHandPublic(state: State, seat: number): boolean {
  return !state.rules.handsDealt && playerOf(state, seat).handSum !== UNKNOWN;
}

function characterView(state: State, number: number, side: number): CharacterView {
  const holder = state.players.findIndex(
    ({ character, second }) => character === number || second === number,
  );
  const power = holder < 0 ? UNKNOWN : playerOf(state, holder).power;
  const shown = characterOf(power) === CHARACTER_IDS[number] ? power : side === FLOATING ? UNKNOWN : side;
  const view: Draft<CharacterView> = { character: nth(CHARACTER_IDS, number), number };
  if (shown !== UNKNOWN) view.side = sideOf(shown);
  if (holder >= 0) view.holder = holder;
  return view;
}

function parcelView(state: State, parcel: number): ParcelView {
  const { town } = state;
  const view: Draft<ParcelView> = {
    factor: factorOf(state, parcel),
    served: isServed(town, parcel),
    attackable: isAttackable(town, parcel),
  };
  if (canEarn(town, parcel)) view.income = incomeOf(state, parcel);
  if (whyNotOwnable(town, parcel) === undefined) view.price = priceOf(town, parcel);
  return view;
}

/** `divisor`: by what the viewer's seat divides the price of a tile (B9.4); spectators have none. */
function spaceViews(state: State, divisor: number | undefined): readonly SpaceView[] {
  return ACTION_SPACES.map(({ id, yields }, at) => {
    const place = FIRST_SPACE + at;
    const view: Draft<SpaceView> = {
      place,
      id,
      closed: whyClosed(state, place) !== undefined,
      done: at < state.spacesDone,
    };
    if (yields.what === 'tile' && divisor !== undefined) view.yourPrice = tilePriceBy(divisor, place);
    return view;
  });
}

function piecesOf(state: State): PieceView[] {
  const pieces: PieceView[] = [];
  for (let place = 0; place < PLACE_COUNT; place++) {
    for (const seat of state.players.keys()) {
      const count = cowboysOf(state, seat, place);
      if (count === 0) continue;
      const white = isWhite(state, seat, place);
      const token = hasToken(state, seat, place);
      pieces.push({ seat, place, count, white, token, dynamite: holds(nth(state.dynamiteAt, place), seat) });
    }
  }
  return pieces;
}
