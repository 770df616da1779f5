/**
 * How late the top level answers on a phone four times as slow as this core, with the page's limit of 0.9 s:
 *   npx tsx packages/bots/bench/slow-phone.ts [questions a table]
 * The clock is processor time times four, so that other work on the machine does not count. Aloud: with reasons.
 */
import { boardGame, EXPANSION_IDS, VARIANT_IDS } from '@carson/board-game';
import { cardGame, SUITS } from '@carson/card-game';
import { type AnyGame, seedRandom } from '@carson/engine';
import { answerBot, type BotRequest } from '../src/index.ts';

const QUESTIONS = Number(process.argv[2] ?? 60);
const SLOWDOWN = 4;
const LIMIT = 900;
const MOST_SEATS = 6;
/** The others are answered without search, so that the questions come from whole games. */
const EVERY = 7;
const EVERYTHING = {
  buildings: EXPANSION_IDS,
  variants: Object.fromEntries(VARIANT_IDS.map((id) => [id, id === 'river' ? { course: 'random' } : true])),
};
const TABLES: readonly { readonly name: string; readonly game: AnyGame; readonly options: unknown }[] = [
  { name: 'cards, four', game: cardGame as AnyGame, options: cardTable(4) },
  { name: 'cards, six', game: cardGame as AnyGame, options: cardTable(MOST_SEATS) },
  { name: 'board, four', game: boardGame as AnyGame, options: { seats: 4 } },
  {
    name: 'board, six, everything',
    game: boardGame as AnyGame,
    options: { seats: MOST_SEATS, ...EVERYTHING },
  },
];

function cardTable(seats: number): unknown {
  return { seats: SUITS.slice(0, seats).map((suit) => ({ kind: 'real', suit })) };
}

/** Milliseconds on the phone. */
function phoneClock(): number {
  return (SLOWDOWN * process.cpuUsage().user) / 1_000;
}

for (const { name, game, options } of TABLES) {
  const asked = questionsOf(game, options);
  timesOf(asked.slice(0, 3), {});
  for (const [how, more] of [
    ['silent', {}],
    ['aloud', { reasons: 'wanted' }],
  ] as const) {
    const times = timesOf(asked, more);
    times.sort((a, b) => a - b);
    const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(0).padStart(6);
    console.log(
      `${name.padEnd(22)}  ${how.padEnd(6)}  50 % ${at(0.5)}  95 % ${at(0.95)}  worst ${at(1)} ms  (${times.length} questions)`,
    );
  }
}

/** Questions with a choice, from whole games. */
function questionsOf(game: AnyGame, input: unknown): readonly BotRequest[] {
  const options = game.readOptions(input);
  if (!options.ok) throw new Error(JSON.stringify(options.refusal));
  const found: BotRequest[] = [];
  for (let at = 0, asked = 0; ; at++) {
    const state = game.setup(options.value, `phone ${at}`);
    let random = seedRandom(`phone ${at}`);
    for (let [owed] = game.owed(state); owed !== undefined; [owed] = game.owed(state)) {
      const { seat } = owed;
      const question = { view: game.view(state, seat), seat, options: game.options(state, seat), random };
      if (question.options.length > 1 && asked++ % EVERY === 0) {
        found.push({ game: game.id, bot: 'legend', ...question, milliseconds: LIMIT });
        if (found.length === QUESTIONS) return found;
      }
      const reply = answerBot({ game: game.id, bot: 'gambler', ...question });
      random = reply.random;
      game.play(state, seat, reply.command);
    }
  }
}

/** How long each answer takes. */
function timesOf(questions: readonly BotRequest[], more: Pick<BotRequest, 'reasons'>): number[] {
  return questions.map((question) => {
    const before = phoneClock();
    answerBot({ ...question, ...more }, phoneClock);
    return phoneClock() - before;
  });
}
