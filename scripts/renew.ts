/**
 * `npm run renew -- cards|board`: makes again what a change of rules changes by itself, when nothing else fails any
 * more: fixtures, lessons, stories, numbers of perft, decisions of former bots, docs/cli.md. What it writes is to be read.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { botFor, playBotGame } from '@carson/bots';
import { GAMES, gameById } from '@carson/cli';
import { known, type PlayedMoves, writeRecord } from '@carson/engine';
import { type Fixture, fixtureFault, fixturesIn, keepFixture } from '@carson/testkit';
import { runChild } from './lib/child.mjs';
import { GAME_IDS } from './lib/games.mjs';
import { inRoot } from './lib/root.mjs';

const entry = gameById(process.argv[2] ?? '');
if (entry === undefined) {
  process.stderr.write(`usage: npm run renew -- ${GAMES.map(({ game: { id } }) => id).join('|')}\n`);
  process.exit(2);
}
const { game, name: gameName } = entry;
const folder = inRoot('fixtures', gameName);
const packageName = known(
  Object.keys(GAME_IDS).find((name) => GAME_IDS[name] === game.id),
  'a package with this game',
);
const steps: readonly (() => Promise<number>)[] = [
  async () => Math.max(0, ...fixturesIn(folder).map(renewFixture)),
  () => runChild(process.execPath, ['--import', 'tsx', inRoot('packages/web/scripts/find-lessons.ts')]),
  () => runChild(process.execPath, vitestArgs(), { env: { STORIES: 'write' } }),
  () => runChild(process.execPath, ['--import', 'tsx', inRoot('scripts/write-docs.ts')]),
];
let status = 0;
for (const step of steps) status = Math.max(status, await step());
process.exitCode = status;

/** Its own moves where they are still legal; otherwise greedy bots play with the same options and seed. */
function renewFixture(fixture: Fixture): number {
  const { name, record, expected } = fixture;
  if (fixtureFault(game, fixture) === undefined) return report(name, 'still fits');
  const kept = { folder, name, about: expected.about };
  if (isLegal(record)) {
    keepFixture(game, record, kept);
    return report(name, 'kept with its own moves');
  }
  if (expected.result === undefined)
    return report(name, 'is unfinished and no longer legal: make it again', 1);
  keepFixture(game, playedByGreedyBots(record), kept);
  return report(name, `played again; is it still “${expected.about}”?`);
}

function isLegal(played: PlayedMoves): boolean {
  try {
    writeRecord(game, played);
    return true;
  } catch {
    return false;
  }
}

function playedByGreedyBots({ options, seed }: PlayedMoves): PlayedMoves {
  const read = game.readOptions(options);
  if (!read.ok) throw new Error(`the options are refused: ${read.refusal.code}`);
  const seats = game.seats(game.setup(read.value, seed));
  const bots = new Array(seats).fill(known(botFor(game.id, 'greedy'), 'a greedy bot'));
  return { options, seed, moves: playBotGame({ game, options: read.value, seed, bots }).moves };
}

/** Tests with stories or with snapshots. */
function vitestArgs(): readonly string[] {
  const files = [packageName, 'bots'].flatMap((name) =>
    readdirSync(inRoot('packages', name, 'test'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => `packages/${name}/test/${file}`),
  );
  const kept = files.filter((file) =>
    /keptStories\(|InlineSnapshot\(/.test(readFileSync(inRoot(file), 'utf8')),
  );
  return [inRoot('node_modules/vitest/vitest.mjs'), 'run', ...kept, '--update'];
}

function report(fixture: string, what: string, status = 0): number {
  process.stdout.write(`fixtures/${gameName}/${fixture}: ${what}\n`);
  return status;
}
