/** The built page in a browser, for pictures and measurements. */
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../../../scripts/lib/browser.mjs';
import { createStaticServer } from '../../../scripts/lib/static-server.mjs';
import { buildWebPage, WEB_DIST } from '../../../scripts/lib/web-page.mjs';

export interface BuiltPage {
  readonly browser: Browser;
  /** Where the page is. */
  readonly home: string;
  readonly close: () => Promise<void>;
}

export async function openBuiltPage(): Promise<BuiltPage> {
  await buildWebPage();
  const server = createStaticServer(WEB_DIST).listen(0);
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const browser = await launchBrowser();
  const close = async (): Promise<void> => {
    await browser.close();
    server.close();
  };
  return { browser, home: `http://localhost:${port}`, close };
}

/** A browser that does nothing on its own: what it loads and draws is the page's. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--no-first-run'],
  });
}
