/** `npm run -s carson -- …`: the command line, built first where it is stale. */
import { pathToFileURL } from 'node:url';
import { carsonBundle } from './lib/carson-bundle.mjs';
import { ensureInstalled } from './lib/install.mjs';

await ensureInstalled();
await import(pathToFileURL(await carsonBundle()).href);
