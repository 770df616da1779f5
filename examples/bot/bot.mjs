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
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    server: { type: 'string', default: 'http://localhost:3000' },
    game: { type: 'string', default: 'cards' },
    table: { type: 'string' },
  },
});
const TOKEN = process.env['CARSON_TOKEN'] ?? '';

/** What a table of each game is set up with. */
const OPTIONS = {
  cards: { seats: ['hat', 'star', 'cactus', 'boot'].map((suit) => ({ kind: 'real', suit })) },
  board: { seats: 3 },
};

/** One of the legal commands. This one has no taste. */
function choose(options, _view) {
  return options[Math.floor(Math.random() * options.length)];
}

async function api(method, path, body) {
  const response = await fetch(values.server + path, {
    method,
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  return response.ok ? { ok: true, answer } : { ok: false, refusal: answer.refusal };
}

async function must(method, path, body) {
  const { ok, answer, refusal } = await api(method, path, body);
  if (!ok) throw new Error(`${method} ${path}: ${JSON.stringify(refusal)}`);
  return answer;
}

const act = (table, action) => api('POST', `/api/tables/${table}/actions`, { id: randomUUID(), action });

async function openTable() {
  const { games } = await must('GET', '/api/games');
  const { bots } = games.find(({ game }) => game === values.game) ?? { bots: [] };
  const options = OPTIONS[values.game];
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
  await act(table, { type: 'start' });
  return table;
}

async function joinTable(table) {
  await act(table, { type: 'join' });
  return table;
}

const table = values.table === undefined ? await openTable() : await joinTable(values.table);
let now = await must('GET', `/api/tables/${table}`);
while (now.phase === 'waiting' || now.phase === 'playing') {
  const owed = now.play?.owed.find(({ seat }) => seat === now.viewer);
  if (owed !== undefined) {
    const command = choose(now.play.options, now.play.view);
    await act(table, { type: 'move', decision: owed.decision, command });
    now = await must('GET', `/api/tables/${table}`);
  } else {
    now = await must('GET', `/api/tables/${table}?after=${now.version}`);
  }
}
process.stdout.write(`${JSON.stringify({ table, moves: now.play?.moves, result: now.play?.result })}\n`);
