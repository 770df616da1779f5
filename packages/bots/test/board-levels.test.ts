import {
  boardGame,
  type Command,
  isFree,
  isParcelPlace,
  NOBODY,
  type State,
  type View,
} from '@carson/board-game';
import { pick, type Random, seedRandom, stableHash } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { questionOf } from '../src/board/answers/question.ts';
import { tasteOf } from '../src/board/taste.ts';
import { judgementOf } from '../src/board/town/outlook.ts';
import TUNED from '../src/board/weights.json' with { type: 'json' };
import { type Bot, boardLevels, botFor, type Thinker } from '../src/index.ts';
import { boundedLiking } from '../src/liking.ts';
import { anyBoardTable, boardTable, playWatched, totalAfter } from './board-tables.ts';

type Level = Thinker<View, Command>;

interface Asked {
  readonly state: State;
  readonly seat: number;
  readonly options: readonly Command[];
}

function ask(level: Level, { state, seat, options }: Asked, random: Random = seedRandom('bot')): Command {
  const view = boardGame.view(state, seat);
  return level.decide({ game: boardGame, view, seat, options, random }, { iterations: 6 });
}

/** Questions of games that are played at random, where seats may do foolish things. */
function questions(seed: string, wanted: (asked: Asked) => boolean): readonly Asked[] {
  const random = seedRandom(seed);
  const found: Asked[] = [];
  for (let game = 0; game < 14; game++) {
    const state = boardGame.setup(anyBoardTable(random), `${seed} ${game}`);
    for (let [owed] = boardGame.owed(state); owed !== undefined; [owed] = boardGame.owed(state)) {
      const { seat } = owed;
      const options = boardGame.options(state, seat);
      const asked = { state, seat, options };
      if (options.length > 1 && wanted(asked)) found.push({ ...asked, state: boardGame.clone(state) });
      boardGame.play(state, seat, pick(random, options));
    }
  }
  return found;
}

const LEAVING: readonly string[] = ['decline', 'done', 'pass'];
const LAST_ROUND = 4;

/** Something brings points at once, in a round after which nothing else does. */
function offersPoints({ state, seat, options }: Asked): boolean {
  if (state.round < LAST_ROUND) return false;
  const leaving = options.find(({ type }) => LEAVING.includes(type));
  if (leaving === undefined) return false;
  const left = totalAfter(state, seat, leaving);
  return options.some((option) => totalAfter(state, seat, option) > left);
}

/** In the last round a tile is for sale to a person who has lost every bare parcel. */
function uselessTiles(): readonly Asked[] {
  const found: Asked[] = [];
  for (let game = 0; game < 5; game++) {
    playWatched(botFor('board', 'greedy') as Bot, boardTable({ seats: 4 }), {
      seed: `useless ${game}`,
      watch({ state, seat, options }) {
        if (state.round < LAST_ROUND || !options.some(({ type }) => type === 'takeTile')) return;
        const poorer = boardGame.clone(state);
        poorer.town.owner.forEach((owner, parcel) => {
          if (owner === seat && isFree(poorer.town, parcel)) poorer.town.owner[parcel] = NOBODY;
        });
        found.push({ state: poorer, seat, options: boardGame.options(poorer, seat) });
      },
    });
  }
  return found;
}

const GAINS = questions('gains', offersPoints);
const PLACINGS = questions('placings', ({ options }) => options[0]?.type === 'placeCowboy').filter(
  (_, at) => at % 12 === 0,
);
const USELESS = uselessTiles();

describe.each(boardLevels)('the $id of the board game', (level) => {
  it('leaves no points that it can have at once', () => {
    expect(GAINS.length).toBeGreaterThan(20);
    for (const asked of GAINS) expect(LEAVING).not.toContain(ask(level, asked).type);
  });

  it('B5.5 buys no tile that can no longer be built', () => {
    expect(USELESS.length).toBeGreaterThan(4);
    for (const asked of USELESS) {
      for (const mood of ['bright', 'dull', 'hasty', 'slow']) {
        expect(ask(level, asked, seedRandom(mood)).type).not.toBe('takeTile');
      }
    }
  });
});

