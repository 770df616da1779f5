/** The board game for the review: kinds of decisions, and what dice and tiles brought. */
import {
  type BoardEvent,
  type BuildingId,
  boardGame,
  CHARACTERS,
  type Command,
  characterOf,
  idOf,
  isBuilding,
  prospectsOf,
  type State,
  sideOf,
  type View,
} from '@carson/board-game';
import { seedRandom } from '@carson/engine';
import { type Distribution, evenly, weighted } from '../review/distribution.ts';
import { duelChances } from '../review/duel-odds.ts';
import type { Draw, LuckTally } from '../review/luck.ts';
import type { AnyReviewer, Cause, DecisionKind, Reviewer } from '../review/reviewer.ts';
import { SEARCH } from './levels.ts';
import { boardModel } from './model.ts';
import { tasteOf } from './taste.ts';
import TUNED from './weights.json' with { type: 'json' };

const reviewer: Reviewer<State, Command, View> = {
  model: () => boardModel({ weights: TUNED, taste: tasteOf(seedRandom('none'), 0) }),
  lookAhead: SEARCH,
  firstStage: 0,
  noiseScale: 1.3,
  kindOf: ({ type }) => KINDS[type],
  roundOf: ({ round }) => Math.max(1, round),
  causeOf: ({ type }) => CAUSE_OF[type],
  luck: boardLuck,
};

export const boardReviewer = reviewer as AnyReviewer;

const KINDS: Readonly<Record<Command['type'], DecisionKind>> = {
  layRoad: 'building',
  decline: 'purchase',
  done: 'purchase',
  fillKit: 'setup',
  claimParcel: 'setup',
  placeCityHall: 'setup',
  layTownRoad: 'setup',
  takeCharacter: 'character',
  choose: 'power',
  nameParcel: 'power',
  bid: 'power',
  placeCowboy: 'placement',
  takeBack: 'placement',
  pass: 'placement',
  putHorse: 'placement',
  takeHorse: 'placement',
  buyHorse: 'purchase',
  takeSalary: 'power',
  takeAmmunition: 'purchase',
  chooseDuel: 'duel',
  buyParcel: 'purchase',
  takeTile: 'purchase',
  build: 'building',
  setHouse: 'building',
  askConsent: 'building',
  answerConsent: 'building',
  cancelBuild: 'building',
  blastMine: 'power',
  doubleRanch: 'power',
  doubleKind: 'power',
  buyPoints: 'purchase',
  spend: 'power',
  throwAgain: 'duel',
  playTiles: 'duel',
  treat: 'power',
  payFuneral: 'power',
  moveOutlaw: 'power',
  takeReward: 'power',
  takeHalf: 'power',
};

const CAUSE_OF: Readonly<Record<string, Cause | undefined>> = {
  diceThrown: 'dice',
  dieThrownAgain: 'dice',
  gamed: 'dice',
  parcelThrown: 'dice',
  outlawThrown: 'dice',
  outlawsArrived: 'dice',
  rodeoWon: 'dice',
  tilesRevealed: 'tiles',
  tileDrawn: 'tiles',
};

const DIE = [1, 2, 3, 4, 5, 6] as const;
const TWO_DICE = evenly(DIE.flatMap((black) => DIE.map((white) => black + white)));
const ONE_DIE = evenly(DIE);

function boardLuck(): LuckTally<State> {
  let draws: Draw[] = [];
  const dice: number[][] = [];
  const face = (seat: number, pips: number): void => {
    const faces = dice[seat] ?? DIE.map(() => 0);
    dice[seat] = faces.with(pips - 1, (faces[pips - 1] ?? 0) + 1);
  };
  let thrown: readonly (readonly number[])[] = [];
  let again: readonly boolean[] = [];

  const listen = (event: BoardEvent, state: State): void => {
    switch (event.type) {
      case 'diceThrown':
        thrown = event.shown;
        again = event.seats.map((seat) => mayThrowAgain(state, seat));
        for (const [at, seat] of event.seats.entries()) {
          for (const pips of event.shown[at] ?? []) {
            face(seat, pips);
            draws.push({ id: 'duelDice', seat, got: pips, outcomes: ONE_DIE });
          }
        }
        break;
      case 'dieThrownAgain':
        face(event.seat, event.after);
        draws.push({ id: 'duelDice', seat: event.seat, got: event.after, outcomes: ONE_DIE });
        break;
      case 'duelDecided':
        if (thrown.length > 0) draws.push(...duelDraws(event, thrown, again));
        thrown = [];
        break;
      case 'gamed':
        face(event.seat, event.black);
        face(event.seat, event.white);
        draws.push({ id: 'gaming', seat: event.seat, got: event.black + event.white, outcomes: TWO_DICE });
        break;
      case 'tileDrawn':
        if (event.place !== undefined && state.round > 0) draws.push(...tileDraws(event.building, state));
    }
  };
  return {
    happened: listen,
    take() {
      const taken = draws;
      draws = [];
      return taken;
    },
    dice,
    redeal(state, key) {
      const copy = boardGame.clone(state);
      return { ...copy, random: seedRandom(key) };
    },
  };
}

function mayThrowAgain({ players }: State, seat: number): boolean {
  const power = players[seat]?.power ?? -1;
  const id = characterOf(power);
  return id !== undefined && CHARACTERS[id][sideOf(power)].throwsAgain;
}

type DuelDecided = Extract<BoardEvent, { type: 'duelDecided' }>;

function duelDraws(
  { entries, outlaw, winner }: DuelDecided,
  thrown: readonly (readonly number[])[],
  again: readonly boolean[],
): readonly Draw[] {
  const duellists = entries.map(({ strength }, at) => ({
    strength: strength.total,
    dice: thrown[at]?.length ?? 0,
    again: again[at] === true,
  }));
  const chances = duelChances({ duellists, least: outlaw });
  return entries.map(({ seat }, at) => {
    const chance = chances[at] ?? 0;
    const outcomes: Distribution = new Map([
      [1, chance],
      [0, 1 - chance],
    ]);
    return { id: 'duels', seat, got: seat === winner ? 1 : 0, outcomes };
  });
}

/** A drawn tile is worth to a seat what it would earn on the best parcel the seat owns. */
function tileDraws(building: BuildingId, state: State): readonly Draw[] {
  const bag = state.bag.flatMap((count, tile) => {
    const id = idOf(tile);
    return count > 0 && id !== undefined && isBuilding(id) ? [[id, count] as const] : [];
  });
  return state.players.map((_, seat) => {
    const fit = (id: BuildingId): number =>
      Math.max(0, ...prospectsOf(state, seat, id).flatMap(({ owned, income }) => (owned ? [income] : [])));
    const got = fit(building);
    const outcomes = weighted([[got, 1], ...bag.map(([id, count]) => [fit(id), count] as const)]);
    return { id: 'tiles', seat, got, outcomes };
  });
}
