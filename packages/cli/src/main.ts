import { stopQuietlyWhenNobodyReads } from './output.ts';
import { run } from './program.ts';

stopQuietlyWhenNobodyReads();
process.exitCode = await run(process.argv.slice(2));
