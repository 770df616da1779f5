/**
 * What temperaments do, and what it costs them: two seats with a temperament against two of the plain level.
 *   npx tsx packages/bots/scripts/temperaments.ts cards|board [games] [level] [temperament]
 * Prints the share of the wins, how often each side made the temperament's moves, and what it had to show for it at
 * the end, per seat and game (`test/habits.ts`).
 */
import { boardGame } from '@carson/board-game';
import { cardGame, SUITS } from '@carson/card-game';
import { type AnyGame, type GameCommand, type GameState, seedRandom } from '@carson/engine';
import { boardLevels, boardSeat } from '../src/board/levels.ts';
import type { Bot } from '../src/bot.ts';
import { cardLevels, cardSeat } from '../src/cards/levels.ts';
import type { LevelId } from '../src/level-ids.ts';
import { pairSeats } from '../src/run.ts';
import { TEMPERAMENT_IDS, type TemperamentId } from '../src/temperament.ts';
import { boardEnd, boardMove, cardEnd, cardMove, type Signs } from '../test/habits.ts';
import { shareWithInterval } from './share.ts';
import { mean } from './spsa.ts';

interface Match {
  readonly game: AnyGame;
  readonly options: unknown;
  level(level: LevelId): Bot;
  leaning(level: LevelId, temperament: TemperamentId): Bot;
  move(state: GameState, seat: number, command: GameCommand): Signs;
  end(state: GameState, seat: number): Signs;
}

const MATCHES: Readonly<Record<string, Match>> = {
  cards: {
    game: cardGame as AnyGame,
    options: { seats: SUITS.slice(0, 4).map((suit) => ({ kind: 'real', suit })) },
    level: (level) => cardLevels.find(({ id }) => id === level) as Bot,
    leaning: (level, temperament) => cardSeat(level, { id: temperament, temperament }),
    move: cardMove as Match['move'],
    end: cardEnd as Match['end'],
  },
  board: {
    game: boardGame as AnyGame,
    options: { seats: 4 },
    level: (level) => boardLevels.find(({ id }) => id === level) as Bot,
    leaning: (level, temperament) => boardSeat(level, { id: temperament, temperament }),
    move: boardMove as Match['move'],
    end: boardEnd as Match['end'],
  },
};

interface Outcome {
  /** The share of the win that went to the temperament. */
  readonly won: number;
  /** How strongly it showed in the moves of a seat of each side, and at the end: the plain one first. */
  readonly moves: readonly [number, number];
  readonly end: readonly [number, number];
}

interface Fixture {
  readonly seed: string;
  readonly at: number;
  readonly of: TemperamentId;
}

function play(match: Match, sides: readonly [Bot, Bot], { seed, at, of }: Fixture): Outcome {
  const { game } = match;
  const options = game.readOptions(match.options);
  if (!options.ok) throw new Error('these options are not accepted');
  const arrangement = pairSeats(at);
  const state = game.setup(options.value, seed);
  const chance = arrangement.map((_, seat) => seedRandom(`${seed}/bot/${seat}`));
  const shown = arrangement.map(() => 0);
  for (let [owed] = game.owed(state); owed !== undefined; [owed] = game.owed(state)) {
    const { seat } = owed;
    const random = chance[seat];
    if (random === undefined) throw new Error(`there is no seat ${seat}`);
    const question = { game, view: game.view(state, seat), seat, options: game.options(state, seat), random };
    const command = sides[arrangement[seat] ?? 0].decide(question);
    shown[seat] = (shown[seat] ?? 0) + (match.move(state, seat, command)[of] ?? 0);
    game.play(state, seat, command);
  }
  const bySide = (ofSeat: (seat: number) => number): readonly [number, number] => {
    const side = (own: number) =>
      mean(arrangement.flatMap((side, seat) => (side === own ? [ofSeat(seat)] : [])));
    return [side(0), side(1)];
  };
  const winners = (game.result(state) ?? []).filter(({ rank }) => rank === 1);
  return {
    won: winners.filter(({ seat }) => arrangement[seat] === 1).length / winners.length,
    moves: bySide((seat) => shown[seat] ?? 0),
    end: bySide((seat) => match.end(state, seat)[of] ?? 0),
  };
}

/** The temperament against the plain level, per seat and game. */
function compared(pairs: readonly (readonly [number, number])[]): string {
  const [plain, own] = [mean(pairs.map(([plain]) => plain)), mean(pairs.map(([, own]) => own))];
  return `${own.toFixed(2)} to ${plain.toFixed(2)}`;
}

const [name = 'cards', games = '60', level = 'gambler', only] = process.argv.slice(2);
const match = MATCHES[name];
if (match === undefined) throw new Error(`there is no game ${name}`);
for (const of of TEMPERAMENT_IDS.filter((id) => only === undefined || id === only)) {
  const sides = [match.level(level as LevelId), match.leaning(level as LevelId, of)] as const;
  const outcomes = Array.from({ length: Number(games) }, (_, at) =>
    play(match, sides, { seed: `temperament ${of} ${at}`, at, of }),
  );
  const won = mean(outcomes.map((outcome) => outcome.won));
  console.log(
    `${name} ${level} ${of}: won ${shareWithInterval(won, outcomes.length)}, ` +
      `moves ${compared(outcomes.map(({ moves }) => moves))}, at the end ${compared(outcomes.map(({ end }) => end))}`,
  );
}
