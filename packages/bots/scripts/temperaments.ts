/**
 * What temperaments do, and what it costs them: two seats with a temperament against two of the plain level.
 *   npx tsx packages/bots/scripts/temperaments.ts cards|board [games] [level] [temperaments …] [--state FILE] [--seed TEXT] [--playouts COUNT]
 * With --playouts all four seats think so much at every decision. Prints the share of the wins, how often each side made the temperament's moves, and what it had to show for it at
 * the end, per seat and game (`test/habits.ts`); then the share of all temperaments together. With --state each game is
 * kept as it ends, and a run that was broken off goes on.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
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

interface Fixture {
  readonly game: string;
  readonly level: string;
  readonly temperament: TemperamentId;
  readonly at: number;
  readonly seed: string;
  /** Undefined: what the level usually takes. */
  readonly playouts?: number;
}

/** A game that was played, as the state file keeps it. */
interface Played extends Fixture {
  /** The share of the win that went to the temperament. */
  readonly won: number;
  readonly signs: readonly { readonly sign: SignId; readonly moves: Pair; readonly end: Pair }[];
}

function play(match: Match, fixture: Fixture): Played {
  const { game } = match;
  const { temperament, at, playouts } = fixture;
  const budget = playouts === undefined ? {} : { iterations: playouts };
  const level = fixture.level as LevelId;
  const sides = [match.level(level), match.leaning(level, temperament)] as const;
  const options = game.readOptions(match.options);
  if (!options.ok) throw new Error('these options are not accepted');
  const arrangement = pairSeats(at);
  const seed = `${fixture.seed} ${temperament} ${at}`;
  const state = game.setup(options.value, seed);
  const chance = arrangement.map((_, seat) => seedRandom(`${seed}/bot/${seat}`));
  const shown = arrangement.map((): Record<string, number> => ({}));
  for (let [owed] = game.owed(state); owed !== undefined; [owed] = game.owed(state)) {
    const { seat } = owed;
    const random = known(chance[seat], 'a seat');
    const question = { game, view: game.view(state, seat), seat, options: game.options(state, seat), random };
    const command = sides[arrangement[seat] ?? 0].decide(question, budget);
    count(known(shown[seat], 'a seat'), match.move(state, seat, command));
    game.play(state, seat, command);
  }
  const bySide = (sign: SignId, signsOf: (seat: number) => Signs): Pair => {
    const side = (own: number) =>
      mean(arrangement.flatMap((side, seat) => (side === own ? [signsOf(seat)[sign] ?? 0] : [])));
    return [side(0), side(1)];
  };
  const winners = (game.result(state) ?? []).filter(({ rank }) => rank === 1);
  return {
    ...fixture,
    won: winners.filter(({ seat }) => arrangement[seat] === 1).length / winners.length,
    signs: match.signs
      .filter(({ of }) => of === temperament)
      .map(({ sign }) => ({
        sign,
        moves: bySide(sign, (seat) => shown[seat] ?? {}),
        end: bySide(sign, (seat) => match.end(state, seat)),
      })),
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

function isSame(one: Fixture, other: Fixture): boolean {
  return (
    one.game === other.game &&
    one.level === other.level &&
    one.temperament === other.temperament &&
    one.at === other.at &&
    one.seed === other.seed &&
    one.playouts === other.playouts
  );
}

function report(temperament: TemperamentId, played: readonly Played[]): void {
  const [first] = played;
  if (first === undefined) return;
  const signs = first.signs.map(({ sign }, at) => {
    const pairs = played.flatMap(({ signs }) => signs[at] ?? []);
    const [moves, end] = [pairs.map(({ moves }) => moves), pairs.map(({ end }) => end)];
    return `${sign}: moves ${compared(moves)}, at the end ${compared(end)}`;
  });
  const won = shareWithInterval(mean(played.map(({ won }) => won)), played.length);
  console.log(`${first.game} ${first.level} ${temperament}: won ${won}; ${signs.join('; ')}`);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    state: { type: 'string' },
    seed: { type: 'string', default: 'temperament' },
    playouts: { type: 'string' },
  },
});
const [game = 'cards', games = '60', level = 'gambler', ...chosen] = positionals;
const match = MATCHES[game];
if (match === undefined) throw new Error(`there is no game ${game}`);
const temperaments = TEMPERAMENT_IDS.filter((id) => chosen.length === 0 || chosen.includes(id));
const setting = {
  seed: values.seed,
  ...(values.playouts === undefined ? {} : { playouts: Number(values.playouts) }),
};
const kept: readonly Played[] =
  values.state !== undefined && existsSync(values.state)
    ? readFileSync(values.state, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];
// Game by game over all temperaments, so that a run that is broken off tells of each.
const played = Array.from({ length: Number(games) }, (_, at) =>
  temperaments.map((temperament) => {
    const fixture: Fixture = { game, level, temperament, at, ...setting };
    const known = kept.find((one) => isSame(one, fixture));
    if (known !== undefined) return known;
    const now = play(match, fixture);
    if (values.state !== undefined) appendFileSync(values.state, `${JSON.stringify(now)}\n`);
    return now;
  }),
).flat();
for (const temperament of temperaments) {
  report(
    temperament,
    played.filter((one) => one.temperament === temperament),
  );
}
console.log(
  `${game} ${level}, all of them: won ${shareWithInterval(mean(played.map(({ won }) => won)), played.length)}`,
);
