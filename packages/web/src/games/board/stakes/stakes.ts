/** What placing a cowboy somewhere would mean: price, prize, the duel, and what losing costs. */
import {
  attackersShare,
  CHARACTERS,
  chanceToWin,
  isCorralPlace,
  isParcelPlace,
  isSpacePlace,
  outlawReward,
  type PieceView,
  type Rival,
  spaceAt,
  type View,
} from '@carson/board-game';
import type { Words } from '../../../words/words.ts';

export interface Stakes {
  readonly view: View;
  readonly seat: number;
  readonly place: number;
}

/** Whether the place takes any number of cowboys, without a duel (B4.3). */
export function isShared(place: number): boolean {
  return isSpacePlace(place) && spaceAt(place).shared;
}

/** Whether only one of the cowboys there can use the place (B6.1). */
export function isContested(place: number): boolean {
  return !isCorralPlace(place) && !isShared(place);
}

/** What it costs and brings, as things stand. */
export function prizeLines(stakes: Stakes, words: Words): readonly string[] {
  const { place } = stakes;
  if (isCorralPlace(place)) return [];
  return isParcelPlace(place) ? parcelPrize(stakes, words) : spacePrize(stakes, words);
}

function parcelPrize({ view, seat, place }: Stakes, { boardTable }: Words): readonly string[] {
  const { stakes } = boardTable;
  const { income, yourPrice } = view.parcels[place] ?? {};
  const owner = view.town.owner[place] ?? -1;
  if (view.town.outlaw[place] === 1)
    return [stakes.outlaw({ strength: view.outlawStrength, reward: outlawReward(view) })];
  if (yourPrice !== undefined) return [stakes.costs({ price: yourPrice })];
  if (owner < 0 || owner === seat || income === undefined) return [];
  return [stakes.raid({ amount: attackersShare(income) })];
}

function spacePrize(given: Stakes, { boardTable }: Words): readonly string[] {
  const { view, seat, place } = given;
  const { stakes } = boardTable;
  const player = view.players[seat];
  if (player === undefined) return [];
  const { yields } = spaceAt(place);
  const price = view.spaces.find((space) => space.place === place)?.yourPrice;
  const counts = { ...player, strength: strengthThere(given) };
  if (yields.what === 'tile') return price === undefined ? [] : [stakes.costs({ price })];
  if (yields.what === 'money') return [stakes.money({ amount: yields.each * counts[yields.per] })];
  if (yields.what === 'points')
    return [stakes.points({ count: Math.floor(counts[yields.per] / yields.share) })];
  return [];
}

/** Returns the rivals whom a cowboy placed here would meet in a duel. */
export function rivalsAt({ view, seat, place }: Stakes): readonly (Rival & { readonly seat: number })[] {
  return duellists({ view, seat, place }).map((piece) => ({
    seat: piece.seat,
    strength: view.players[piece.seat]?.strength.total ?? 0,
    dice: piece.dynamite ? 2 : 1,
    takesTies: view.endOrder.includes(piece.seat) ? 'yes' : 'open',
  }));
}

function duellists({ view, seat, place }: Stakes): readonly PieceView[] {
  return view.pieces.filter((piece) => piece.place === place && piece.seat !== seat && !piece.token);
}

export function hasPiece({ pieces }: View, seat: number, place: number): boolean {
  return pieces.some((piece) => piece.place === place && piece.seat === seat && !piece.token);
}

export function strengthOf({ players }: View, seat: number): number {
  return players[seat]?.strength.total ?? 0;
}

/** Chances in percent to win and to tie for the best, of a cowboy already placed or about to be. */
export interface Odds {
  readonly win: number;
  /** Of ties the share that passing decides. */
  readonly tie: number;
}

/** Against all cowboys there now, where the viewer's own is among them. */
export function oddsOfPlaced(stakes: Stakes): Odds {
  return oddsAt(stakes, strengthOf(stakes.view, stakes.seat));
}

export function oddsOfPlacing(stakes: Stakes, dice = 1): Odds {
  return oddsAt(stakes, strengthThere(stakes), dice);
}

function oddsAt(stakes: Stakes, strength: number, dice = diceOf(stakes)): Odds {
  const rivals = allRivals(stakes);
  const own = { strength, dice };
  const has = (takesTies: Rival['takesTies']): number =>
    chanceToWin(
      own,
      rivals.map((rival) => (rival.takesTies === 'open' ? { ...rival, takesTies } : rival)),
    );
  const win = has('yes');
  return { win: Math.round(100 * win), tie: Math.round(100 * (has('no') - win)) };
}

function diceOf({ view, seat, place }: Stakes): number {
  const dynamite = view.pieces.some(
    (piece) => piece.place === place && piece.seat === seat && piece.dynamite,
  );
  return dynamite ? 2 : 1;
}

function allRivals(stakes: Stakes): readonly Rival[] {
  const { view, place } = stakes;
  const outlaw: Rival = { strength: view.outlawStrength, dice: 0, takesTies: 'no' };
  const rivals = rivalsAt(stakes);
  return view.town.outlaw[place] === 1 ? [...rivals, outlaw] : rivals;
}

/** A placed cowboy has left the reserve, and no longer counts. */
export function strengthThere({ view, seat }: Stakes): number {
  return (view.players[seat]?.strength.total ?? 0) - 1;
}

/** B5.0, B6.2: what a lost duel costs; who earns on it (B9.14). */
export function loseLines(stakes: Stakes, words: Words): readonly string[] {
  return [loseLine(stakes, words), ...loserFees(stakes, words)];
}

function loseLine({ view, seat, place }: Stakes, { boardTable }: Words): string {
  const { stakes } = boardTable;
  if (!isParcelPlace(place)) return stakes.lose;
  const { income } = view.parcels[place] ?? {};
  const owner = view.town.owner[place] ?? -1;
  if (view.town.outlaw[place] === 1) return stakes.loseToOutlaw;
  if (owner < 0 || income === undefined) return stakes.lose;
  return owner === seat ? stakes.loseDefence({ amount: attackersShare(income) }) : stakes.loseRaid;
}

function loserFees({ view, seat }: Stakes, { boardTable }: Words): readonly string[] {
  return view.characters.flatMap(({ character, side, holder }) => {
    if (side === undefined || holder === undefined) return [];
    const { funeral, surgery } = CHARACTERS[character][side];
    if (funeral !== undefined && holder !== seat)
      return [boardTable.stakes.funeral({ money: funeral.money, count: funeral.points })];
    return surgery === undefined
      ? []
      : [boardTable.stakes.surgery({ fee: holder === seat ? 0 : surgery.fee })];
  });
}
