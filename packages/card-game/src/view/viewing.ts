/** Builds views: everything open, and of the sealed parts only those named here. */
import { answerOf, createSharing, hasAnswered, nth, type Viewer } from '@carson/engine';
import { longSideOf } from '../characters/index.ts';
import { CARD_PLACES, drawLaid, elementOf, type Grid, newGrid, placeAt, xOf, yOf } from '../city/grid.ts';
import { lawRules } from '../city/law.ts';
import { backOnTop } from '../column.ts';
import { resultOf } from '../final-score.ts';
import { CHARACTER_IDS } from '../ids.ts';
import { copyOpen, copySeat } from '../state/clone.ts';
import type { LaidCard, OpenSeat, State } from '../state/state.ts';
import { bidValue } from '../steps/choice.ts';
import { owed } from '../steps/questions.ts';
import type { CharacterPileView, KnownBack, Parcel, SeatView, View } from './view.ts';

export function viewOf(state: State, viewer: Viewer): View {
  return viewFor(viewer, state, openPart(state));
}

/** The views of several viewers: what all of them see is made once. */
export function viewsOf(state: State, viewers: readonly Viewer[], known: readonly View[]): readonly View[] {
  const open = createSharing()(known[0], openPart(state));
  return viewers.map((viewer) => viewFor(viewer, state, open));
}

type OpenPart = Omit<View, 'ownBid'>;

function viewFor(viewer: Viewer, state: State, open: OpenPart): View {
  const ownBid = ownSealedBid(state, viewer);
  return ownBid === undefined ? { ...open, viewer } : { ownBid, ...open, viewer };
}

/** As spectators see it. */
function openPart(state: State): OpenPart {
  const result = resultOf(state);
  const open: Draft<OpenPart> = Object.assign(copyOpen(state), {
    viewer: 'spectator' as const,
    seats: state.seats.map((seat, at) => seatView(state, seat, at)),
    terrainPile: state.terrainPile.length,
    nextTerrainPile: state.nextTerrainPile.length,
    characterPile: pileView(state),
    backs: knownBacks(state),
    owed: owed(state),
  });
  if (result !== undefined) open.result = result;
  return open;
}

/** What is left out where there is nothing to say is added last. */
type Draft<T> = { -readonly [Key in keyof T]: T[Key] };

/** What shows in a city, row by row from the north-west: the numbering of `ScorePart.parcels`. */
export function parcelsOf(laid: readonly LaidCard[]): Parcel[] {
  const drawn = drawLaid(grid, laid);
  const owner = new Map<number, number>();
  for (const { card, x, y } of laid) {
    for (const step of CARD_PLACES) owner.set(placeAt(drawn, x, y) + step, card);
  }
  return [...owner]
    .sort(([a], [b]) => a - b)
    .map(([place, card]) => ({
      x: xOf(drawn, place),
      y: yOf(drawn, place),
      element: elementOf(nth(drawn.cells, place)),
      card,
    }));
}

const grid: Grid = newGrid();

function seatView(state: State, seat: OpenSeat, at: number): SeatView {
  const view: Draft<SeatView> = Object.assign(copySeat(seat), {
    seat: at,
    parcels: parcelsOf(seat.laid),
    law: lawRules(drawLaid(grid, seat.laid), seat.characters),
    longSide: longSideOf(seat.characters),
    hasChosen: state.bids !== undefined && hasAnswered(state.bids, at),
  });
  if (seat.played !== undefined && seat.turnCards > 0) view.value = bidValue(seat);
  return view;
}

function pileView(state: State): CharacterPileView {
  const back = backOnTop(state);
  return {
    size: state.characterPile.length,
    ...(back === undefined ? {} : { backOnTop: back }),
    buried: state.characterPile.slice(0, state.buried),
  };
}

/** Of every character that has ever been turned up. */
function knownBacks({ characterPile, buried, backOf }: State): KnownBack[] {
  const unseen = characterPile.slice(buried);
  return CHARACTER_IDS.filter((id) => !unseen.includes(id)).map((character) => ({
    character,
    back: backOf[character],
  }));
}

function ownSealedBid({ bids }: State, viewer: Viewer): number | undefined {
  return bids === undefined || viewer === 'spectator' ? undefined : answerOf(bids, viewer);
}
