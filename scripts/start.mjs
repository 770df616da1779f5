/** `npm start`: installs what is missing, builds what is stale, starts the product and says where it is. */
import { ensureInstalled } from './lib/install.mjs';
import { serverBundle } from './lib/server-bundle.mjs';
import { buildWebPage, WEB_DIST } from './lib/web-page.mjs';

await ensureInstalled();
await buildWebPage();
process.env['PAGE_DIR'] ??= WEB_DIST;
process.env['LOG_LEVEL'] ??= 'warn';
await import(await serverBundle());
