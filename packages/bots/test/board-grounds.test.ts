import { boardGame, type Command, EXPANSION_IDS, type OptionsInput, type State } from '@carson/board-game';
import { pick, seedRandom } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { groundsFor } from '../src/board/grounds/index.ts';
import { BEGINNING } from '../src/board/weights.ts';
import { type Bot, botFor } from '../src/index.ts';
import type { Ground } from '../src/search/model.ts';
import { type Asked, anyBoardTable, boardTable, playWatched } from './board-tables.ts';
import { type Claim, playClaim } from './claims.ts';
import { prove } from './ground-checks.ts';

const WIDE: OptionsInput = {
  seats: 4,
  roster: { by: 'lot' },
  buildings: [...EXPANSION_IDS],
  variants: { river: { course: 'random' }, outlaws: true, horses: true },
};
const TILES: OptionsInput = {
  seats: 5,
  roster: { by: 'lot' },
  buildings: [...EXPANSION_IDS],
  variants: { newBeginning: true, outlaws: true, mightIsRight: true, horses: true },
};
const TOGETHER: OptionsInput = { seats: 3, variants: { kitCarson: true } };
/** B9.10: someone throws again. */
const GUNS: OptionsInput = {
  seats: 4,
  roster: {
    by: 'hand',
    characters: (['gunsmith', 'hiredGun', 'settler', 'captain', 'indian', 'governor', 'singer'] as const).map(
      (character) => ({ character, side: 'red' }),
    ),
  },
};

/** The grounds as the seat itself finds them: from its view, in a state that it imagines. */
function groundsOf({ state, seat, option }: Claim, imagined = 'imagined'): readonly Ground[] {
  const known = boardGame.imagine(boardGame.view(state, seat), seedRandom(imagined));
  return groundsFor({ state: known, seat, weights: BEGINNING }, option);
}

/** Every question of games in which wise and foolish answers take turns. */
function watchGames(games: number, watch: (asked: Asked, kind: string) => void): void {
  const tables = seedRandom('grounds');
  const [greedy, random] = [botFor('board', 'greedy') as Bot, botFor('board', 'random') as Bot];
  for (let game = 0; game < games; game++) {
    const input = [WIDE, TILES, TOGETHER, GUNS][game % 5];
    const table = input === undefined ? anyBoardTable(tables) : boardTable(input);
    const bot = game % 3 === 0 ? random : greedy;
    playWatched(bot, table, {
      seed: `grounds ${game}`,
      watch: (asked) =>
        watch(asked, boardGame.owed(asked.state).find(({ seat }) => seat === asked.seat)?.kind ?? ''),
    });
  }
}

const PLAIN: readonly string[] = ['promises', 'nothingBetter'];

/** At least this many kinds of questions are asked in these games. */
const KINDS = 44;

describe('the grounds of the board game', () => {
  it('are true: their numbers are what happens when the command is played', () => {
    const told = new Set<string>();
    const chance = seedRandom('others');
    watchGames(10, ({ state, seat, options, answer }) => {
      for (const option of new Set([answer, pick(chance, options)])) {
        const claim = { state, seat, option };
        const played = playClaim(claim);
        for (const { key, params } of groundsOf(claim)) {
          told.add(key);
          try {
            prove(key, params, claim, played);
          } catch (error) {
            throw new Error(`${key} ${JSON.stringify(params)} of ${JSON.stringify(option)}`, {
              cause: error,
            });
          }
        }
      }
    });
    expect(told.size).toBeGreaterThan(50);
  });

  it('tell nothing that the seat cannot know, and the same again', () => {
    let asks = 0;
    watchGames(4, ({ state, seat, answer: option }) => {
      if (asks++ % 3 !== 0) return;
      const claim = { state, seat, option };
      const twin: State = boardGame.imagine(boardGame.view(state, seat), seedRandom(`twin ${asks}`));
      expect(groundsOf({ ...claim, state: twin }, 'otherwise')).toEqual(groundsOf(claim));
    });
  });

  it('tell the others nothing of a hand but that its better tiles are saved, which no bot says aloud', () => {
    let [asks, tiles] = [0, 0];
    const openTo = (claim: Claim) => groundsOf(claim).filter(({ key }) => key !== 'savesTiles');
    watchGames(5, ({ state, seat, answer: option }) => {
      const twin = boardGame.imagine(boardGame.view(state, 'spectator'), seedRandom(`seen ${asks++}`));
      if (boardGame.check(twin, seat, option) !== undefined) return;
      if (option.type === 'playTiles') tiles++;
      expect(openTo({ state: twin, seat, option })).toEqual(openTo({ state, seat, option }));
    });
    expect(tiles).toBeGreaterThan(5);
  });

  it('say something about every kind of decision', () => {
    const [met, telling] = [new Set<string>(), new Set<string>()];
    watchGames(28, ({ state, seat, options }, kind) => {
      met.add(kind);
      if (telling.has(kind)) return;
      const says = (option: Command) =>
        groundsOf({ state, seat, option }).some(({ key }) => !PLAIN.includes(key));
      if (options.filter(({ type }) => type !== 'layRoad').some(says)) telling.add(kind);
    });
    expect(met.size, 'kinds').toBeGreaterThanOrEqual(KINDS);
    expect([...met].filter((kind) => !telling.has(kind))).toEqual([]);
  });

  it('are two or three, short to read', () => {
    watchGames(2, ({ state, seat, answer: option }) => {
      const { length } = groundsOf({ state, seat, option });
      expect(length).toBeGreaterThan(0);
      expect(length).toBeLessThan(4);
    });
  });
});

describe('what is told of the rounds to come', () => {
  it('B3.2 no more players place earlier than told', () => {
    const told = new Map<number, number>();
    watchGames(4, ({ state, seat, answer: option }) => {
      if (option.type === 'takeCharacter' && state.steps.at(-1)?.kind === 'characters') {
        const turn = groundsOf({ state, seat, option }).find(({ key }) => key === 'turnAfter');
        told.delete(seat);
        if (turn !== undefined) told.set(seat, Number(turn.params['count']));
      }
      if (state.steps.at(-1)?.kind !== 'placing') return;
      for (const [known, most] of told) {
        expect(state.turnOrder.indexOf(known)).toBeLessThanOrEqual(most);
      }
    });
  });

  it('B7.1 a building pays as often as told', () => {
    const random = seedRandom('pays');
    const [greedy] = [botFor('board', 'greedy') as Bot];
    for (let game = 0; game < 3; game++) {
      const state = boardGame.setup(boardTable({ seats: 4 }), `pays ${game}`);
      const told = new Map<number, number>();
      const paid = new Map<number, number>();
      for (let [owed] = boardGame.owed(state); owed !== undefined; [owed] = boardGame.owed(state)) {
        const { seat } = owed;
        const view = boardGame.view(state, seat);
        const question = { game: boardGame, view, seat, options: boardGame.options(state, seat), random };
        const option = greedy.decide(question) as Command;
        const earns = groundsOf({ state, seat, option }).find(({ key }) => key === 'earns');
        if (option.type === 'build' && earns !== undefined) {
          told.set(option.parcel, Number(earns.params['rounds']));
          paid.set(option.parcel, 0);
        }
        boardGame.play(state, seat, option, (event) => {
          if (event.type === 'buildingPaid') paid.set(event.parcel, (paid.get(event.parcel) ?? 0) + 1);
        });
      }
      expect(told.size).toBeGreaterThan(5);
      for (const [parcel, rounds] of told) expect(paid.get(parcel)).toBe(rounds);
    }
  });
});