/** The levels that overlook options, at a table of their own. */
describe.each(boardLevels.slice(0, 3))('the $id of the board game errs as people do', (level) => {
  const answers: { readonly state: State; readonly seat: number; readonly answer: Command }[] = [];
  for (let game = 0; game < 6; game++) {
    playWatched(level as Bot, boardTable({ seats: 4 }), {
      seed: `errs ${game}`,
      watch: ({ state, seat, answer }) => answers.push({ state: boardGame.clone(state), seat, answer }),
    });
  }

  it('B4.1 and sends hardly a cowboy where nothing is to be had', () => {
    const sent = answers.flatMap(({ state, seat, answer }) => {
      if (answer.type !== 'placeCowboy') return [];
      const { worth } = questionOf(boardGame.view(state, seat), seat, judgementOf(TUNED)).placing();
      return [worth(answer.place)];
    });
    expect(sent.length).toBeGreaterThan(200);
    expect(sent.filter((worth) => worth <= 0).length).toBeLessThan(sent.length / 50);
  });

  it('B4.4 and does not pass in the first round before it has placed a cowboy', () => {
    const passed = answers.filter(({ state, answer }) => state.round === 1 && answer.type === 'pass');
    const placed = passed.map(
      ({ state, seat }) => boardGame.view(state, seat).pieces.filter((piece) => piece.seat === seat).length,
    );
    expect(placed).not.toContain(0);
  });

  it('B11.3 and spends no dollar that brings no point', () => {
    const sums = answers.flatMap(({ state, seat, answer }) =>
      answer.type === 'spend' ? [{ state, seat, amount: answer.amount }] : [],
    );
    expect(sums.some(({ amount }) => amount > 0)).toBe(true);
    for (const { state, seat, amount } of sums) {
      const least = boardGame
        .options(state, seat)
        .flatMap((option) => (option.type === 'spend' ? [option.amount] : []));
      expect(amount % 10 === 0 || amount === Math.min(...least)).toBe(true);
    }
  });
});

describe.each(boardLevels)('the tastes of the $id in the board game', (level) => {
  const atFirstSight = (name: string, drawn: number): Pick<Bot, 'decide'> => ({
    decide: ({ view, seat, options }) => {
      const random = { key: seedRandom(name).key, drawn };
      const question = { game: boardGame, view: view as View, seat, options: options as Command[], random };
      return level.decide(question, { iterations: 0 });
    },
  });

  it('make two games with the same luck differ', () => {
    const games = ['one', 'two', 'three'].map((name) =>
      stableHash(playWatched(atFirstSight(name, 0), boardTable({ seats: 2 }), { seed: 'same luck' })),
    );
    expect(new Set(games).size).toBe(3);
  });

  it('last for a game and show in what cowboys are sent out for', () => {
    const people = Array.from({ length: 40 }, (_, at) => `somebody ${at}`).sort(
      (a, b) => likingOfLand(a) - likingOfLand(b),
    );
    const [farmer = '', drover = ''] = [people.at(-1), people.at(0)];
    const claims = (name: string, later: number) =>
      PLACINGS.filter(({ state, seat, options }, at) => {
        const view = boardGame.view(state, seat);
        const question = { game: boardGame, view, seat, options, random: seedRandom('') };
        const bot = atFirstSight(name, later + 1_000 * at);
        return isClaim(state, bot.decide(question) as Command);
      }).length;
    expect(claims(farmer, 0)).toBeGreaterThan(claims(drover, 0));
    expect(claims(farmer, 500_000)).toBeGreaterThan(claims(drover, 500_000));
  });
});

/** A person’s liking for land, as large as it can be for 1. */
function likingOfLand(name: string): number {
  return tasteOf(seedRandom(name), 1).pursuits.land;
}

function isClaim({ town }: State, command: Command): boolean {
  return (
    command.type === 'placeCowboy' && isParcelPlace(command.place) && town.owner[command.place] === NOBODY
  );
}

it('a taste never turns a gain into a loss or a loss into a gain', () => {
  expect(2 + boundedLiking(2, -5)).toBeGreaterThan(0);
  expect(boundedLiking(0, 5)).toBe(0);
  expect(boundedLiking(-1, 5)).toBe(0);
  expect(boundedLiking(2, 0.5)).toBe(0.5);
});
