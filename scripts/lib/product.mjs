/** The product, ready to be started. */
import { ensureInstalled } from './install.mjs';
import { serverBundle } from './server-bundle.mjs';
import { buildWebPage, WEB_DIST } from './web-page.mjs';

/** @returns {Promise<{ page: string, server: string }>} the folder of the page, the address of the program */
export async function builtProduct() {
  await ensureInstalled();
  await buildWebPage();
  return { page: WEB_DIST, server: await serverBundle() };
}
