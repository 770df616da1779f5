/** The six moments that the card game is made of, and one of them without colour. */
import type { Page } from '@playwright/test';
import { type CardMoment, cardMoment } from '../e2e/card-moments.ts';
import { LAPTOP, newPage, openGame, PHONE, type Size, type Studio, takePicture } from './studio.ts';

interface CardPicture extends CardMoment {
  readonly file: string;
  readonly size: Size;
  /** What to do before the picture is taken. */
  readonly act?: (page: Page) => Promise<void>;
}

const LATE = { era: 2, round: 3 };

const PICTURES: readonly CardPicture[] = [
  { ...LATE, kind: 'bid', file: 'cards-bid-phone.webp', size: PHONE },
  { kind: 'bid', round: 3, file: 'cards-reveal.webp', size: LAPTOP, act: reveal },
  { ...LATE, kind: 'take', file: 'cards-take.webp', size: LAPTOP, act: pointAtCard },
  { ...LATE, kind: 'lay', file: 'cards-lay.webp', size: LAPTOP },
  { ...LATE, kind: 'lay', file: 'cards-lay-phone.webp', size: PHONE },
  { kind: 'nothing', file: 'cards-end.webp', size: LAPTOP, act: ending },
  { ...LATE, kind: 'lay', file: 'cards-grey.webp', size: LAPTOP, act: withoutColour },
];

export async function takeCardPictures(studio: Studio): Promise<void> {
  for (const picture of PICTURES) await cardPicture(studio, picture);
}

async function cardPicture(studio: Studio, { file, size, act, ...moment }: CardPicture): Promise<void> {
  const page = await newPage(studio, size, act === reveal ? 'slow' : 'off');
  const bots = ['kate-harlan', 'josiah-freeman', 'tam-penrose'].map((bot) => ({ kind: 'bot', bot }));
  await openGame(studio, page, {
    id: 'cards',
    game: 'cards',
    over: moment.kind === 'nothing',
    occupants: [{ kind: 'person', name: 'Anna' }, ...bots],
    record: cardMoment(moment),
  });
  if (act !== ending) await page.locator(`.board[data-stage="${moment.kind}"]`).waitFor();
  await act?.(page);
  await takePicture(page, file);
}

async function reveal(page: Page): Promise<void> {
  const card = await page.locator('.auction-card.can input').nth(3).getAttribute('value');
  await page.keyboard.press(card ?? '5');
  await page.locator('.confirm[aria-disabled="false"]').click();
  await page.locator('.reveal-large[data-settled="true"]').waitFor();
  // With its ribbons and the tie sign.
  await page.evaluate(async () => {
    const moving = document.querySelector('.reveal-large')?.getAnimations({ subtree: true }) ?? [];
    await Promise.all(moving.map(({ finished }) => finished));
  });
}

async function pointAtCard(page: Page): Promise<void> {
  await page.locator('.offer-card.can').last().click();
}

async function ending(page: Page): Promise<void> {
  await page.locator('.score-dialog').waitFor();
}

async function withoutColour(page: Page): Promise<void> {
  await page.addStyleTag({ content: 'html { filter: grayscale(1); }' });
}
