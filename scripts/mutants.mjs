/**
 * `npm run mutants [-- package|file ...]`: changes the code one place at a time and runs the tests of its package, which
 * have to notice. For the engine and both games; takes minutes to hours, so it is no part of the tests.
 */
import { Stryker } from '@stryker-mutator/core';
import { ensureInstalled } from './lib/install.mjs';
import { mutantOptions, mutantScopes } from './lib/mutants.mjs';
import { inRoot } from './lib/root.mjs';

await ensureInstalled();
const scopes = mutantScopes(process.argv.slice(2));
if (scopes === undefined) {
  process.stderr.write('error: accepted: engine, card-game, board-game, or source files of one of them\n');
  process.exit(2);
}
for (const scope of scopes) {
  process.env['MUTANTS_IN'] = scope.folder;
  process.env['MUTANTS_MODULES'] = inRoot('node_modules');
  await new Stryker(mutantOptions(scope)).runMutationTest();
}
