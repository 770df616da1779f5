/** What a seat has just gained is told beside its total; a jump through the game is no gain. */
import type { CharacterId, SeatView } from '@carson/card-game';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { livingPage } from './living-page.ts';

const { Gained } = await import('../src/games/cards/players/gained.tsx');

/** A seat that has taken a number of cards. */
function having(cards: number): SeatView {
  const characters: readonly CharacterId[] = Array.from({ length: cards }, () => 'doctor');
  return { characters, laid: [], sold: [], aside: [], kept: [] } as unknown as SeatView;
}

/** The chip after each of these: cards taken so far, and the total. */
function chips(...moments: readonly (readonly [cards: number, total: number])[]): readonly string[] {
  const page = livingPage();
  return moments.map(([cards, total]) => {
    page.draw(<Gained total={total} seat={having(cards)} isBrief={false} />);
    return page
      .texts()
      .map(({ text }) => text)
      .join('');
  });
}

describe('the chip beside a total', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('tells what the last card has brought, however many brought nothing before', () => {
    expect(chips([1, 2], [2, 2], [3, 2], [4, 2], [5, 2], [6, 7])).toEqual(['', '', '', '', '', '+5']);
  });

  it('tells a loss', () => {
    expect(chips([1, 2], [2, -4])[1]).toBe('−6');
  });

  it('is gone once it has been seen, so that a tab that is opened later does not show it again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const page = livingPage();
    for (const cards of [1, 2]) page.draw(<Gained total={cards} seat={having(cards)} isBrief={false} />);
    expect(page.text()).toBe('+1');
    await page.settle();
    vi.runAllTimers();
    await page.settle();
    expect(page.text()).toBe('');
  });

  it('is not shown after a jump forward or back', () => {
    expect(chips([1, 2], [12, 40], [3, 6])).toEqual(['', '', '']);
  });
});
