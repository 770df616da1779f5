/** The built page in a browser, for pictures and measurements. */
import { known } from '@carson/engine';
import { type Browser, chromium } from '@playwright/test';
import { preview } from 'vite';
import { findBrowser } from '../../../scripts/lib/browser.mjs';
import { inRoot } from '../../../scripts/lib/root.mjs';
import { buildWebPage } from '../../../scripts/lib/web-page.mjs';

export interface BuiltPage {
  readonly browser: Browser;
  /** Where the page is. */
  readonly home: string;
  readonly close: () => Promise<void>;
}

export async function openBuiltPage(): Promise<BuiltPage> {
  await buildWebPage();
  const root = inRoot('packages', 'web');
  const server = await preview({ root, configFile: false, logLevel: 'error', preview: { port: 0 } });
  const address = known(server.resolvedUrls?.local[0], 'the address of the page');
  const browser = await launchBrowser();
  const close = async (): Promise<void> => {
    await browser.close();
    await server.close();
  };
  return { browser, home: new URL(address).origin, close };
}

/** A browser that does nothing on its own: what it loads and draws is the page's. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--no-first-run'],
  });
}
