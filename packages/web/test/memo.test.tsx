/** What a move leaves alone is not drawn again. */
import type { View } from '@carson/card-game';
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { expect, it } from 'vitest';
import type { CardsTable } from '../src/games/cards/table-types.ts';
import { livingPage } from './living-page.ts';
import { act, fourPeople, tableWhere } from './page.ts';

const { memo } = await import('../src/art/memo.ts');
const { useStable } = await import('../src/parts/use-stable.ts');
const { Players } = await import('../src/games/cards/players/players.tsx');
const { gainsFor } = await import('../src/games/cards/round/gains.ts');

it('draws a part again where a property or a signal that it reads has changed, and only then', async () => {
  const money = signal(1);
  const texts: string[] = [];
  const Name = memo(function Name({ name }: { readonly name: string }) {
    texts.push(name);
    return <p />;
  });
  const Money = memo(function Money() {
    texts.push(`$${money.value}`);
    return <p />;
  });
  const page = livingPage();
  page.draw([<Name name="Anna" />, <Money />]);
  page.draw([<Name name="Anna" />, <Money />]);
  expect(texts).toEqual(['Anna', '$1']);
  page.draw([<Name name="Ben" />, <Money />]);
  money.value = 2;
  await page.settle();
  expect(texts).toEqual(['Anna', '$1', 'Ben', '$2']);
});

it('tells one property from another of the same value, where both may be left out', () => {
  const texts: string[] = [];
  interface Props {
    readonly from?: string;
    readonly to?: string;
  }
  const Way = memo(function Way({ from = '-', to = '-' }: Props) {
    texts.push(`${from} ${to}`);
    return <p />;
  });
  const page = livingPage();
  page.draw(<Way from="Taos" />);
  page.draw(<Way to="Taos" />);
  page.draw(<Way to="Taos" />);
  expect(texts).toEqual(['Taos -', '- Taos']);
});

it('hands on one function in every drawing, and it does what the latest one says', () => {
  const handed: (() => string)[] = [];
  function Asked({ name }: { readonly name: string }): JSX.Element {
    handed.push(useStable(() => name));
    return <p />;
  }
  const page = livingPage();
  page.draw(<Asked name="first" />);
  page.draw(<Asked name="second" />);
  const [before, after] = handed;
  expect(before).toBe(after);
  expect(before?.()).toBe('second');
});

const table = tableWhere(fourPeople('memo'), ({ view }) => view.round === 2);

it('draws the player who has done something, none of the others', async () => {
  const { view, ...rest } = await table;
  const drawn: number[] = [];
  const seats = view.seats.map((seat) => ({
    ...seat,
    get spent() {
      drawn.push(seat.seat);
      return seat.spent;
    },
  }));
  const shown = (own: View['seats']): CardsTable => ({ ...rest, view: { ...view, seats: own } });
  const page = livingPage();
  page.draw(<Players table={shown(seats)} live={true} act={act} />);
  expect(new Set(drawn)).toEqual(new Set([0, 1, 2, 3]));
  const spending = { ...view.seats[2], spent: [9] } as View['seats'][number];
  drawn.length = 0;
  page.draw(<Players table={shown(seats.with(2, spending))} live={true} act={act} />);
  expect(drawn).toEqual([]);
  page.draw(<Players table={shown(seats)} live={true} act={act} />);
  expect(new Set(drawn)).toEqual(new Set([2]));
});

it('works out what a card brings once for a city, whatever its owner bids', async () => {
  const { view } = await table;
  const [seat] = view.seats;
  if (seat === undefined) throw new Error('no one there');
  const gains = gainsFor(seat, view.column);
  expect(gains.size).toBeGreaterThan(0);
  const bidding = { ...seat, hasChosen: true, spent: [1, 2] };
  expect(gainsFor(bidding, view.column)).toBe(gains);
  expect(gainsFor({ ...seat, sold: [...seat.sold, 1] }, view.column)).not.toBe(gains);
});
