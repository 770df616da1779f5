/** Builds views, by allow-list: what is not named here, nobody sees. */
import { answerOf, hasAnswered, type Viewer } from '@carson/engine';
import { owedIn } from './agenda.ts';
import { longSideOf } from './characters/index.ts';
import { backOnTop } from './column.ts';
import { resultOf, scoreOf } from './final-score.ts';
import { CARD_PLACES, drawLaid, elementOf, type Frame, newFrame, placeAt, xOf, yOf } from './frame.ts';
import { CHARACTER_IDS } from './ids.ts';
import { lawRules } from './law.ts';
import type { CardState, LaidCard, SeatState } from './state.ts';
import { bidValue } from './steps/choice.ts';
import type { CardView, CharacterPileView, KnownBack, Parcel, SeatView } from './view.ts';

export function viewOf(state: CardState, viewer: Viewer): CardView {
  const ownBid = ownSealedBid(state, viewer);
  const result = resultOf(state);
  return {
    viewer,
    options: state.options,
    era: state.era,
    round: state.round,
    column: state.column.slice(),
    terrainPile: state.terrainPile.length,
    nextTerrainPile: state.nextTerrainPile.length,
    characterPile: pileView(state),
    backs: knownBacks(state),
    removed: state.removed.slice(),
    removedCharacters: state.removedCharacters.slice(),
    unused: state.unused.slice(),
    seats: state.seats.map((seat, at) => seatView(state, seat, at)),
    order: state.order.slice(),
    agenda: state.steps.slice(),
    owed: owedIn(state),
    decision: state.decision,
    ...(ownBid === undefined ? {} : { ownBid }),
    scores: scoreOf(state),
    ...(result === undefined ? {} : { result }),
  };
}

/** What shows in a city, row by row from the north-west: the numbering of `ScorePart.parcels`. */
export function parcelsOf(laid: readonly LaidCard[]): Parcel[] {
  const drawn = drawLaid(frame, laid);
  const owner = new Map<number, number>();
  for (const { card, x, y } of laid) {
    for (const step of CARD_PLACES) owner.set(placeAt(drawn, x, y) + step, card);
  }
  return [...owner]
    .sort(([a], [b]) => a - b)
    .map(([place, card]) => ({
      x: xOf(drawn, place),
      y: yOf(drawn, place),
      element: elementOf(drawn.cells[place] as number),
      card,
    }));
}

const frame: Frame = newFrame();

function seatView(state: CardState, seat: SeatState, at: number): SeatView {
  return {
    seat: at,
    suit: seat.suit,
    ...(seat.level === undefined ? {} : { level: seat.level }),
    held: seat.held.toSorted((a, b) => a - b),
    spent: seat.spent.slice(),
    laid: seat.laid.slice(),
    parcels: parcelsOf(seat.laid),
    kept: seat.kept.slice(),
    aside: seat.aside.slice(),
    sold: seat.sold.slice(),
    characters: seat.characters.map((id) => ({ id, tilted: seat.tilted.includes(id) })),
    law: lawRules(drawLaid(frame, seat.laid), seat.characters),
    longSide: longSideOf(seat.characters),
    hasChosen: state.bids !== undefined && hasAnswered(state.bids, at),
    turnCards: seat.turnCards,
    bonus: seat.bonus,
    ...(seat.played === 0 ? {} : { played: seat.played }),
    ...(seat.played === 0 || seat.turnCards === 0 ? {} : { value: bidValue(seat) }),
  };
}

function pileView(state: CardState): CharacterPileView {
  const back = backOnTop(state);
  return {
    size: state.characterPile.length,
    ...(back === undefined ? {} : { backOnTop: back }),
    buried: state.characterPile.slice(0, state.buried),
  };
}

/** Of every character that has ever been turned up. */
function knownBacks({ characterPile, buried, backOf }: CardState): KnownBack[] {
  const unseen = characterPile.slice(buried);
  return CHARACTER_IDS.filter((id) => !unseen.includes(id)).map((character) => ({
    character,
    back: backOf[character],
  }));
}

function ownSealedBid({ bids }: CardState, viewer: Viewer): number | undefined {
  return bids === undefined || viewer === 'spectator' ? undefined : answerOf(bids, viewer);
}
