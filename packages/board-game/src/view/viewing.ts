/** Builds views: everything open, and of the hidden parts only those named here. */
import { createSharing, type Share, type Viewer } from '@carson/engine';
import { parcelsOwnedBy } from '../appraise/parcels.ts';
import { ACTION_SPACES } from '../content/action-spaces.ts';
import { characterOf, FLOATING, sideOf } from '../content/characters/index.ts';
import { strengthParts } from '../duel/strength.ts';
import { CHARACTER_IDS } from '../ids.ts';
import { holds, nth, sum } from '../lists.ts';
import { powerOf } from '../people/powers.ts';
import { limitOf } from '../people/take-character.ts';
import { cowboysOf, hasToken, isWhite } from '../placing/pieces.ts';
import { whyClosed } from '../placing/placement.ts';
import { FIRST_SPACE, PLACES } from '../placing/places.ts';
import { owed } from '../play.ts';
import { resultOf } from '../score.ts';
import { copyOpen, copyPlayer } from '../state/clone.ts';
import { type Answer, answerOf, playerOf, type State, UNKNOWN } from '../state/state.ts';
import { buildingsOwnedBy } from '../town/counts.ts';
import { tilePriceBy } from '../town/prices.ts';
import { parcelsFor, parcelViews } from './parcels.ts';
import type { CharacterView, InPlay, PieceView, PlayerView, SpaceView, View } from './view.ts';

/** Optional members are added last. */
type Draft<T> = { -readonly [Key in keyof T]: T[Key] };

export function viewOf(state: State, viewer: Viewer): View {
  return viewFor(viewer, state, openPart(state), ownPart(state, viewer));
}

/**
 * Returns the views of several viewers. Parts that several viewers see alike are made once and are the same object in
 * all their views, so that they are compared once.
 */
export function viewsOf(state: State, viewers: readonly Viewer[], views: readonly View[]): readonly View[] {
  const share = createSharing();
  const open = share(views[0], openPart(state));
  const players = state.players.map((_, seat) =>
    share(views.find((view) => view.viewer !== seat)?.players[seat], playerView(state, seat, 'spectator')),
  );
  const parcels = madeAlike(share, parcelsFor(state, views));
  const spaces = madeAlike(share, (divisor: number | undefined) => spaceViews(state, divisor));
  return viewers.map((viewer, at) => {
    const known = views[at];
    const power = viewer === 'spectator' ? undefined : powerOf(state, viewer);
    const seen = players.map((player, seat) =>
      seat === viewer ? share(known?.players[seat], withHand(state, seat, player)) : player,
    );
    return viewFor(viewer, state, open, {
      players: known?.players.every((player, seat) => player === seen[seat]) ? known.players : seen,
      parcels: parcels(power?.parcelPriceCap, known?.parcels),
      spaces: spaces(power?.tilePriceDivisor, known?.spaces),
    });
  });
}

/** Returns a function that makes a part once for all viewers with the same `look`, reusing the last view of the first. */
function madeAlike<Look, Part>(
  share: Share,
  make: (look: Look) => Part,
): (look: Look, known: Part | undefined) => Part {
  const made = new Map<Look, Part>();
  return (look, known) => {
    const part = made.get(look) ?? share(known, make(look));
    made.set(look, part);
    return part;
  };
}

type OwnPart = Pick<View, 'players' | 'parcels' | 'spaces'>;
type OpenPart = Omit<View, 'ownAnswer'>;

function viewFor(viewer: Viewer, state: State, open: OpenPart, own: OwnPart): View {
  const { players, parcels, spaces } = own;
  return { ownAnswer: ownAnswer(state, viewer), ...open, viewer, players, parcels, spaces };
}

const EMPTY: OwnPart & Pick<View, 'viewer'> = { viewer: 'spectator', players: [], parcels: [], spaces: [] };

/**
 * Returns what all viewers see, with their own parts left empty: replacing a member of a copy is cheap, adding one is not
 * (docs/architecture.md, "Design decisions").
 */
function openPart(state: State): OpenPart {
  const open: Draft<OpenPart> = Object.assign(copyOpen(state), EMPTY, {
    inPlay: DERIVED.inPlay(state),
    owed: DERIVED.owed(state),
    characters: DERIVED.characters(state),
    pieces: DERIVED.pieces(state),
  });
  if (state.steps.length === 0) open.result = resultOf(state);
  return open;
}

function ownPart(state: State, viewer: Viewer): OwnPart {
  return {
    players: DERIVED.players(state, viewer),
    parcels: DERIVED.parcels(state, viewer),
    spaces: DERIVED.spaces(state, viewer),
  };
}

export function ownAnswer(state: State, viewer: Viewer): Answer | undefined {
  return viewer === 'spectator' ? undefined : answerOf(state, viewer);
}

/** What every view has beside the open part of the state, each computed from it. */
export const DERIVED = {
  players: (state, viewer) => state.players.map((_, seat) => playerView(state, seat, viewer)),
  inPlay,
  owed,
  characters: (state) => state.roster.map(({ character, side }) => characterView(state, character, side)),
  parcels: parcelViews,
  spaces: (state, viewer) =>
    spaceViews(state, viewer === 'spectator' ? undefined : powerOf(state, viewer).tilePriceDivisor),
  pieces: piecesOf,
} satisfies { readonly [Part in keyof View]?: (state: State, viewer: Viewer) => View[Part] };

function inPlay({ rules }: State): InPlay {
  return { duelTiles: rules.handSize > 0, outlaws: rules.outlaws > 0, horses: rules.horses > 0 };
}

function playerView(state: State, seat: number, viewer: Viewer): PlayerView {
  const player = playerOf(state, seat);
  const view: Draft<PlayerView> = Object.assign(copyPlayer(player), {
    handSize: sum(player.hand),
    strength: strengthParts(state, seat),
    limit: limitOf(state, seat),
    parcels: parcelsOwnedBy(state.town, seat),
    buildings: buildingsOwnedBy(state.town, seat),
  });
  if (seat === viewer || isHandPublic(state, seat)) view.hand = player.hand;
  return view;
}

function withHand(state: State, seat: number, player: PlayerView): PlayerView {
  return player.hand === undefined ? { hand: playerOf(state, seat).hand, ...player } : player;
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
    if (yields.what === 'tile' && divisor !== undefined) view.yourPrice = tilePriceBy(divisor, yields.row);
    return view;
  });
}

function piecesOf(state: State): PieceView[] {
  const pieces: PieceView[] = [];
  for (const place of PLACES) {
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
