/** `npm start`: installs what is missing, builds what is stale, starts the product and says where it is. */
import { builtProduct } from './lib/product.mjs';

const { page, server } = await builtProduct();
process.env['PAGE_DIR'] ??= page;
if (process.env['npm_lifecycle_event'] === 'start') stopWithNpm();
await import(server);

/** npm stands before us with a shell between, which dies of a signal and does not pass it on. */
function stopWithNpm() {
  const npm = process.ppid;
  setInterval(() => {
    if (process.ppid !== npm) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}
