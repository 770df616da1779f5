/**
 * A player for Carson City Online that uses nothing but the public API: plain HTTP.
 *
 *   CARSON_TOKEN=carson_… npx tsx examples/bot/bot.ts --server http://localhost:3000 --game cards
 *
 * opens a table against the server's own bots, plays one game to its end and prints the result.
 * With `--table ID` it takes a free seat of that table instead and waits until its host starts the game.
 * Put something cleverer into `choose` and you have a bot of your own.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { GameCommand } from '@carson/engine';
import type { Action, GameInfo, TableUpdate } from '@carson/protocol';

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
const OPTIONS: Readonly<Record<string, { readonly seats: number; readonly options: unknown }>> = {
  cards: {
    seats: 4,
    options: { seats: ['hat', 'star', 'cactus', 'boot'].map((suit) => ({ kind: 'real', suit })) },
  },
  board: { seats: 3, options: { seats: 3 } },
};

/** One of the legal commands. This one has no taste. */
function choose(options: readonly GameCommand[], _view: unknown): GameCommand | undefined {
  return options[Math.floor(Math.random() * options.length)];
}

type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: unknown };

/** Asks again where the server is away or busy: every command has its own id, so nothing is done twice. */
async function api<T>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(values.server + path, {
      method,
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch(() => undefined);
    if (response !== undefined && response.status < 500 && response.status !== 429) {
      const answer = (await response.json()) as T & { readonly refusal?: unknown };
      return response.ok ? { ok: true, value: answer } : { ok: false, refusal: answer.refusal };
    }
    if (attempt === TRIES) fail(`${values.server} does not answer`);
    await pause(500 * attempt);
  }
}

async function must<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await api<T>(method, path, body);
  return answer.ok ? answer.value : fail(`${method} ${path} is refused: ${JSON.stringify(answer.refusal)}`);
}

function fail(why: string): never {
  process.stderr.write(`${why}\n`);
  process.exit(1);
}

const tableAt = (table: string) => `/api/tables/${table}`;
const act = (table: string, action: Action) =>
  api('POST', `${tableAt(table)}/actions`, { id: randomUUID(), action });

async function openTable(): Promise<string> {
  const { games } = await must<{ games: readonly GameInfo[] }>('GET', '/api/games');
  const bots = games.find(({ game }) => game === values.game)?.bots;
  const setup = OPTIONS[values.game];
  if (setup === undefined || bots === undefined) fail(`--game is one of ${Object.keys(OPTIONS).join(', ')}`);
  const plan = {
    game: values.game,
    options: setup.options,
    seats: Array.from({ length: setup.seats }, (_, seat) =>
      seat === 0 ? { kind: 'open' } : { kind: 'bot', bot: bots[0] },
    ),
    access: 'link',
    clock: { kind: 'none' },
  };
  const { table } = await must<TableUpdate>('POST', '/api/tables', { id: randomUUID(), plan });
  await act(table, { type: 'start' });
  return table;
}

/** Or comes back to it, even where another bot has taken over meanwhile. */
async function joinTable(table: string): Promise<string> {
  for (const type of ['join', 'reclaim'] as const) await act(table, { type });
  const { viewer } = await must<TableUpdate>('GET', tableAt(table));
  return viewer === 'spectator' ? fail('there is no seat for us at this table') : table;
}

const table = values.table === undefined ? await openTable() : await joinTable(values.table);
let now = await must<TableUpdate>('GET', tableAt(table));
while (now.phase === 'waiting' || now.phase === 'playing') {
  const { play, viewer } = now;
  const owed = play?.owed.find(({ seat }) => seat === viewer);
  const command = play === undefined ? undefined : choose(play.options, play.view);
  if (owed !== undefined && command !== undefined) {
    // A refusal means that the table has moved on meanwhile; the fresh view says where to.
    await act(table, { type: 'move', decision: owed.decision, command });
    now = await must<TableUpdate>('GET', tableAt(table));
  } else {
    now = await must<TableUpdate>('GET', `${tableAt(table)}?after=${now.version}`);
  }
}
process.stdout.write(`${JSON.stringify({ table, moves: now.play?.moves, result: now.play?.result })}\n`);
