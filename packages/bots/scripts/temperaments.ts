/**
 * What temperaments do, and what it costs them: two seats with a temperament against two of the plain level.
 *   npx tsx packages/bots/scripts/temperaments.ts cards|board [games] [level] [temperament]
 * Prints the share of the wins, how often each side made the temperament's moves, and what it had to show for it at
 * the end, per seat and game (`test/habits.ts`); then the share of all temperaments together.
 */
import { boardGame } from '@carson/board-game';
import { cardGame, SUITS } from '@carson/card-game';
import { type AnyGame, type GameCommand, type GameState, known, seedRandom } from '@carson/engine';
import { boardLevels, boardSeat } from '../src/board/levels.ts';
import type { Bot } from '../src/bot.ts';
import { cardLevels, cardSeat } from '../src/cards/levels.ts';
import type { LevelId } from '../src/level-ids.ts';
import { pairSeats } from '../src/run.ts';
import { TEMPERAMENT_IDS, type TemperamentId } from '../src/temperament.ts';
import {
  BOARD_SIGNS,
  boardEnd,
  boardMove,
  CARD_SIGNS,
  cardEnd,
  cardMove,
  type Showing,
  type SignId,
  type Signs,
} from '../test/habits.ts';
import { shareWithInterval } from './share.ts';
import { mean } from './spsa.ts';

interface Match {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly signs: readonly Showing[];
  level(level: LevelId): Bot;
  leaning(level: LevelId, temperament: TemperamentId): Bot;
  move(state: GameState, seat: number, command: GameCommand): Signs;
  end(state: GameState, seat: number): Signs;
}

const MATCHES: Readonly<Record<string, Match>> = {
  cards: {
    game: cardGame as AnyGame,
    options: { seats: SUITS.slice(0, 4).map((suit) => ({ kind: 'real', suit })) },
    signs: CARD_SIGNS,
    level: (level) => cardLevels.find(({ id }) => id === level) as Bot,
    leaning: (level, temperament) => cardSeat(level, { id: temperament, temperament }),
    move: cardMove as Match['move'],
    end: cardEnd as Match['end'],
  },
  board: {
    game: boardGame as AnyGame,
    options: { seats: 4 },
    signs: BOARD_SIGNS,
    level: (level) => boardLevels.find(({ id }) => id === level) as Bot,
    leaning: (level, temperament) => boardSeat(level, { id: temperament, temperament }),
    move: boardMove as Match['move'],
    end: boardEnd as Match['end'],
  },
};

/** How strongly something showed in a seat of each side: the plain one first. */
type Pair = readonly [number, number];

interface Outcome {
  /** The share of the win that went to the temperament. */
  readonly won: number;
  readonly moves: (sign: SignId) => Pair;
  readonly end: (sign: SignId) => Pair;
}

interface Fixture {
  readonly seed: string;
  readonly at: number;
}

function play(match: Match, sides: readonly [Bot, Bot], { seed, at }: Fixture): Outcome {
  const { game } = match;
  const options = game.readOptions(match.options);
  if (!options.ok) throw new Error('these options are not accepted');
  const arrangement = pairSeats(at);
  const state = game.setup(options.value, seed);
  const chance = arrangement.map((_, seat) => seedRandom(`${seed}/bot/${seat}`));
  const shown = arrangement.map((): Record<string, number> => ({}));
  for (let [owed] = game.owed(state); owed !== undefined; [owed] = game.owed(state)) {
    const { seat } = owed;
    const random = chance[seat];
    if (random === undefined) throw new Error(`there is no seat ${seat}`);
    const question = { game, view: game.view(state, seat), seat, options: game.options(state, seat), random };
    const command = sides[arrangement[seat] ?? 0].decide(question);
    count(known(shown[seat], 'a seat'), match.move(state, seat, command));
    game.play(state, seat, command);
  }
  const bySide = (signsOf: (seat: number) => Signs) => (sign: SignId) => {
    const side = (own: number) =>
      mean(arrangement.flatMap((side, seat) => (side === own ? [signsOf(seat)[sign] ?? 0] : [])));
    return [side(0), side(1)] as const;
  };
  const winners = (game.result(state) ?? []).filter(({ rank }) => rank === 1);
  return {
    won: winners.filter(({ seat }) => arrangement[seat] === 1).length / winners.length,
    moves: bySide((seat) => shown[seat] ?? {}),
    end: bySide((seat) => match.end(state, seat)),
  };
}

function count(sums: Record<string, number>, signs: Signs): void {
  for (const [sign, more] of Object.entries(signs)) sums[sign] = (sums[sign] ?? 0) + more;
}

/** The temperament against the plain level, per seat and game. */
function compared(pairs: readonly Pair[]): string {
  const [plain, own] = [mean(pairs.map(([plain]) => plain)), mean(pairs.map(([, own]) => own))];
  return `${own.toFixed(2)} to ${plain.toFixed(2)}`;
}

const [name = 'cards', games = '60', level = 'gambler', only] = process.argv.slice(2);
const match = MATCHES[name];
if (match === undefined) throw new Error(`there is no game ${name}`);
const shares: number[] = [];
for (const of of TEMPERAMENT_IDS.filter((id) => only === undefined || id === only)) {
  const sides = [match.level(level as LevelId), match.leaning(level as LevelId, of)] as const;
  const outcomes = Array.from({ length: Number(games) }, (_, at) =>
    play(match, sides, { seed: `temperament ${of} ${at}`, at }),
  );
  const won = mean(outcomes.map((outcome) => outcome.won));
  shares.push(...outcomes.map((outcome) => outcome.won));
  const signs = match.signs
    .filter((showing) => showing.of === of)
    .map(({ sign }) => {
      const [moves, end] = [outcomes.map(({ moves }) => moves(sign)), outcomes.map(({ end }) => end(sign))];
      return `${sign}: moves ${compared(moves)}, at the end ${compared(end)}`;
    });
  console.log(`${name} ${level} ${of}: won ${shareWithInterval(won, outcomes.length)}; ${signs.join('; ')}`);
}
console.log(`${name} ${level}, all of them: won ${shareWithInterval(mean(shares), shares.length)}`);
