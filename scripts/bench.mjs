/** `npm run bench [-- part-of-a-name]`: runs packages/*\/bench/*.ts one after another. */
import { existsSync, readdirSync } from 'node:fs';
import { runChild } from './lib/child.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/root.mjs';

await ensureInstalled();
const [filter = ''] = process.argv.slice(2);
const benches = readdirSync(inRoot('packages'))
  .map((name) => `packages/${name}/bench`)
  .filter((folder) => existsSync(inRoot(folder)))
  .flatMap((folder) => readdirSync(inRoot(folder)).map((file) => `${folder}/${file}`))
  .filter((file) => file.endsWith('.ts') && file.includes(filter));
for (const bench of benches) {
  process.stdout.write(`\n${bench}\n`);
  const status = await runChild(process.execPath, ['--import', 'tsx', bench]);
  if (status !== 0) process.exitCode = status;
}
