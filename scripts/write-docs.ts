/** `npm run docs`: writes docs/cli.md from the schemas of the command line. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cliDoc } from './lib/cli-doc.ts';
import { inRoot, ROOT } from './lib/root.mjs';

const doc = cliDoc((args, input) => {
  const script = inRoot('scripts', 'carson.mjs');
  return spawnSync(process.execPath, [script, ...args], { input, encoding: 'utf8', cwd: ROOT }).stdout;
});
writeFileSync(inRoot('docs', 'cli.md'), doc);
process.stdout.write('wrote docs/cli.md\n');
