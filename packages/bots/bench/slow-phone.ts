/**
 * How long the top level takes on a phone four times as slow as this core, with the page's limit of 0.9 s:
 *   npx tsx packages/bots/bench/slow-phone.ts [questions per table]
 * The clock is processor time times four, so that other work on the machine does not count. A move is decided as at the
 * page's table, with the reasons that a bot thinking aloud gives for it; a hint compares three options. Exits with 1
 * where an answer took longer than a second.
 */
import { boardGame, EXPANSION_IDS, VARIANT_IDS } from '@carson/board-game';
import { cardGame, SUITS } from '@carson/card-game';
import { type AnyGame, known, nth, seedRandom } from '@carson/engine';
import { chanceOf, decisionOf } from '../src/at-table.ts';
import { type BotQuestion, botFor, type Thinker } from '../src/index.ts';

const QUESTIONS = Number(process.argv[2] ?? 40);
const SLOWDOWN = 4;
const LIMIT = 900;
const LONGEST = 1_000;
const MOST_SEATS = 6;
const EVERYTHING = {
  buildings: EXPANSION_IDS,
  variants: Object.fromEntries(VARIANT_IDS.map((id) => [id, id === 'river' ? { course: 'random' } : true])),
};
const TOP = ['legend'];
/** The people who search. */
const PEOPLE = ['kate-harlan', 'martha-lake'];

interface Table {
  readonly name: string;
  readonly game: AnyGame;
  readonly options: unknown;
  readonly bots: readonly string[];
}

const CARDS = { game: cardGame as AnyGame, bots: TOP };
const BOARD = { game: boardGame as AnyGame, bots: TOP };
const TABLES: readonly Table[] = [
  { ...CARDS, name: 'cards, four', options: cardTable(4) },
  { ...CARDS, name: 'cards, six', options: cardTable(MOST_SEATS) },
  { ...CARDS, name: 'cards, alone among experts', options: amongExperts() },
  { ...CARDS, name: 'cards, four people', options: cardTable(4), bots: PEOPLE },
  { ...BOARD, name: 'board, four', options: { seats: 4 } },
  { ...BOARD, name: 'board, six, everything', options: { seats: MOST_SEATS, ...EVERYTHING } },
  { ...BOARD, name: 'board, four people', options: { seats: 4 }, bots: PEOPLE },
];

function cardTable(seats: number): unknown {
  return { seats: SUITS.slice(0, seats).map((suit) => ({ kind: 'real', suit })) };
}

/** One real seat and three virtual experts. */
function amongExperts(): unknown {
  const seats = SUITS.slice(0, 4).map((suit) => ({ kind: 'virtual', suit, level: 'expert' }));
  return { seats: [{ kind: 'real', suit: SUITS[0] }, ...seats.slice(1)] };
}

/** Milliseconds on the phone. */
function phoneClock(): number {
  return (SLOWDOWN * process.cpuUsage().user) / 1_000;
}

type Answering = (bot: Thinker, question: BotQuestion, left: () => number) => void;

const ANSWERS: readonly (readonly [string, Answering])[] = [
  ['move', (bot, question, left) => decisionOf(bot, question, { left }).grounds()],
  ['hint', (bot, question, left) => bot.think(question, { left })],
];

for (const table of TABLES) {
  const questions = questionsOf(table);
  for (const [what, answer] of ANSWERS) {
    const times = questions.map(({ bot, question }) => timeOf(answer, bot, question)).sort((a, b) => a - b);
    const at = (share: number) => nth(times, Math.floor(share * (times.length - 1)));
    const shown = (share: number) => at(share).toFixed(0).padStart(6);
    console.log(
      `${table.name.padEnd(26)}  ${what}  50 % ${shown(0.5)}  99 % ${shown(0.99)}  worst ${shown(1)} ms  (${times.length} questions)`,
    );
    if (at(1) > LONGEST) process.exitCode = 1;
  }
}

interface Asked {
  readonly bot: Thinker;
  readonly question: BotQuestion;
}

/** Questions with a choice, spread evenly over a whole game that is played without search. */
function questionsOf({ game, options: input, bots }: Table): readonly Asked[] {
  const options = game.readOptions(input);
  if (!options.ok) throw new Error(JSON.stringify(options.refusal));
  const player = known(botFor(game.id, 'gambler'), 'a bot that plays');
  const seed = 'phone';
  const state = game.setup(options.value, seed);
  const found: Asked[] = [];
  for (let moves = 0, [owed] = game.owed(state); owed !== undefined; moves++, [owed] = game.owed(state)) {
    const { seat } = owed;
    const asked = { game, view: game.view(state, seat), seat, options: game.options(state, seat) };
    const bot = known(botFor(game.id, nth(bots, found.length % bots.length)), 'a bot') as Thinker;
    if (asked.options.length > 1)
      found.push({ bot, question: { ...asked, random: chanceOf({ seed, seat, moves }) } });
    game.play(state, seat, player.decide({ ...asked, random: seedRandom(`${seed} ${moves}`) }));
  }
  const count = Math.min(QUESTIONS, found.length);
  return Array.from({ length: count }, (_, at) => nth(found, Math.floor((at * found.length) / count)));
}

function timeOf(answer: Answering, bot: Thinker, question: BotQuestion): number {
  const before = phoneClock();
  const random = { ...question.random };
  answer(bot, { ...question, random }, () => before + LIMIT - phoneClock());
  return phoneClock() - before;
}
