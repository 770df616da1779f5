/** Where pictures are taken: the built page in a browser, with games put among those of the device. */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { inRoot } from '../../../scripts/lib/root.mjs';
import { type BuiltPage, openBuiltPage } from './built-page.ts';

export const FOLDER = inRoot('docs', 'pictures');
export const LAPTOP = { width: 1280, height: 720 };
export const PHONE = { width: 360, height: 640 };
export type Size = typeof LAPTOP;

export type Studio = BuiltPage;

export function openStudio(): Promise<Studio> {
  mkdirSync(FOLDER, { recursive: true });
  return openBuiltPage();
}

export async function newPage({ browser, home }: Studio, size: Size, pace = 'off'): Promise<Page> {
  const page = await browser.newPage({
    viewport: size,
    deviceScaleFactor: size === PHONE ? 2 : 1,
    colorScheme: 'light',
    locale: 'en',
  });
  await page.addInitScript((motion) => {
    localStorage.setItem('carson-motion', motion);
    localStorage.setItem('carson-bot-pause', '0');
    for (const extra of ['tips', 'mistakes', 'remarks']) localStorage.setItem(`carson-${extra}`, 'off');
  }, pace);
  await page.goto(home);
  return page;
}

export interface KeptGame {
  readonly id: string;
  readonly game: 'cards' | 'board';
  readonly over: boolean;
  readonly occupants: readonly unknown[];
  readonly record: unknown;
}

/** Opens a game as one that was played on this device. */
export async function openGame({ home }: Pick<Studio, 'home'>, page: Page, kept: KeptGame): Promise<void> {
  await page.evaluate(keepGame, { ...kept, startedAt: 0, changedAt: 0 });
  await page.goto(`${home}/#/table/${kept.id}`);
  await page.locator('.table').waitFor();
}

/** Runs in the page: puts a game among those of this device. */
async function keepGame(saved: KeptGame): Promise<void> {
  const opening = indexedDB.open('carson-city', 1);
  await new Promise<void>((resolve, reject) => {
    opening.onupgradeneeded = () => opening.result.createObjectStore('games', { keyPath: 'id' });
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('games', 'readwrite');
      transaction.objectStore('games').put(saved);
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    };
    opening.onerror = () => reject(opening.error);
  });
  opening.result.close();
}

export async function takePicture(page: Page, file: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.querySelector<HTMLElement>(':focus')?.blur());
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
  writeFileSync(`${FOLDER}/${file}`, Buffer.from(data, 'base64'));
  await page.close();
}
