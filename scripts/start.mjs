/** `npm start`: installs what is missing, builds what is stale, starts the product and says where it is. */
import { carsonBundle } from './lib/carson-bundle.mjs';
import { runChild } from './lib/child.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { createStaticServer } from './lib/static-server.mjs';
import { buildWebPage, hasWebPage, WEB_DIST } from './lib/web-page.mjs';

await ensureInstalled();
if (hasWebPage()) {
  await buildWebPage();
  serve(Number(process.env['PORT'] ?? 3000));
} else {
  const carson = await carsonBundle();
  await runChild(process.execPath, [carson, '--help']);
  process.exitCode = await runChild(process.execPath, [carson, 'watch', 'cards']);
}

/** @param {number} port */
function serve(port) {
  const server = createStaticServer(WEB_DIST);
  server.on('error', (problem) => {
    const taken = 'code' in problem && problem.code === 'EADDRINUSE';
    const hint = taken ? `port ${port} is taken; choose another: PORT=3001 npm start` : problem.message;
    process.stderr.write(`Carson City cannot start: ${hint}\n`);
    process.exitCode = 1;
  });
  server.listen(port, () => {
    const address = server.address();
    const actual = typeof address === 'object' && address !== null ? address.port : port;
    process.stdout.write(`Carson City is at http://localhost:${actual}\n`);
  });
}
