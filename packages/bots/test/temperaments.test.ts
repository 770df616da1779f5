import {
  boardGame,
  type Command,
  EXPANSION_IDS,
  isParcelPlace,
  NOBODY,
  type State,
  VARIANT_IDS,
  whyNotOwnable,
} from '@carson/board-game';
import { cardGame, SUITS } from '@carson/card-game';
import { type AnyGame, fromKeys, type GameCommand, type GameState, known, seedRandom } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import type { Placing } from '../src/board/answers/placing.ts';
import { questionOf } from '../src/board/answers/question.ts';
import { boardLevels, boardSeat, SEARCH } from '../src/board/levels.ts';
import { boardModel } from '../src/board/model.ts';
import { leaningOf, tasteOf } from '../src/board/taste.ts';
import { judgementOf } from '../src/board/town/outlook.ts';
import TUNED from '../src/board/weights.json' with { type: 'json' };
import type { Bot } from '../src/bot.ts';
import { cardLevels, cardSeat } from '../src/cards/levels.ts';
import type { LevelId } from '../src/level-ids.ts';
import { NO_MISTAKES } from '../src/mistakes.ts';
import { TEMPERAMENT_IDS, type TemperamentId } from '../src/temperament.ts';
import { thinker } from '../src/thinker.ts';
import { boardQuestion, boardTable, playWatched } from './board-tables.ts';
import { BOARD_SIGNS, boardMove, CARD_SIGNS, cardMove, type Showing, type Signs } from './habits.ts';

/** The lowest level, one between, and the top one without its search. */
const LEVELS: readonly LevelId[] = ['greenhorn', 'deputy', 'legend'];
const BY_PRIOR = { iterations: 0 };

interface Kind {
  readonly name: string;
  readonly game: AnyGame;
  readonly options: unknown;
  readonly levels: readonly Bot[];
  readonly signs: readonly Showing[];
  seatOf(level: LevelId, temperament: TemperamentId): Bot;
  signsOf(state: GameState, seat: number, command: GameCommand): Signs;
}

const FOUR_CARD_SEATS = { seats: SUITS.slice(0, 4).map((suit) => ({ kind: 'real' as const, suit })) };

const KINDS: readonly Kind[] = [
  {
    name: 'the board game',
    game: boardGame as AnyGame,
    options: { seats: 4 },
    levels: boardLevels as readonly Bot[],
    signs: BOARD_SIGNS,
    seatOf: (level, temperament) => boardSeat(level, { id: temperament, temperament }) as Bot,
    signsOf: boardMove as Kind['signsOf'],
  },
  {
    name: 'the card game',
    game: cardGame as AnyGame,
    options: FOUR_CARD_SEATS,
    levels: cardLevels as readonly Bot[],
    signs: CARD_SIGNS,
    seatOf: (level, temperament) => cardSeat(level, { id: temperament, temperament }) as Bot,
    signsOf: cardMove as Kind['signsOf'],
  },
];

/** With a City Hall and outlaws. */
const EVERYTHING = boardTable({
  seats: 4,
  buildings: EXPANSION_IDS,
  variants: fromKeys(VARIANT_IDS, (id) => (id === 'river' ? { course: 'random' } : true)),
});

/** The questions that give temperaments away. */
const TELLING: readonly string[] = ['placeCowboy', 'takeCard', 'layCard', 'bid'];
const GAMES = 4;

/** How strongly each sign shows in the answers of the plain level and in those of its temperament, at the same questions. */
function habits({ game, options, levels, signs, seatOf, signsOf }: Kind, level: LevelId) {
  const plain = known(
    levels.find(({ id }) => id === level),
    level,
  );
  const bots = fromKeys(TEMPERAMENT_IDS, (id) => seatOf(level, id));
  const shown = signs.map(({ of, sign }) => ({ of, sign, plain: 0, own: 0 }));
  const read = game.readOptions(options);
  if (!read.ok) throw new Error('these options are not accepted');
  for (let at = 0; at < GAMES; at++) {
    const state = game.setup(read.value, `habits ${at}`);
    const random = seedRandom(`habits ${at}`);
    for (let [owed] = game.owed(state); owed !== undefined; [owed] = game.owed(state)) {
      const { seat } = owed;
      const question = { game, view: game.view(state, seat), seat, options: game.options(state, seat) };
      const answerOf = (bot: Bot) => bot.decide({ ...question, random: { ...random } }, BY_PRIOR);
      const usual = answerOf(plain);
      if (question.options.some(({ type }) => TELLING.includes(type))) {
        const usually = signsOf(state, seat, usual);
        const own = fromKeys(TEMPERAMENT_IDS, (id) => signsOf(state, seat, answerOf(bots[id])));
        for (const one of shown) {
          one.plain += usually[one.sign] ?? 0;
          one.own += own[one.of][one.sign] ?? 0;
        }
      }
      random.drawn += 1_000;
      game.play(state, seat, usual);
    }
  }
  return shown;
}

