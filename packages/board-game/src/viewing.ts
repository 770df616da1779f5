/** Builds views, by allow-list: what is not copied here is not seen. */
import type { Viewer } from '@carson/engine';
import { canEarn, incomeOf } from './appraise/income.ts';
import { parcelsOwnedBy, priceOf, whyNotOwnable } from './appraise/parcels.ts';
import { isAttackable } from './appraise/protection.ts';
import { isServed } from './appraise/roads.ts';
import { factorOf } from './boosts.ts';
import { limitOf } from './cast.ts';
import { ACTION_SPACES } from './content/action-spaces.ts';
import { characterOf, FLOATING, sideOf } from './content/characters/index.ts';
import { buildingsOwnedBy } from './counts.ts';
import type { Frame } from './frames.ts';
import { CHARACTER_IDS } from './ids.ts';
import { holds, nth } from './lists.ts';
import { cowboysOf, hasToken, isWhite } from './pieces.ts';
import { whyClosed } from './placement.ts';
import { FIRST_SPACE, PLACE_COUNT } from './places.ts';
import { owed } from './play.ts';
import { parcelPriceFor, tilePriceFor } from './prices.ts';
import { ranking, scoreOf } from './score.ts';
import { playerOf, type State, UNKNOWN } from './state.ts';
import { strengthParts } from './strength.ts';
import { cloneTown } from './town.ts';
import type { CharacterView, ParcelView, PieceView, PlayerView, SpaceView, View } from './view.ts';

/** What is left out where there is nothing to say is added last. */
type Draft<T> = { -readonly [Key in keyof T]: T[Key] };

export function viewOf(state: State, viewer: Viewer): View {
  const common: View = {
    viewer,
    options: state.options,
    roster: state.roster,
    round: state.round,
    town: cloneTown(state.town),
    chooseOrder: state.chooseOrder,
    turnOrder: state.turnOrder,
    endOrder: state.endOrder,
    row: [...state.row],
    bag: [...state.bag],
    cowboysAt: [...state.cowboysAt],
    dynamiteAt: [...state.dynamiteAt],
    crowd: [...state.crowd],
    white: state.white,
    whiteSeat: state.whiteSeat,
    tokens: state.tokens,
    tokenSeat: state.tokenSeat,
    ammunition: state.ammunition,
    cityHall: state.cityHall,
    occupant: state.occupant,
    outlawStrength: state.outlawStrength,
    outlaws: state.outlaws,
    unseen: state.unseen,
    dynamite: state.dynamite,
    horses: state.horses,
    discards: [...state.discards],
    spacesDone: state.spacesDone,
    boosts: state.boosts,
    reveals: state.reveals,
    asking: state.asking,
    moves: state.moves,
    decisions: [...state.decisions],
    frames: state.frames.map((frame) => withoutSecrets(frame, viewer)),
    players: state.players.map((_, seat) => playerView(state, seat, viewer)),
    owed: owed(state),
    characters: state.roster.map(({ character, side }) => characterView(state, character, side)),
    parcels: state.town.on.map((_, parcel) => parcelView(state, parcel, viewer)),
    spaces: ACTION_SPACES.map((_, at) => spaceView(state, at, viewer)),
    pieces: piecesOf(state),
    scores: scoreOf(state),
  };
  return state.frames.length === 0 ? { ...common, result: ranking(state) } : common;
}

/** B10.1, B10.4: an answer is seen by its own seat until all are open. */
function withoutSecrets(frame: Frame, viewer: Viewer): Frame {
  if (frame.step === 'kits') {
    return { ...frame, kits: frame.kits.map((kit, seat) => (seat === viewer ? kit : 0)) };
  }
  if (frame.step === 'duel' && frame.stage === 'secret') {
    return { ...frame, shown: frame.shown.map((tiles, at) => (frame.seats[at] === viewer ? tiles : [])) };
  }
  return frame;
}

function playerView(state: State, seat: number, viewer: Viewer): PlayerView {
  const player = playerOf(state, seat);
  const view: Draft<PlayerView> = {
    money: player.money,
    points: player.points,
    revolvers: player.revolvers,
    roads: player.roads,
    cowboys: player.cowboys,
    supply: player.supply,
    titles: player.titles,
    claims: player.claims,
    tiles: player.tiles,
    dynamite: player.dynamite,
    character: player.character,
    second: player.second,
    power: player.power,
    limitChange: player.limitChange,
    pledge: player.pledge,
    white: player.white,
    tokens: player.tokens,
    takenBack: player.takenBack,
    handSum: player.handSum,
    horses: player.horses,
    corrals: player.corrals,
    rodeos: player.rodeos,
    handSize: player.hand.reduce((sum, tiles) => sum + tiles, 0),
    strength: strengthParts(state, seat),
    limit: limitOf(state, seat),
    parcels: parcelsOwnedBy(state.town, seat),
    buildings: buildingsOwnedBy(state.town, seat),
  };
  if (seat === viewer || isHandPublic(state, seat)) view.hand = player.hand;
  return view;
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

function parcelView(state: State, parcel: number, viewer: Viewer): ParcelView {
  const { town } = state;
  const view: Draft<ParcelView> = {
    factor: factorOf(state, parcel),
    served: isServed(town, parcel),
    attackable: isAttackable(town, parcel),
  };
  if (canEarn(town, parcel)) view.income = incomeOf(state, parcel);
  if (whyNotOwnable(town, parcel) === undefined) {
    view.price = priceOf(town, parcel);
    if (viewer !== 'spectator') view.yourPrice = parcelPriceFor(state, viewer, parcel);
  }
  return view;
}

function spaceView(state: State, at: number, viewer: Viewer): SpaceView {
  const place = FIRST_SPACE + at;
  const { id, yields } = nth(ACTION_SPACES, at);
  const view: Draft<SpaceView> = {
    place,
    id,
    closed: whyClosed(state, place) !== undefined,
    done: at < state.spacesDone,
  };
  if (yields.what === 'tile' && viewer !== 'spectator') view.yourPrice = tilePriceFor(state, viewer, place);
  return view;
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
