import { boardGame } from '@carson/board-game';
import { cardGame } from '@carson/card-game';
import {
  type AnyGame,
  below,
  canonicalJson,
  type GameCommand,
  type GameState,
  pick,
  type Random,
  seedRandom,
  stableHash,
} from '@carson/engine';
import { describe, expect, it } from 'vitest';
import {
  BOT_PEOPLE,
  type Budget,
  boardLevels,
  botFor,
  cardLevels,
  LEVEL_IDS,
  type Thinker,
  type Thought,
} from '../src/index.ts';
import { anyBoardTable } from './board-tables.ts';
import { anyCardTable } from './card-tables.ts';

/** Enough to go through every part of the search, little enough for a test. */
const QUICK = { iterations: 6 };
const BY_PRIOR = { iterations: 0 };

interface Kind {
  readonly name: string;
  readonly game: AnyGame;
  readonly levels: readonly Thinker[];
  readonly anyTable: (random: Random) => unknown;
  readonly tables: number;
}

const KINDS: readonly Kind[] = [
  { name: 'cards', game: cardGame as AnyGame, levels: cardLevels, anyTable: anyCardTable, tables: 2 },
  { name: 'board', game: boardGame as AnyGame, levels: boardLevels, anyTable: anyBoardTable, tables: 2 },
];

interface Asked {
  readonly game: AnyGame;
  readonly state: GameState;
  readonly seat: number;
  readonly options: readonly GameCommand[];
}

/** A position somewhere in a game that is played at random. */
function somewhere({ game, anyTable }: Kind, seed: string): Asked {
  for (let attempt = 0; ; attempt++) {
    const random = seedRandom(`${seed} ${attempt}`);
    const state = game.setup(anyTable(random), seed);
    for (let moves = below(random, 120); moves >= 0; moves--) {
      const [owed] = game.owed(state);
      if (owed === undefined) break;
      const options = game.options(state, owed.seat);
      if (moves === 0 && options.length > 1) return { game, state, seat: owed.seat, options };
      game.play(state, owed.seat, pick(random, options));
    }
  }
}

function thinkAbout(level: Thinker, { game, state, seat, options }: Asked): Thought {
  const view = game.view(state, seat);
  return level.think({ game, view, seat, options, random: seedRandom('x') }, QUICK);
}

function ask(level: Thinker, { game, state, seat, options }: Asked, seed = 'bot'): GameCommand {
  const view = game.view(state, seat);
  return level.decide({ game, view, seat, options, random: seedRandom(seed) }, QUICK);
}

describe('the levels', () => {
  it.each(KINDS)('of $name are five, the weakest first, and are found by name', ({ game, levels }) => {
    expect(levels.map(({ id }) => id)).toEqual(LEVEL_IDS);
    for (const level of levels) expect(botFor(game.id, level.id)).toBe(level);
  });
});

