/** A game of six played by bots to the fullest screens there are, as records that the page takes. */
import { EXPANSION_IDS, type Options, type View } from '@carson/board-game';
import { type GameRecord, type Match, recordOf } from '@carson/engine';
import { type BotTown, playTown } from '../test/bot-town.ts';

type Variants = Options['variants'];

/** Everything that leaves one decision at a time. */
export const IN_TURNS: Variants = { river: { course: 'board' }, outlaws: true, horses: true };

/** Everything in the box. */
export const WITH_ALL: Variants = { ...IN_TURNS, newBeginning: true, mightIsRight: true, kitCarson: true };

/** Where the last round waits for someone to choose, to place, or to begin a duel; or for no one. */
export type TownMoment = 'characters' | 'firstCowboy' | 'lastCowboy' | 'duels' | 'over';

const FIRSTS: Readonly<Record<string, TownMoment>> = {
  takeCharacter: 'characters',
  placeCowboy: 'firstCowboy',
  placeTogether: 'firstCowboy',
  chooseDuel: 'duels',
};

/** The late moments of one town. */
export function fullTown(variants: Variants, seed: string): ReadonlyMap<TownMoment, GameRecord> {
  return lateMoments(townOf(variants, seed)).moments;
}

/** The town in which most is built, among a number of games. */
export function fullestTown(variants: Variants, games: number): ReadonlyMap<TownMoment, GameRecord> {
  const towns = Array.from({ length: games }, (_, at) => lateMoments(townOf(variants, `town/${at}`)));
  const [fullest] = towns.toSorted((a, b) => b.built - a.built);
  if (fullest === undefined) throw new Error('no town was founded');
  return fullest.moments;
}

function townOf(variants: Variants, seed: string): BotTown {
  const buildings = [...EXPANSION_IDS];
  return { options: { seats: 6, roster: { by: 'lot' }, buildings, variants }, seed, bot: 'greedy' };
}

interface LateTown {
  readonly moments: ReadonlyMap<TownMoment, GameRecord>;
  /** Parcels with something on them, and roads. */
  readonly built: number;
}

function lateMoments(town: BotTown): LateTown {
  const moments = new Map<TownMoment, Match>();
  let built = 0;
  for (const { match, asked } of playTown(town)) {
    const view = match.game.view(match.state, 'spectator') as View;
    const first = FIRSTS[asked?.kind ?? ''];
    if (asked === undefined) moments.set('over', match);
    if (view.round !== 4 || first === undefined) continue;
    if (!moments.has(first)) moments.set(first, match);
    if (first !== 'firstCowboy' || !mayPlace(match, asked?.seat ?? 0)) continue;
    moments.set('lastCowboy', match);
    built =
      view.town.on.filter((code) => code > 0).length + view.town.roads.filter((road) => road === 1).length;
  }
  return { moments: new Map([...moments].map(([moment, match]) => [moment, recordOf(match)])), built };
}

function mayPlace({ game, state }: Match, seat: number): boolean {
  return game.options(state, seat).some(({ type }) => type === 'placeCowboy');
}
