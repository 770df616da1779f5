import { exitOnBrokenPipe } from './output.ts';
import { run } from './program.ts';

exitOnBrokenPipe();
process.exitCode = await run(process.argv.slice(2));