for (const kind of KINDS) {
  const { game, levels, anyTable, tables } = kind;

  describe.each(levels)(`the $id of ${kind.name}`, (level) => {
    it('says only what is legal, in whole games with any roster and variants', () => {
      for (let table = 0; table < tables; table++) {
        const random = seedRandom(`table ${level.id} ${table}`);
        const state = game.setup(anyTable(random), `game ${table}`);
        for (let [owed] = game.owed(state); owed !== undefined; [owed] = game.owed(state)) {
          const { seat } = owed;
          const options = game.options(state, seat);
          const view = game.view(state, seat);
          // Now and then in earnest, so that a search is part of many different games.
          const budget = below(random, 60) === 0 ? QUICK : BY_PRIOR;
          const command = level.decide({ game, view, seat, options, random }, budget);
          expect(options).toContain(command);
          expect(game.check(state, seat, command)).toBeUndefined();
          game.play(state, seat, command);
        }
        expect(game.result(state)).toBeDefined();
      }
    });

    it('answers the same question the same way with the same chance', () => {
      for (let at = 0; at < 6; at++) {
        const asked = somewhere(kind, `same ${at}`);
        expect(ask(level, asked)).toEqual(ask(level, asked));
      }
    });

    it('leaves the view and the options as they were', () => {
      const asked = somewhere(kind, 'untouched');
      const view = game.view(asked.state, asked.seat);
      const before = stableHash({ view, options: asked.options });
      level.think({ game, view, seat: asked.seat, options: asked.options, random: seedRandom('x') }, QUICK);
      expect(stableHash({ view, options: asked.options })).toBe(before);
    });

    it('says why: a few options, the chosen one first, each with chances and grounds', () => {
      for (let at = 0; at < 4; at++) {
        const asked = somewhere(kind, `why ${at}`);
        const thought = thinkAbout(level, asked);
        expect(thought.reasons[0]?.option).toBe(thought.command);
        expect(thought.reasons.length).toBeLessThanOrEqual(3);
        for (const { option, chance, score, grounds } of thought.reasons) {
          expect(asked.options).toContain(option);
          expect(chance).toBeGreaterThanOrEqual(0);
          expect(chance).toBeLessThanOrEqual(1);
          expect(Number.isFinite(score)).toBe(true);
          expect(grounds.length).toBeGreaterThan(0);
        }
      }
    });

    it('says aloud what speaks for the very command it decides on', () => {
      for (let at = 0; at < 4; at++) {
        const { state, seat, options } = somewhere(kind, `aloud ${at}`);
        const question = { game, view: game.view(state, seat), seat, options };
        const random = seedRandom('x');
        const { command, grounds } = level.deliberate({ ...question, random }, QUICK);
        const { drawn } = random;
        expect(grounds().length).toBeGreaterThan(0);
        expect(random.drawn).toBe(drawn);
        expect(level.decide({ ...question, random: seedRandom('x') }, QUICK)).toEqual(command);
      }
    });

    it('gives the same reasons again, also in another state with the same view', () => {
      for (let at = 0; at < 4; at++) {
        const asked = somewhere(kind, `why ${at}`);
        const thought = thinkAbout(level, asked);
        expect(thinkAbout(level, asked)).toEqual(thought);
        const twin = game.imagine(game.view(asked.state, asked.seat), seedRandom(`truth ${at}`));
        expect(thinkAbout(level, { ...asked, state: twin })).toEqual(thought);
      }
    });
  });

  const people = BOT_PEOPLE.map(({ id }) => botFor(game.id, id) as Thinker);

  describe.each([...levels, ...people])(`the $id of ${kind.name}`, (bot) => {
    it('knows nothing beyond its view: it answers alike in another state with the same view', () => {
      let differ = 0;
      for (let at = 0; at < 8; at++) {
        const asked = somewhere(kind, `secret ${at}`);
        const view = game.view(asked.state, asked.seat);
        const twin = game.imagine(view, seedRandom(`twin ${at}`));
        expect(canonicalJson(game.view(twin, asked.seat))).toBe(canonicalJson(view));
        if (canonicalJson(twin) !== canonicalJson(asked.state)) differ++;
        expect(ask(bot, { ...asked, state: twin })).toEqual(ask(bot, asked));
      }
      expect(differ).toBeGreaterThan(4);
    });
  });

  describe(`a search in ${kind.name}`, () => {
    const legend = levels.at(-1);
    if (legend === undefined) throw new Error('there is no level');

    it('stops when it is told to, and still answers', () => {
      for (let at = 0; at < 5; at++) {
        const { state, seat, options } = somewhere(kind, `stop ${at}`);
        const question = { game, view: game.view(state, seat), seat, options };
        let left = 20;
        const budget = { iterations: 1_000_000, left: () => left-- };
        const command = legend.decide({ ...question, random: seedRandom('x') }, budget);
        expect(options).toContain(command);
        expect(left).toBeGreaterThanOrEqual(0);
      }
    });

    it('that has no time at all answers by the prior, and says why', () => {
      for (let at = 0; at < 5; at++) {
        const { state, seat, options } = somewhere(kind, `no time ${at}`);
        const question = { game, view: game.view(state, seat), seat, options };
        const by = (budget: Budget) => legend.think({ ...question, random: seedRandom('x') }, budget);
        const { command, reasons } = by({ left: () => 0 });
        expect(command).toEqual(legend.decide({ ...question, random: seedRandom('x') }, BY_PRIOR));
        for (const { chance, score } of reasons) expect(chance + score).not.toBeNaN();
        expect(reasons[0]?.grounds.length).toBeGreaterThan(0);
      }
    });

    it('tells of nothing that is less likely to win before what is more so', () => {
      for (let at = 0; at < 8; at++) {
        const chances = thinkAbout(legend, somewhere(kind, `order ${at}`)).reasons.map(
          ({ chance }) => chance,
        );
        expect(chances).toEqual(chances.toSorted((a, b) => b - a));
      }
    });

    it('without any playout answers by the prior', () => {
      const { state, seat, options } = somewhere(kind, 'by the prior');
      const question = { game, view: game.view(state, seat), seat, options, random: seedRandom('x') };
      expect(options).toContain(legend.decide(question, { iterations: 0 }));
    });
  });
}
