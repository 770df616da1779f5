import type { GameEvent } from '@carson/engine';
import { loadRemarks } from '@carson/words';
import { describe, expect, it } from 'vitest';
import type { Remark } from '../src/parts/remark.ts';
import { PEOPLE } from '../src/rules/bot-people.ts';
import type { ShownTable } from '../src/table/shown-table.ts';
import './page.ts';
import { buildingPaid, duelDecided, newBoardTable, newCardsTable, orderSettled } from './new-tables.ts';
import { quietTable } from './quiet-table.ts';

const { LANGUAGE_CODES } = await import('../src/app/settings.ts');
const { nextRemark } = await import('../src/shell/remarks/next-remark.ts');
const { lastWord } = await import('../src/shell/remarks/end-remark.tsx');
const { freePlace } = await import('../src/shell/remarks/free-place.ts');
const { remarkOn: boardRemark } = await import('../src/games/board/show/remarks.ts');
const { remarkOn: cardRemark } = await import('../src/games/cards/show/remarks.ts');

const MOMENTS = ['beatYou', 'beaten', 'ownGain', 'yourGain', 'won', 'lost'];

describe('remarks', () => {
  it.each(LANGUAGE_CODES)(
    'are written for everyone and every moment, and are short (%s)',
    async (language) => {
      const texts = await loadRemarks(language);
      expect(Object.keys(texts).toSorted()).toEqual(PEOPLE.map(({ nameKey }) => nameKey).toSorted());
      for (const said of Object.values(texts)) {
        expect(Object.keys(said)).toEqual(MOMENTS);
        for (const text of Object.values(said)) expect(text.split(' ').length, text).toBeLessThanOrEqual(11);
      }
    },
  );
});

function tableOf(...types: readonly string[]): ShownTable {
  return {
    ...quietTable,
    occupants: [
      { kind: 'person', name: 'Ann' },
      { kind: 'bot', bot: 'kate-harlan' },
      { kind: 'bot', bot: 'legend' },
    ],
    log: types.map((type, move) => ({ move, seat: 1, events: [{ type }] })),
  };
}

/** The seat speaks that the event is called after. */
function speakerOf({ type }: GameEvent): Remark | undefined {
  return type === 'quiet' ? undefined : { seat: Number(type), moment: 'beaten' };
}

describe('hearing', () => {
  const nobody = { events: 0, round: undefined };
  const ears = (round: string) => ({ remarkOn: speakerOf, round });

  it('finds what has been said since, once in a round', () => {
    const { heard, remark } = nextRemark(nobody, tableOf('quiet', '1'), ears('I'));
    expect(remark).toEqual({ seat: 1, moment: 'beaten' });
    expect(nextRemark(heard, tableOf('quiet', '1'), ears('II')).remark).toBeUndefined();
    expect(nextRemark(heard, tableOf('quiet', '1', '1'), ears('I')).remark).toBeUndefined();
    expect(nextRemark(heard, tableOf('quiet', '1', '1'), ears('II')).remark).toBeDefined();
  });

  it('hears no person and no bot without a name', () => {
    expect(nextRemark(nobody, tableOf('0', '2'), ears('I')).remark).toBeUndefined();
  });
});

describe('the last word', () => {
  const ended = (...ranks: readonly number[]) =>
    lastWord({ ...tableOf(), result: ranks.map((rank, seat) => ({ seat, score: 0, rank })) });

  it('is the winner’s, or of the best whom the viewer has beaten; bots without a name have none', () => {
    expect(ended(2, 1, 3)).toEqual({ seat: 1, moment: 'won' });
    expect(ended(1, 3, 2)).toEqual({ seat: 1, moment: 'lost' });
    expect(ended(2, 3, 1)).toBeUndefined();
  });
});

describe('opponents', () => {
  const board = newBoardTable();

  it('speak of duels against the viewer and of no other', () => {
    expect(boardRemark(duelDecided(2, 0, 2), board)).toEqual({ seat: 2, moment: 'beatYou' });
    expect(boardRemark(duelDecided(0, 0, 2), board)).toEqual({ seat: 2, moment: 'beaten' });
    expect(boardRemark(duelDecided(1, 1, 2), board)).toBeUndefined();
    expect(boardRemark(duelDecided(-1, 0), board)).toBeUndefined();
  });

  it('speak of large incomes only', () => {
    expect(boardRemark(buildingPaid(1, 40), board)).toEqual({ seat: 1, moment: 'ownGain' });
    expect(boardRemark(buildingPaid(0, 40), board)).toEqual({ seat: 1, moment: 'yourGain' });
    expect(boardRemark(buildingPaid(1, 3), board)).toBeUndefined();
  });

  it('speak of ties with the viewer, glad or not', () => {
    const cards = newCardsTable();
    expect(cardRemark(orderSettled([1, 5], [0, 5], [2, 3]), cards)).toEqual({ seat: 1, moment: 'beatYou' });
    expect(cardRemark(orderSettled([1, 6], [0, 5], [2, 5]), cards)).toEqual({ seat: 2, moment: 'beaten' });
    expect(cardRemark(orderSettled([1, 5], [2, 5], [0, 3]), cards)).toBeUndefined();
  });
});

describe('a bubble', () => {
  const screen = { left: 0, top: 0, width: 400, height: 300 };
  const speaker = { left: 0, top: 0, width: 100, height: 50 };
  const size = { width: 120, height: 40 };

  it('stands beside the speaker, or where nothing is', () => {
    expect(freePlace(size, { screen, speaker, obstacles: [] })).toMatchObject({ left: 108, top: 0 });
    const wall = { left: 100, top: 0, width: 300, height: 200 };
    expect(freePlace(size, { screen, speaker, obstacles: [wall] })).toMatchObject({ left: 8, top: 252 });
  });

  it('stands at the first step from the top and the left that is free, where all around the speaker is taken', () => {
    const left = { left: 0, top: 0, width: 150, height: 300 };
    const right = { left: 290, top: 0, width: 110, height: 300 };
    const above = { left: 0, top: 0, width: 400, height: 50 };
    expect(freePlace(size, { screen, speaker, obstacles: [left, right, above] })).toMatchObject({
      left: 160,
      top: 64,
    });
  });

  it('stands nowhere rather than over something that takes a click', () => {
    expect(freePlace(size, { screen, speaker, obstacles: [screen] })).toBeUndefined();
  });
});
