/**
 * What temperaments do, and what it costs them: two seats with a temperament against two of the plain level.
 *   npx tsx packages/bots/scripts/temperaments.ts cards|board [games] [level] [temperament]
 * Prints the share of the wins and how often each side made the temperament's signature move, per seat and game.
 */
import { boardGame, isCorralPlace, isParcelPlace, NOBODY, type State, spaceAt } from '@carson/board-game';
import { type State as CardState, cardGame, drawLaid, ELEMENTS, newGrid, SUITS } from '@carson/card-game';
import { type AnyGame, type GameCommand, type GameState, seedRandom } from '@carson/engine';
import { boardLevels, boardSeat } from '../src/board/levels.ts';
import type { Bot } from '../src/bot.ts';
import { cardLevels, cardSeat } from '../src/cards/levels.ts';
import type { LevelId } from '../src/level-ids.ts';
import { pairSeats } from '../src/run.ts';
import { TEMPERAMENT_IDS, type TemperamentId } from '../src/temperament.ts';
import { shareWithInterval } from './share.ts';
import { mean } from './spsa.ts';

/** What one seat did in one game, by the temperament whose habit it is. */
type Habits = Record<TemperamentId, number>;

interface Match {
  readonly game: AnyGame;
  readonly options: unknown;
  level(level: LevelId): Bot;
  leaning(level: LevelId, temperament: TemperamentId): Bot;
  /** Watches a game from its start; asked at its end. */
  watch(): Watcher;
}

interface Watcher {
  move(state: GameState, seat: number, command: GameCommand): void;
  habits(state: GameState, seat: number): Habits;
}

const UNBUILT = new Set(['empty', 'mountain', 'outlaws']);
const HAUNTS = new Set(['saloon', 'prison']);
const HIGH_CARD = 7;

/** Buildings, saloons and prisons, the round in which high cards are played on average, parcels covered. */
function watchCards(): Watcher {
  const rounds: number[][] = [[], [], [], []];
  return {
    move(state, seat, command) {
      const bid = command as { readonly type: string; readonly card?: unknown };
      if (bid.type !== 'bid' || Number(bid.card) < HIGH_CARD) return;
      rounds[seat]?.push((state as CardState).round);
    },
    habits(state, seat) {
      const laid = (state as CardState).seats[seat]?.laid ?? [];
      const shown = [...drawLaid(newGrid(), laid).cells].flatMap((code) => ELEMENTS[code] ?? []);
      return {
        builder: shown.filter((element) => !UNBUILT.has(element)).length,
        gunslinger: shown.filter((element) => HAUNTS.has(element)).length,
        merchant: mean(rounds[seat] ?? []),
        landowner: shown.length,
      };
    },
  };
}

const FOR_MONEY: ReadonlySet<string> = new Set(['money', 'gaming', 'market', 'salary']);

const FOR_BUILDING: ReadonlySet<string> = new Set(['roads', 'tile']);

/** Cowboys sent for roads and buildings, attacks, cowboys sent for money, parcels bought. */
function watchBoard(): Watcher {
  const counts = Array.from({ length: 4 }, () => ({ builder: 0, gunslinger: 0, merchant: 0, landowner: 0 }));
  return {
    move(state, seat, given) {
      const own = counts[seat] as Habits;
      const command = given as { readonly type: string; readonly place?: number };
      if (command.type === 'buyParcel' || command.type === 'claimParcel') own.landowner++;
      if (command.type !== 'placeCowboy' || command.place === undefined) return;
      if (isParcelPlace(command.place)) {
        const owner = (state as State).town.owner[command.place] ?? NOBODY;
        if (owner !== NOBODY && owner !== seat) own.gunslinger++;
      } else if (!isCorralPlace(command.place)) {
        const { what } = spaceAt(command.place).yields;
        if (FOR_MONEY.has(what)) own.merchant++;
        if (FOR_BUILDING.has(what)) own.builder++;
      }
    },
    habits: (_, seat) => counts[seat] as Habits,
  };
}

const MATCHES: Readonly<Record<string, Match>> = {
  cards: {
    game: cardGame as AnyGame,
    options: { seats: SUITS.slice(0, 4).map((suit) => ({ kind: 'real', suit })) },
    level: (level) => cardLevels.find(({ id }) => id === level) as Bot,
    leaning: (level, temperament) => cardSeat(level, { id: temperament, temperament }),
    watch: watchCards,
  },
  board: {
    game: boardGame as AnyGame,
    options: { seats: 4 },
    level: (level) => boardLevels.find(({ id }) => id === level) as Bot,
    leaning: (level, temperament) => boardSeat(level, { id: temperament, temperament }),
    watch: watchBoard,
  },
};

interface Outcome {
  /** The share of the win that went to the temperament. */
  readonly won: number;
  /** What the seats of each side did: the plain one first. */
  readonly did: readonly [number, number];
}

function play(match: Match, sides: readonly [Bot, Bot], { seed, at, of }: Fixture): Outcome {
  const { game } = match;
  const options = game.readOptions(match.options);
  if (!options.ok) throw new Error('these options are not accepted');
  const arrangement = pairSeats(at);
  const state = game.setup(options.value, seed);
  const chance = arrangement.map((_, seat) => seedRandom(`${seed}/bot/${seat}`));
  const watcher = match.watch();
  for (let [owed] = game.owed(state); owed !== undefined; [owed] = game.owed(state)) {
    const { seat } = owed;
    const random = chance[seat];
    if (random === undefined) throw new Error(`there is no seat ${seat}`);
    const question = { game, view: game.view(state, seat), seat, options: game.options(state, seat), random };
    const command = sides[arrangement[seat] ?? 0].decide(question);
    watcher.move(state, seat, command);
    game.play(state, seat, command);
  }
  const did = (side: number) =>
    mean(arrangement.flatMap((own, seat) => (own === side ? watcher.habits(state, seat)[of] : [])));
  const winners = (game.result(state) ?? []).filter(({ rank }) => rank === 1);
  const won = winners.filter(({ seat }) => arrangement[seat] === 1).length / winners.length;
  return { won, did: [did(0), did(1)] };
}

interface Fixture {
  readonly seed: string;
  readonly at: number;
  readonly of: TemperamentId;
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
  const [plain, leaning] = [0, 1].map((side) => mean(outcomes.map(({ did }) => did[side] ?? 0)).toFixed(2));
  console.log(
    `${name} ${of}: won ${shareWithInterval(won, outcomes.length)}, ` +
      `signature move ${leaning} to ${plain}`,
  );
}
