/**
 * `npm run mutants [-- [--quick] package|file ...]`: changes the code one place at a time and runs the tests of its package,
 * which have to notice: the quick ones first, then the slow ones on what is left, unless --quick. Takes minutes to an hour.
 */
import { Stryker } from '@stryker-mutator/core';
import { ensureInstalled } from './lib/install.mjs';
import { describeMutant, mutantOptions, mutantScopes, mutantScore, unnoticedPlaces } from './lib/mutants.mjs';
import { inRoot } from './lib/root.mjs';

await ensureInstalled();
const isQuick = process.argv.includes('--quick');
const scopes = mutantScopes(process.argv.slice(2).filter((argument) => argument !== '--quick'));
if (scopes === undefined) {
  process.stderr.write('error: accepted: engine, card-game, board-game, or source files of one of them\n');
  process.exit(2);
}
process.env['MUTANTS_MODULES'] = inRoot('node_modules');
for (const scope of scopes) {
  process.env['MUTANTS_IN'] = scope.folder;
  const quick = await runMutants(scope, 'quick');
  const left = unnoticedPlaces(quick);
  const slow = left.length === 0 || isQuick ? [] : await runMutants({ ...scope, files: left }, 'slow');
  const { judged, killed, survivors } = mutantScore(quick, slow);
  for (const mutant of survivors) process.stdout.write(`survived: ${describeMutant(mutant)}\n`);
  process.stdout.write(
    `${scope.name}: ${killed} of ${judged} noticed, ${((100 * killed) / judged).toFixed(1)} %\n`,
  );
}

/**
 * @param {{ readonly name: string; readonly files: readonly string[] }} scope
 * @param {'quick' | 'slow'} tests
 */
function runMutants(scope, tests) {
  process.env['MUTANTS_TESTS'] = tests;
  return new Stryker(mutantOptions(scope, tests)).runMutationTest();
}
