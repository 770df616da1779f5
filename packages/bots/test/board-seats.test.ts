import { boardGame, CHARACTER_IDS, SIDES, type Side, type State } from '@carson/board-game';
import { canonicalJson, seedRandom, stableHash } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { BOT_PEOPLE, type Bot, boardBots, botFor, LEVEL_IDS, playBotGame } from '../src/index.ts';
import { type Asked, anyBoardTable, boardTable, playWatched, totalAfter } from './board-tables.ts';

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
      const end = playWatched(greedy, anyBoardTable(tables), { seed: `legal ${table}`, watch });
      expect(boardGame.result(end)).toBeDefined();
    }
    const unmet = [...offered].filter((type) => !met.has(type) && !SELDOM.includes(type));
    expect(unmet).toEqual([]);
  });

  it('plays the same game again with the same seed, and another with another', () => {
    const options = boardTable({ seats: 3, roster: { by: 'lot' } });
    const hashOf = (seed: string) =>
      stableHash(playBotGame({ game: boardGame, options, seed, bots: [greedy, greedy, greedy] }));
    expect(hashOf('one')).toBe(hashOf('one'));
    expect(hashOf('one')).not.toBe(hashOf('two'));
  });

  it('decides alike in states that differ only in what it cannot know', () => {
    const options = boardTable({
      seats: 3,
      variants: { newBeginning: true, mightIsRight: true, outlaws: true },
    });
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
    const options = boardTable({ seats: 4 });
    for (let game = 0; game < 8; game++) {
      const bots = [random, random, random, random].with(game % 4, greedy);
      const { state } = playBotGame({ game: boardGame, options, seed: `stronger ${game}`, bots });
      expect(boardGame.result(state as State)?.[game % 4]?.rank).toBe(1);
    }
  });

  it('B11.3, B12.1 spends at the last cash limit what leaves most points', () => {
    let asked = 0;
    for (let game = 0; game < 4; game++) {
      playWatched(greedy, boardTable({ seats: 4 }), {
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
      playWatched(greedy, boardTable({ seats: 4 }), {
        seed: `tiles ${game}`,
        watch({ state, answer }) {
          if (state.round < 4 || state.steps.at(-1)?.kind !== 'buildNow') return;
          taken++;
          expect(answer.type).not.toBe('decline');
        },
      });
    }
    expect(taken).toBeGreaterThan(3);
  });

  it('B5.0 takes the revolvers, unless it is paid for losing duels (B9.1)', () => {
    const answerOf = (side: Side) => {
      const state = boardGame.setup(boardTable({ seats: 3 }), 'revolvers');
      const player = state.players[0];
      if (player === undefined) throw new Error('no one plays');
      player.power = 2 * CHARACTER_IDS.indexOf('sheriff') + SIDES.indexOf(side);
      state.steps.push({ kind: 'takeAmmunition', seat: 0 });
      const options = boardGame.options(state, 0);
      const view = boardGame.view(state, 0);
      return greedy.decide({ game: boardGame, view, seat: 0, options, random: seedRandom('') });
    };
    expect(answerOf('yellow')).toEqual({ type: 'takeAmmunition' });
    expect(answerOf('red')).toEqual({ type: 'decline' });
  });
});

describe('the bots of the board game', () => {
  it('are known by id, the simplest first', () => {
    expect(boardBots.map(({ id }) => id)).toEqual([
      'random',
      'greedy',
      ...BOT_PEOPLE.map(({ id }) => id),
      ...LEVEL_IDS,
    ]);
    expect(botFor('board', 'greedy')?.id).toBe('greedy');
    expect(botFor('board', 'genius')).toBeUndefined();
  });
});
