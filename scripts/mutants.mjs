/**
 * `npm run mutants [-- [--quick] [--every=N[+M]] package|file ...]`: changes the code one place at a time and runs the tests of
 * its package, which have to notice: the quick ones first, then the slow ones on what is left, unless --quick. With --every=4 a
 * quarter of the changes is tried, always the same; --every=4+1, 4+2 and 4+3 try the others. Takes minutes to hours; a run
 * that was stopped goes on where it ended.
 */
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { ensureInstalled } from './lib/install.mjs';
import {
  describeMutant,
  mutantOptions,
  mutantScopes,
  mutantScore,
  readSample,
  scoreInterval,
  unnoticedPlaces,
} from './lib/mutants.mjs';
import { inRoot } from './lib/root.mjs';

await ensureInstalled();
const { values, positionals } = parseArgs({
  options: { quick: { type: 'boolean' }, every: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const scopes = mutantScopes(positionals);
const sample = readSample(values.every);
process.env['MUTANTS_EVERY'] = values.every;
if (sample === undefined) {
  process.stderr.write('error: accepted: --every=N, or --every=N+M with M below N\n');
  process.exit(2);
}
if (scopes === undefined) {
  process.stderr.write('error: accepted: engine, the package of a game, or source files of one of them\n');
  process.exit(2);
}
process.env['MUTANTS_MODULES'] = inRoot('node_modules');
for (const scope of scopes) {
  process.env['MUTANTS_IN'] = scope.folder;
  const quick = await runMutants(scope, 'quick');
  const left = unnoticedPlaces(quick);
  const slow = left.length === 0 || values.quick ? [] : await runMutants({ ...scope, files: left }, 'slow');
  const { judged, killed, survivors } = mutantScore(quick, slow);
  for (const mutant of survivors) process.stdout.write(`survived: ${describeMutant(mutant)}\n`);
  process.stdout.write(`${scope.name}: ${describeScore(killed, judged)}\n`);
}

/** @param {number} killed @param {number} judged */
function describeScore(killed, judged) {
  const percent = (/** @type {number} */ share) => (100 * share).toFixed(1);
  const score = `${killed} of ${judged} noticed, ${percent(killed / judged)} %`;
  if (sample?.every === 1) return score;
  const { from, to } = scoreInterval(killed, judged);
  return `${score} (one in ${sample?.every}; of all ${percent(from)} to ${percent(to)} % with 95 % confidence)`;
}

/**
 * @param {{ readonly name: string; readonly files: readonly string[] }} scope
 * @param {'quick' | 'slow'} tests
 */
function runMutants(scope, tests) {
  process.env['MUTANTS_TESTS'] = tests;
  return new Stryker(mutantOptions(scope, tests)).runMutationTest();
}
