/**
 * A player for Carson City Online that uses nothing but the public API: plain HTTP, no packages.
 *
 *   CARSON_TOKEN=carson_… node examples/bot/bot.mjs --server http://localhost:3000 --game cards
 *
 * opens a table against the server's own bots, plays one game to its end and prints the result.
 * With `--table ID` it takes a free seat of that table instead and waits until its host starts the game.
 * Put something cleverer into `choose` and you have a bot of your own.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    server: { type: 'string', default: 'http://localhost:3000' },
    game: { type: 'string', default: 'cards' },
    table: { type: 'string' },
  },
});
const TOKEN = process.env['CARSON_TOKEN'] ?? '';
const TRIES = 10;

/** What a table of each game is set up with. */
const OPTIONS = {
  cards: { seats: ['hat', 'star', 'cactus', 'boot'].map((suit) => ({ kind: 'real', suit })) },
  board: { seats: 3 },
};

/** One of the legal commands. This one has no taste. */
function choose(options, _view) {
  return options[Math.floor(Math.random() * options.length)];
}

/** Asks again where the server is away or busy: every command has its own id, so nothing is done twice. */
async function api(method, path, body) {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(values.server + path, {
      method,
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch(() => undefined);
    const isAnswered = response !== undefined && response.status < 500 && response.status !== 429;
    if (isAnswered) {
      const answer = await response.json();
      return response.ok ? { ok: true, answer } : { ok: false, refusal: answer.refusal };
    }
    if (attempt === TRIES) fail(`${values.server} does not answer`);
    await pause(500 * attempt);
  }
}

async function must(method, path, body) {
  const { ok, answer, refusal } = await api(method, path, body);
  return ok ? answer : fail(`${method} ${path} is refused: ${JSON.stringify(refusal)}`);
}

function fail(why) {
  process.stderr.write(`${why}\n`);
  process.exit(1);
}

const actions = (table) => `/api/tables/${table}/actions`;
const command = (action) => ({ id: randomUUID(), action });

async function openTable() {
  const { games } = await must('GET', '/api/games');
  const options = OPTIONS[values.game];
  const { bots } = games.find(({ game }) => game === values.game) ?? {};
  if (options === undefined || bots === undefined)
    fail(`--game is one of ${Object.keys(OPTIONS).join(', ')}`);
  const seats = Array.isArray(options.seats) ? options.seats.length : options.seats;
  const plan = {
    game: values.game,
    options,
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === 0 ? { kind: 'open' } : { kind: 'bot', bot: bots[0] },
    ),
    access: 'link',
    clock: { kind: 'none' },
  };
  const { table } = await must('POST', '/api/tables', { id: randomUUID(), plan });
  await must('POST', actions(table), command({ type: 'start' }));
  return table;
}

/** Or comes back to it, even where another bot has taken over meanwhile. */
async function joinTable(table) {
  for (const type of ['join', 'reclaim']) await api('POST', actions(table), command({ type }));
  const { viewer } = await must('GET', `/api/tables/${table}`);
  return viewer === 'spectator' ? fail('there is no seat for us at this table') : table;
}

const table = values.table === undefined ? await openTable() : await joinTable(values.table);
let now = await must('GET', `/api/tables/${table}`);
while (now.phase === 'waiting' || now.phase === 'playing') {
  const owed = now.play?.owed.find(({ seat }) => seat === now.viewer);
  if (owed !== undefined) {
    const move = { type: 'move', decision: owed.decision, command: choose(now.play.options, now.play.view) };
    // A refusal means that the table has moved on meanwhile; the fresh view says where to.
    await api('POST', actions(table), command(move));
    now = await must('GET', `/api/tables/${table}`);
  } else {
    now = await must('GET', `/api/tables/${table}?after=${now.version}`);
  }
}
process.stdout.write(`${JSON.stringify({ table, moves: now.play?.moves, result: now.play?.result })}\n`);
