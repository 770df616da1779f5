/**
 * `npm run bench:hostile`: fifty ordinary four-seat tables of the card game, among themselves, beside one visitor who
 * attacks the server in every way we know, and beside a process that only uses as much processor time as this visitor.
 * Prints p50 and p99 from a command to the last view of it, and what the attack costs the server's event loop.
 *
 * What the attacker's own machine does is not the server's cost. So attacker and control have loaded everything before
 * anything is measured, and run only while nothing else wants the processor (scheduled as idle, every thread; in the bench's own
 * session, because Linux compares within one `autogroup` only). How much they tried is printed: a starved attack proves nothing.
 *
 *   TABLES=50 SECONDS=20 ROUNDS=2 npm run bench:hostile
 *   ATTACKS=each npm run bench:hostile            # every attack by itself
 *   ATTACKS=pings,records npm run bench:hostile   # some together
 */
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '../../../scripts/lib/temporary-folder.mjs';
import { bundleServer } from '../scripts/bundle.mjs';
import { ATTACKS } from './hostile.ts';
import { outside, type Task } from './hostile-process.ts';
import { load, percentile } from './measure.ts';
import { type OurServer, ours } from './ours.ts';

const TABLES = Number(process.env['TABLES'] ?? 50);
const SECONDS = Number(process.env['SECONDS'] ?? 20);
const ROUNDS = Number(process.env['ROUNDS'] ?? 2);
const WARM_UP = 5;
const CARDS = {
  game: 'cards',
  options: { seats: ['hat', 'star', 'cactus', 'boot'].map((suit) => ({ kind: 'real', suit })) },
  seats: Array.from({ length: 4 }, () => ({ kind: 'open' })),
  access: 'link',
  clock: { kind: 'none' },
};

const folder = temporaryFolder('hostile');
const built = fileURLToPath(new URL('../../../.cache/bench-hostile', import.meta.url));
const program = await bundleServer(built, 'bench/our-server.ts');
const env = { DATA_DIR: folder, RATE_LIMIT: '600', PROXIES: '1' };

say(`${TABLES} tables, one move per second each; load of the machine ${loadavg()[0]?.toFixed(1)}`);
for (const attacks of attacksOf(process.env['ATTACKS'])) {
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await compare(attacks));
  sayTogether(rounds);
}
rmSync(built, { recursive: true, force: true });
process.exit(0);

function attacksOf(wanted: string | undefined): readonly (readonly string[] | undefined)[] {
  if (wanted === 'each') return ATTACKS.map((name) => [name]);
  return [wanted?.split(',')];
}

/** On a server of its own, so that nothing of an earlier attack is left in what is called quiet. */
async function compare(attacks: readonly string[] | undefined): Promise<Round> {
  const server = await ours({ name: 'ours', program, env, plan: CARDS, addresses: 'own' });
  const quiet = await phase(server, 'quiet');
  const attacked = await phase(server, attacks?.join(', ') ?? 'all attacks', {
    kind: 'attack',
    url: server.url,
    ...(attacks === undefined ? {} : { only: attacks }),
  });
  const control = await phase(server, 'control', { kind: 'work', millisecondsPerSecond: attacked.used });
  await server.stop();
  const round = { quiet, attacked, control };
  sayTimes(round);
  return round;
}

function sayTimes({ quiet, attacked, control }: Round): void {
  const p99 = ({ latencies }: Phase): number => percentile(latencies, 0.99);
  const times = (phase: Phase): string => (p99(phase) / p99(quiet)).toFixed(2);
  say(`p99 is ${times(attacked)} times its quiet value under attack, ${times(control)} in the control\n`);
}

/** A round's p99 is its eighth slowest move or so, and varies widely; that of all moves of all rounds varies less. */
function sayTogether(rounds: readonly Round[]): void {
  const together = (of: (round: Round) => Phase): Phase => ({
    latencies: rounds.flatMap((round) => of(round).latencies),
    used: 0,
  });
  const all = {
    quiet: together(({ quiet }) => quiet),
    attacked: together(({ attacked }) => attacked),
    control: together(({ control }) => control),
  };
  for (const [name, { latencies }] of Object.entries(all)) {
    const at = (share: number): string => `${percentile(latencies, share).toFixed(1)} ms`;
    say(`${rounds.length} rounds, ${name}: p50 ${at(0.5)}, p99 ${at(0.99)} of ${latencies.length} moves`);
  }
  sayTimes(all);
}

interface Round {
  readonly quiet: Phase;
  readonly attacked: Phase;
  readonly control: Phase;
}

interface Phase {
  /** Milliseconds of every move. */
  readonly latencies: readonly number[];
  /** Processor time of the process beside, in milliseconds per second. */
  readonly used: number;
}

/** New tables each time, so that all phases see the same moves. */
async function phase(server: OurServer, name: string, task?: Task): Promise<Phase> {
  const beside = task === undefined ? undefined : await outside(task);
  const tables = await Promise.all(Array.from({ length: TABLES }, () => server.openTable()));
  await load(tables, { secondsAMove: 1, secondsAStep: WARM_UP });
  const before = await server.usage('asItIs');
  beside?.begin();
  const latencies = await load(tables, { secondsAMove: 1, secondsAStep: SECONDS });
  const after = await server.usage('asItIs');
  const { cpu, counts } = (await beside?.stop()) ?? { cpu: 0, counts: {} };
  for (const table of tables) table.close();
  const perSecond = (milliseconds: number): string => `${(milliseconds / SECONDS).toFixed(0)} ms/s`;
  const ran = after.ran - before.ran;
  say(
    [
      `${name.padEnd(28)} p50 ${percentile(latencies, 0.5).toFixed(1)} ms, p99 ${percentile(latencies, 0.99).toFixed(1)} ms`,
      `event loop ran ${perSecond(ran)}, waited for a processor ${perSecond(after.waited - before.waited)}`,
      `late p99 ${after.delayP99.toFixed(1)} ms, most ${after.delayMost.toFixed(1)} ms`,
      `other threads ${perSecond(after.cpu - before.cpu - ran)}`,
      `attacker ${perSecond(cpu)}`,
    ].join('; '),
  );
  for (const [attack, { tried, refused }] of Object.entries(counts))
    say(`  ${attack}: ${tried}, refused ${refused}`);
  const all = Object.values(counts);
  const sum = (of: 'tried' | 'refused'): number => all.reduce((total, count) => total + count[of], 0);
  if (all.length > 1) say(`  altogether: ${sum('tried')}, refused ${sum('refused')}`);
  return { latencies, used: cpu / SECONDS };
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
