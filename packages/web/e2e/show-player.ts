/** A show as a player walks through it. */
import { type Beat, type GameRecord, recordOf } from '@carson/engine';
import { expect, type Page } from '@playwright/test';
import { playTown } from '../test/bot-town.ts';
import { movesPlayed } from './player.ts';
import { answerTown, click } from './town-player.ts';

/** A game between bots in whose last round five duels are fought; stopped before the last player passes. */
export const DUELS = { seed: 'duels/9', moves: 144 };

export function recordBeforeDuels(): GameRecord {
  for (const { match } of playTown({ options: { seats: 4 }, seed: DUELS.seed, bot: 'random' })) {
    if (match.moves === DUELS.moves) return recordOf(match);
  }
  throw new Error('the game ended too early');
}

/** To the next beat, if one is shown still: a key could come too late and answer the question instead. */
export async function nextBeat(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLElement>('.stage-next')?.click());
}

/** Waits until something is shown, asked, or the game is over; looks in one step, since the show goes on by itself. */
export async function nextSight(page: Page): Promise<Sight> {
  const sight = await page.waitForFunction(() => {
    const sights = { over: '.score-dialog', shown: '.stage', asked: '.town-ask' } as const;
    return (['over', 'shown', 'asked'] as const).find(
      (each) => document.querySelector(sights[each]) !== null,
    );
  });
  const seen = await sight.jsonValue();
  if (seen === undefined) throw new Error('nothing is to be seen');
  return seen;
}

type Sight = 'shown' | 'asked' | 'over';

/** From now on every beat waits for a tap. */
export async function pauseShow(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('.stage .button-icon[aria-pressed="false"]')?.click(),
  );
}

/** Gives an answer and waits until it has been taken: a question that is answered stands a moment longer. */
export async function answerOnce(page: Page, at: number): Promise<void> {
  const moves = await movesPlayed(page);
  await answerTown(page, click, at);
  await expect(page.locator(`.table:not([data-moves="${moves}"])`)).toBeAttached();
}

export function nameOf(beats: readonly Beat[], at: number): string {
  const move = beats[at]?.move;
  return `${move}/${beats.slice(0, at).filter((beat) => beat.move === move).length}`;
}
