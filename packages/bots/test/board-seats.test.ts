import {
  boardGame,
  CHARACTER_IDS,
  type Command,
  EXPANSION_IDS,
  type Options,
  type OptionsInput,
  PRESET_IDS,
  SIDES,
  type Side,
  type State,
  VARIANT_IDS,
} from '@carson/board-game';
import { below, canonicalJson, pick, type Random, seedRandom, stableHash } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { type Bot, boardBots, botFor, LEVEL_IDS, playBotGame } from '../src/index.ts';

function read(input: OptionsInput): Options {
  const options = boardGame.readOptions(input);
  if (!options.ok) throw new Error(JSON.stringify(options.refusal));
  return options.value;
}

/** Seats, roster, buildings and variants by lot. */
function anyTable(random: Random): Options {
  const coin = () => below(random, 2) === 0;
  const chosen = VARIANT_IDS.filter(coin);
  const settings = chosen.map((id) => [id, id === 'river' ? { course: 'random' } : true] as const);
  return read({
    seats: 2 + below(random, 5),
    roster: coin() ? { by: 'lot' } : { by: 'preset', preset: pick(random, PRESET_IDS) },
    buildings: EXPANSION_IDS.filter(coin),
    variants: Object.fromEntries(settings),
  });
}

interface Asked {
  readonly state: State;
  readonly seat: number;
  readonly options: readonly Command[];
  readonly answer: Command;
}

/** A whole game of one bot on every seat, with a look at the state, which bots themselves never get. */
function playWatched(
  bot: Bot,
  options: Options,
  { seed, watch }: { seed: string; watch: (asked: Asked) => void },
) {
  const state = boardGame.setup(options, seed);
  const random = seedRandom(seed);
  for (let [owed] = boardGame.owed(state); owed !== undefined; [owed] = boardGame.owed(state)) {
    const { seat } = owed;
    const legal = boardGame.options(state, seat);
    const view = boardGame.view(state, seat);
    const answer = bot.decide({ game: boardGame, view, seat, options: legal, random }) as Command;
    watch({ state, seat, options: legal, answer });
    boardGame.play(state, seat, answer);
  }
  return state;
}

/** What a greedy seat has no reason to say where it plays against its like. */
const SELDOM: readonly string[] = ['takeHalf', 'takeBack', 'takeHorse', 'cancelBuild', 'layTownRoad'];

describe('the greedy seat of the board game', () => {
  const greedy = botFor('board', 'greedy') as Bot;

  it('says only what is legal, at tables of every kind, and answers every kind of question', () => {
    const tables = seedRandom('tables');
    const [met, offered] = [new Set<string>(), new Set<string>()];
    for (let table = 0; table < 14; table++) {
      const watch = ({ options, answer }: Asked) => {
        expect(options.includes(answer)).toBe(true);
        met.add(answer.type);
        for (const { type } of options) offered.add(type);
      };
      const end = playWatched(greedy, anyTable(tables), { seed: `legal ${table}`, watch });
      expect(boardGame.result(end)).toBeDefined();
    }
    const unmet = [...offered].filter((type) => !met.has(type) && !SELDOM.includes(type));
    expect(unmet).toEqual([]);
  });

  it('plays the same game again with the same seed, and another with another', () => {
    const options = read({ seats: 3, roster: { by: 'lot' } });
    const hashOf = (seed: string) =>
      stableHash(playBotGame({ game: boardGame, options, seed, bots: [greedy, greedy, greedy] }));
    expect(hashOf('one')).toBe(hashOf('one'));
    expect(hashOf('one')).not.toBe(hashOf('two'));
  });

  it('decides alike in states that differ only in what it cannot know', () => {
    const options = read({ seats: 3, variants: { newBeginning: true, mightIsRight: true, outlaws: true } });
    const chance = seedRandom('imagined');
    let twins = 0;
    playWatched(greedy, options, {
      seed: 'secrets',
      watch({ state, seat, answer }) {
        const twin = boardGame.imagine(boardGame.view(state, seat), chance);
        if (canonicalJson(twin) !== canonicalJson(state)) twins++;
        const question = { game: boardGame, view: boardGame.view(twin, seat), seat, random: seedRandom('') };
        expect(greedy.decide({ ...question, options: boardGame.options(twin, seat) })).toEqual(answer);
      },
    });
    expect(twins).toBeGreaterThan(100);
  });

  it('beats the random one at a table of four, wherever it sits', () => {
    const random = botFor('board', 'random');
    const options = read({ seats: 4 });
    for (let game = 0; game < 8; game++) {
      const bots = [random, random, random, random].with(game % 4, greedy);
      const { state } = playBotGame({ game: boardGame, options, seed: `stronger ${game}`, bots });
      expect(boardGame.result(state as State)?.[game % 4]?.rank).toBe(1);
    }
  });

  it('B11.3, B12.1 spends at the last cash limit what leaves most points', () => {
    let asked = 0;
    for (let game = 0; game < 4; game++) {
      playWatched(greedy, read({ seats: 4 }), {
        seed: `limit ${game}`,
        watch({ state, seat, options, answer }) {
          if (answer.type !== 'spend' || state.round < 4) return;
          asked++;
          const spending = options.filter(({ type }) => type === 'spend');
          const totals = spending.map((option) => totalAfter(state, seat, option));
          expect(totalAfter(state, seat, answer)).toBe(Math.max(...totals));
        },
      });
    }
    expect(asked).toBeGreaterThan(3);
  });

  it('B5.5 takes no tile in the last round that it does not build', () => {
    let taken = 0;
    for (let game = 0; game < 4; game++) {
      playWatched(greedy, read({ seats: 4 }), {
        seed: `tiles ${game}`,
        watch({ state, answer }) {
          if (state.round < 4 || state.frames.at(-1)?.step !== 'buildNow') return;
          taken++;
          expect(answer.type).not.toBe('decline');
        },
      });
    }
    expect(taken).toBeGreaterThan(3);
  });

  it('B5.0 takes the revolvers, unless it is paid for losing duels (B9.1)', () => {
    const answerOf = (side: Side) => {
      const state = boardGame.setup(read({ seats: 3 }), 'revolvers');
      const player = state.players[0];
      if (player === undefined) throw new Error('nobody plays');
      player.power = 2 * CHARACTER_IDS.indexOf('sheriff') + SIDES.indexOf(side);
      state.frames.push({ step: 'takeAmmunition', seat: 0 });
      const options = boardGame.options(state, 0);
      const view = boardGame.view(state, 0);
      return greedy.decide({ game: boardGame, view, seat: 0, options, random: seedRandom('') });
    };
    expect(answerOf('yellow')).toEqual({ type: 'takeAmmunition' });
    expect(answerOf('red')).toEqual({ type: 'decline' });
  });
});

function totalAfter(before: State, seat: number, command: Command): number {
  const state = boardGame.clone(before);
  boardGame.play(state, seat, command);
  return boardGame.score(state)[seat]?.total ?? 0;
}

describe('the bots of the board game', () => {
  it('are known by id, the simplest first', () => {
    expect(boardBots.map(({ id }) => id)).toEqual(['random', 'greedy', ...LEVEL_IDS]);
    expect(botFor('board', 'greedy')?.id).toBe('greedy');
    expect(botFor('board', 'genius')).toBeUndefined();
  });
});
