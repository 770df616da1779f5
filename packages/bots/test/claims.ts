/** What happens when a command is played, and what can be counted by hand before and after. */
import {
  type BoardEvent,
  type BuildingId,
  boardGame,
  type Command,
  idOf,
  ROW_PLACES,
  type State,
  type View,
} from '@carson/board-game';
import { type SeatScore, seedRandom } from '@carson/engine';

export interface Claim {
  readonly state: State;
  readonly seat: number;
  readonly option: Command;
}

/** A command that has been played: what it did by itself, and the view right after that and at the end. */
export interface Played {
  readonly before: View;
  /** The score before the command, and right after the command itself. */
  readonly scores: { readonly before: readonly SeatScore[]; readonly meanwhile: readonly SeatScore[] };
  readonly direct: readonly BoardEvent[];
  readonly events: readonly BoardEvent[];
  /** When the last event of the command itself was told. */
  readonly meanwhile: View;
  readonly after: State;
  readonly view: View;
}

export function playClaim({ state, seat, option }: Claim): Played {
  const after = boardGame.clone(state);
  const before = boardGame.view(state, seat);
  const [direct, events]: [BoardEvent[], BoardEvent[]] = [[], []];
  let meanwhile: State | undefined;
  boardGame.play(after, seat, option, (event) => {
    events.push(event);
    if (after.moves !== state.moves) return;
    direct.push(event);
    meanwhile = boardGame.clone(after);
  });
  const view = boardGame.view(after, seat);
  const shown = meanwhile === undefined ? view : boardGame.view(meanwhile, seat);
  const scores = { before: boardGame.score(state), meanwhile: boardGame.score(meanwhile ?? after) };
  return { before, scores, direct, events, meanwhile: shown, after, view };
}

export const me = (view: View, seat: number) => {
  const player = view.players[seat];
  if (player === undefined) throw new Error(`there is no seat ${seat}`);
  return player;
};

export function incomes(view: View, seat: number): number {
  return view.parcels.reduce(
    (sum, { income = 0 }, parcel) => sum + (view.town.owner[parcel] === seat ? income : 0),
    0,
  );
}

/** Lines of the score that depend on what stands on the map. */
export function mapPoints(scores: readonly SeatScore[], seat: number): number {
  const lines = scores.find((score) => score.seat === seat)?.lines ?? [];
  return lines.reduce((sum, { id, points }) => sum + (['property', 'station'].includes(id) ? points : 0), 0);
}

/** Commands that change the town themselves, and nothing later does in the same round. */
export const BY_ITSELF: readonly string[] = ['buyParcel', 'claimParcel', 'placeCityHall'];

export function changesTown({ option }: Claim, { before, view }: Played): boolean {
  return BY_ITSELF.includes(option.type) && before.round === view.round && before.round > 0;
}

/** Everyone a cowboy put there meets, an outlaw included. */
export function strengthsAgainst(view: View, seat: number, place: number): number[] {
  const rivals = view.pieces.filter((piece) => piece.place === place && piece.seat !== seat && !piece.token);
  const strengths = rivals.map((piece) => me(view, piece.seat).strength.total);
  return view.town.outlaw[place] === 1 ? [...strengths, view.outlawStrength] : strengths;
}

/** All throws of everyone, counted one by one. */
export function oddsByHand({ state, seat, option }: Claim): number {
  if (option.type !== 'placeCowboy') return Number.NaN;
  const { place } = option;
  const view = boardGame.view(state, seat);
  const rivals = view.pieces.filter((piece) => piece.place === place && piece.seat !== seat && !piece.token);
  const own = me(view, seat).strength.total - 1;
  let [won, all] = [0, 0];
  const count = (total: number, at: number, best: number, tied: number): void => {
    const rival = rivals[at];
    if (rival === undefined) {
      const outlaw = view.town.outlaw[place] === 1 ? view.outlawStrength : 0;
      all++;
      if (total > best && total >= outlaw) won++;
      else if (total === best && total >= outlaw) won += tied;
      return;
    }
    const strength = me(view, rival.seat).strength.total;
    const share = view.endOrder.includes(rival.seat) ? 0 : 0.5;
    for (const thrown of throwsOf(rival.dynamite ? 2 : 1)) {
      const theirs = strength + thrown;
      if (theirs > best) count(total, at + 1, theirs, share);
      else count(total, at + 1, best, theirs === best ? tied * share : tied);
    }
  };
  for (const thrown of throwsOf(option.with === 'dynamite' ? 2 : 1)) count(own + thrown, 0, -1, 1);
  return (100 * won) / all;
}

function throwsOf(dice: number): number[] {
  const pips = [1, 2, 3, 4, 5, 6];
  return dice === 1 ? pips : pips.flatMap((one) => pips.map((other) => one + other));
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

/** Pieces by the kind they are told as. */
export function piecesOf(view: View, seat: number) {
  const { roads, revolvers, strength, horses, dynamite, tiles } = me(view, seat);
  const { cowboys } = strength;
  return { road: roads, revolver: revolvers, cowboy: cowboys, horse: horses, dynamite, tile: tiles.length };
}

/** What a building brings when it is built, for what comes later. */
export function givenLater({ option }: Claim, before: View): BuildingId | undefined {
  const tile = (place: number) => idOf(before.row[ROW_PLACES.indexOf(place)] ?? 0);
  if (option.type === 'build') return option.building;
  if (option.type === 'takeTile' || option.type === 'placeCowboy') return tile(option.place) as BuildingId;
  return undefined;
}

/** How each duel ends for the seat, by what its die shows when it is thrown again. */
export function endsByThrow({ state, seat, option }: Claim): ReadonlyMap<number, boolean | undefined> {
  const ends = new Map<number, boolean | undefined>();
  for (let seed = 0; ends.size < 6; seed++) {
    const after = boardGame.clone(state);
    Object.assign(after.random, seedRandom(`throw ${seed}`));
    const events: BoardEvent[] = [];
    boardGame.play(after, seat, option, (event) => events.push(event));
    const thrown = events.find((event) => event.type === 'dieThrownAgain');
    const decided = events.find((event) => event.type === 'duelDecided');
    if (thrown !== undefined) ends.set(thrown.after, decided && decided.winner === seat);
  }
  return ends;
}

export function soldTo({ state, seat, option }: Claim): State {
  const after = boardGame.clone(state);
  boardGame.play(after, seat, option);
  for (let [owed] = boardGame.owed(after); owed?.kind === 'bid'; [owed] = boardGame.owed(after)) {
    boardGame.play(after, owed.seat, { type: 'decline' });
  }
  return after;
}