it.each(TEMPERAMENT_IDS)(
  'the %s of the board game likes nothing that stays a loss, and no loss but of a cowboy kept',
  (id) => {
    const taste = tasteOf(seedRandom('plain'), 0);
    const model = boardModel({ weights: TUNED, taste, leaning: leaningOf(id, 1) });
    const liked = { places: 0, others: 0 };
    playWatched(boardLevels[2] as Bot, EVERYTHING, {
      seed: `liked by ${id}`,
      watch({ state, seat, options }) {
        const priors = model.priors(state, seat, options);
        const likings = model.likings(state, seat, { options, priors });
        const { chance } = questionOf(boardGame.view(state, seat), seat, judgementOf(TUNED)).placing();
        options.forEach((option, at) => {
          const [prior = 0, liking = 0] = [priors[at], likings[at]];
          expect(liking).toBeGreaterThanOrEqual(0);
          if (liking === 0) return;
          expect(prior + liking).toBeGreaterThan(0);
          liked[option.type === 'placeCowboy' ? 'places' : 'others']++;
          if (option.type !== 'placeCowboy') expect(prior).toBeGreaterThan(0);
          else if (isParcelPlace(option.place)) expectToBeWorthIt(state.town, option, chance);
        });
      },
    });
    expect(liked.places).toBeGreaterThan(50);
    expect(liked.others).toBeGreaterThan(2);
  },
);

/** Land that can be owned, or a fight that can be won. */
function expectToBeWorthIt(
  town: State['town'],
  { place, with: companion }: Extract<Command, { type: 'placeCowboy' }>,
  chance: Placing['chance'],
): void {
  if (town.owner[place] === NOBODY) expect(whyNotOwnable(town, place)).toBeUndefined();
  else expect(chance(place, companion)).toBeGreaterThan(0.25);
}

/** How much more often at least a temperament shows than the plain level does; most cards are laid on new ground anyway. */
const CLEARLY = 1.05;
const IN_PARCELS = 1.005;

/** The top level bids as it thinks best. */
const signsAt = (level: LevelId, signs: readonly Showing[]) =>
  signs.filter(({ sign }) => level !== 'legend' || sign !== 'keepsHighCards');

describe.each(KINDS)('the temperaments in $name', (kind) => {
  describe.each(LEVELS)('of a %s', (level) => {
    const shown = habits(kind, level);

    it.each(signsAt(level, kind.signs))(
      'the $of shows it more often than the plain level: $sign',
      ({ of, sign }) => {
        const { plain = 0, own = 0 } = shown.find((one) => one.of === of && one.sign === sign) ?? {};
        expect(own).toBeGreaterThan(plain * (sign === 'coversNewGround' ? IN_PARCELS : CLEARLY));
      },
    );
  });
});

describe('a temperament of the top level', () => {
  const level = known(cardLevels.at(-1), 'the top level');

  it.each(TEMPERAMENT_IDS)('bids and uses powers as the plain level does: the %s', (temperament) => {
    const seated = cardSeat('legend', { id: temperament, temperament });
    const options = cardGame.readOptions(FOUR_CARD_SEATS);
    if (!options.ok) throw new Error('these options are not accepted');
    const state = cardGame.setup(options.value, temperament);
    let bids = 0;
    for (let moves = 0, [owed] = cardGame.owed(state); owed !== undefined && bids < 20; moves++) {
      const { seat } = owed;
      const asked = { game: cardGame, view: cardGame.view(state, seat), seat };
      const question = { ...asked, options: cardGame.options(state, seat) };
      const answerOf = (bot: typeof level) =>
        bot.decide({ ...question, random: seedRandom(`${moves}`) }, { iterations: 8 });
      const usual = answerOf(level);
      if (usual.type !== 'takeCard' && usual.type !== 'layCard') expect(answerOf(seated)).toEqual(usual);
      if (usual.type === 'bid' && question.options.length > 1) bids++;
      cardGame.play(state, seat, usual);
      [owed] = cardGame.owed(state);
    }
    expect(bids).toBe(20);
  });

  /** The options that a search tries where it has room for two of four that are nearly equal. */
  const triedWith = (likings: readonly number[], lastPrior: number, leans: boolean) => {
    const question = boardQuestion(boardGame.setup(boardTable({ seats: 3 }), 'favourite'));
    const options = question.options.slice(0, 4);
    const tried = new Set<number>();
    const game: typeof boardGame = {
      ...boardGame,
      play: (state, seat, command) => {
        const at = options.indexOf(command);
        if (at >= 0) tried.add(at);
        return boardGame.play(state, seat, command);
      },
    };
    const plain = boardModel({ weights: TUNED, taste: tasteOf(seedRandom('plain'), 0) });
    const lookAhead = { ...SEARCH, candidates: 2, margin: 1, depth: 0 };
    const model = { ...plain, priors: () => [3, 2.9, 2.8, lastPrior], likings: () => likings };
    thinker({ level: { id: 'x', mistakes: NO_MISTAKES, lookAhead }, leans, model: () => model }).decide({
      ...question,
      game: game as typeof question.game,
      options,
    });
    return [...tried].sort();
  };

  it('has one of the options that it likes most tried, if it is not plainly worse', () => {
    expect(triedWith([0, 0, 0.01, 0.1], 2.5, true)).toEqual([0, 3]);
    expect(triedWith([0, 0, 0.06, 0.1], 2.5, true)).toEqual([0, 2]);
    expect(triedWith([0, 0.1, 0, 0.1], 2.5, true)).toEqual([0, 1]);
    expect(triedWith([0, 0, 0, 0.1], 1.5, true)).toEqual([0, 1]);
    expect(triedWith([0, 0, 0, 0], 2.5, true)).toEqual([0, 1]);
  });

  it('is needed for that: the plain level tries the most promising ones', () => {
    expect(triedWith([0, 0, 0.01, 0.1], 2.5, false)).toEqual([0, 1]);
  });
});
