import { boardGame } from '@carson/board-game';
import { cardGame, SUITS } from '@carson/card-game';
import { type AnyGame, type GameCommand, type GameState, seedRandom } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { boardLevels, boardSeat } from '../src/board/levels.ts';
import { boardModel } from '../src/board/model.ts';
import { leaningOf, tasteOf } from '../src/board/taste.ts';
import TUNED from '../src/board/weights.json' with { type: 'json' };
import type { Bot } from '../src/bot.ts';
import { cardLevels, cardSeat } from '../src/cards/levels.ts';
import { TEMPERAMENT_IDS, type TemperamentId } from '../src/temperament.ts';
import { boardTable, playWatched } from './board-tables.ts';
import { boardMove, cardMove, type Signs } from './habits.ts';

const LEVEL = 'deputy';

interface Kind {
  readonly name: string;
  readonly game: AnyGame;
  readonly options: unknown;
  readonly games: number;
  readonly plain: Bot;
  seatOf(temperament: TemperamentId): Bot;
  signsOf(state: GameState, seat: number, command: GameCommand): Signs;
}

const KINDS: readonly Kind[] = [
  {
    name: 'the board game',
    game: boardGame as AnyGame,
    options: { seats: 4 },
    games: 2,
    plain: boardLevels.find(({ id }) => id === LEVEL) as Bot,
    seatOf: (temperament) => boardSeat(LEVEL, { id: temperament, temperament }) as Bot,
    signsOf: boardMove as Kind['signsOf'],
  },
  {
    name: 'the card game',
    game: cardGame as AnyGame,
    options: { seats: SUITS.slice(0, 4).map((suit) => ({ kind: 'real', suit })) },
    games: 2,
    plain: cardLevels.find(({ id }) => id === LEVEL) as Bot,
    seatOf: (temperament) => cardSeat(LEVEL, { id: temperament, temperament }) as Bot,
    signsOf: cardMove as Kind['signsOf'],
  },
];

/** The questions that give temperaments away. */
const TELLING: readonly string[] = ['placeCowboy', 'takeCard', 'layCard'];

/** How strongly each temperament shows in the answers of the plain level and in its own, at the same questions. */
function habits({ game, options, games, plain, seatOf, signsOf }: Kind) {
  const seats = TEMPERAMENT_IDS.map((id) => ({ id, bot: seatOf(id), plain: 0, own: 0 }));
  const read = game.readOptions(options);
  if (!read.ok) throw new Error('these options are not accepted');
  for (let at = 0; at < games; at++) {
    const state = game.setup(read.value, `habits ${at}`);
    const random = seedRandom(`habits ${at}`);
    for (let [owed] = game.owed(state); owed !== undefined; [owed] = game.owed(state)) {
      const { seat } = owed;
      const question = { game, view: game.view(state, seat), seat, options: game.options(state, seat) };
      const answerOf = (bot: Bot) => bot.decide({ ...question, random: { ...random } });
      const usual = answerOf(plain);
      if (question.options.some(({ type }) => TELLING.includes(type))) {
        const shown = signsOf(state, seat, usual);
        for (const one of seats) {
          one.plain += shown[one.id] ?? 0;
          one.own += signsOf(state, seat, answerOf(one.bot))[one.id] ?? 0;
        }
      }
      random.drawn += 1_000;
      game.play(state, seat, usual);
    }
  }
  return seats;
}

it.each(TEMPERAMENT_IDS)(
  'the %s of the board game likes nothing that stays a loss, and no loss but of a cowboy kept',
  (id) => {
    const taste = tasteOf(seedRandom('plain'), 0);
    const model = boardModel({ weights: TUNED, taste, leaning: leaningOf(id, 1) });
    const liked = { places: 0, others: 0 };
    playWatched(boardLevels[2] as Bot, boardTable({ seats: 4 }), {
      seed: `liked by ${id}`,
      watch({ state, seat, options }) {
        const priors = model.priors(state, seat, options);
        const likings = model.likings(state, seat, { options, priors });
        options.forEach(({ type }, at) => {
          const [prior = 0, liking = 0] = [priors[at], likings[at]];
          expect(liking).toBeGreaterThanOrEqual(0);
          if (liking === 0) return;
          expect(prior + liking).toBeGreaterThan(0);
          if (type !== 'placeCowboy') expect(prior).toBeGreaterThan(0);
          liked[type === 'placeCowboy' ? 'places' : 'others']++;
        });
      },
    });
    expect(liked.places).toBeGreaterThan(50);
    expect(liked.others).toBeGreaterThan(2);
  },
);

describe.each(KINDS)('the temperaments in $name', (kind) => {
  const shown = habits(kind);

  it.each(TEMPERAMENT_IDS)('the %s makes its moves more often than the plain level', (id) => {
    const { plain = 0, own = 0 } = shown.find((one) => one.id === id) ?? {};
    expect(plain).toBeGreaterThan(0);
    expect(own / plain).toBeGreaterThan(1.1);
  });
});
