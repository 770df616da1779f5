import { run } from './program.ts';
import { exitOnBrokenPipe } from './terminal/output.ts';

exitOnBrokenPipe();
process.exitCode = await run(process.argv.slice(2));
