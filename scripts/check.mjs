/** `npm run check`: everything CI looks at beside the tests. */
import { allChecks } from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { tallyLine } from './lib/tally.mjs';

await ensureInstalled();
const tally = { passed: 0, failed: 0 };
for (const { name, run } of allChecks()) {
  const { status, output } = run();
  const isFine = status === 0;
  process.stdout.write(`${isFine ? '✓' : '✗'} ${name}\n${isFine ? '' : `${output}\n`}`);
  tally[isFine ? 'passed' : 'failed']++;
}
process.stdout.write(`${tallyLine(tally)}\n`);
process.exitCode = tally.failed === 0 ? 0 : 1;
