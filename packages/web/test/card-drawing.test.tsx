import { type SeatView, TERRAIN } from '@carson/card-game';
import { describe, expect, it } from 'vitest';
import type { CardsTable } from '../src/games/cards/table-types.ts';
import { act, count, drawn, fourPeople, tableWhere } from './page.ts';

const { City } = await import('../src/games/cards/city/city.tsx');
const { cityFrame } = await import('../src/games/cards/city/city-frame.ts');
const { Offer } = await import('../src/games/cards/auction/offer.tsx');
const { roundOf } = await import('../src/games/cards/round/round.ts');
const { Hand } = await import('../src/games/cards/auction/hand.tsx');
const { AnswerPanel } = await import('../src/games/cards/answers/answer-panel.tsx');
const { Players } = await import('../src/games/cards/players/players.tsx');
const { question } = await import('../src/games/cards/round/question.ts');
const { logLines } = await import('../src/games/cards/show/log-lines.ts');
const { legalPlaces } = await import('../src/games/cards/selection/aim.ts');
const { words } = await import('../src/words/words.ts');

const played = fourPeople('drawing');
const at = (kind: string, round: number) => (table: CardsTable) => {
  const view = table.view;
  return view.steps.at(-1)?.kind === kind && view.round >= round;
};
describe('the card table, drawn from a view', () => {
  it('shows every parcel of a city by name, and no other', async () => {
    const table = await tableWhere(played, at('bid', 6));
    const [seat] = table.view.seats;
    if (seat === undefined) throw new Error('no seat');
    const picture = drawn(<City seat={seat} label="city" highlighted={[0]} />);
    expect(count(picture, 'role="img"')).toBe(seat.parcels.length);
    expect(count(picture, 'city-parcel lit')).toBe(1);
    for (const { card } of seat.laid)
      for (const element of TERRAIN[card]?.parcels ?? []) expect(picture).toContain(`#element-${element}`);
  });

  it('C5.4 covers what the last card adds while it is on its way, not what lay there before', async () => {
    const [seat] = (await tableWhere(played, at('bid', 1))).view.seats;
    if (seat === undefined) throw new Error('no seat');
    const coverOf = (...laid: SeatView['laid']) =>
      /class="city-cover" d="([^"]*)"/.exec(drawn(<City seat={{ ...seat, laid }} label="city" />))?.[1];
    const first = { card: 1, x: 0, y: 0 };
    expect(coverOf(first)).toBe(
      'M0 0h100v100h-100zM100 0h100v100h-100zM0 100h100v100h-100zM100 100h100v100h-100z',
    );
    expect(coverOf(first, { card: 2, x: 1, y: 1 })).toBe(
      'M200 100h100v100h-100zM100 200h100v100h-100zM200 200h100v100h-100z',
    );
  });

  it('keeps the whole city and every legal place in its window', async () => {
    const table = await tableWhere(played, at('lay', 5));
    const view = table.view;
    const seat = view.seats[Number(view.viewer)];
    if (seat === undefined) throw new Error('no seat');
    const places = legalPlaces(table);
    const { x, y, width, height } = cityFrame(seat).window;
    expect(places.length).toBeGreaterThan(0);
    for (const place of [...places.map((p) => ({ x: p.x + 1, y: p.y + 1 })), ...places, ...seat.parcels]) {
      expect(place.x >= x && place.x < x + width && place.y >= y && place.y < y + height).toBe(true);
    }
    expect(places.map(({ gain }) => gain)).toEqual([...places.map(({ gain }) => gain)].sort((a, b) => b - a));
  });

  it('offers exactly the cards that the rules offer', async () => {
    const table = await tableWhere(played, at('take', 2));
    const picture = drawn(<Offer table={table} live={true} act={act} />);
    expect(count(picture, 'offer-card can')).toBe(
      table.options.filter(({ type }) => type === 'takeCard').length,
    );
    expect(count(picture, '<li')).toBe(roundOf(table).column.length);
    const still = drawn(<Offer table={table} live={false} act={act} />);
    expect(count(still, 'offer-card can')).toBe(0);
  });

  it('shows nine auction cards, the spent ones pale', async () => {
    const table = await tableWhere(played, at('bid', 4));
    const picture = drawn(<Hand table={table} live={true} act={act} />);
    expect(count(picture, 'class="auction-card')).toBe(9);
    expect(count(picture, ' spent')).toBe(2 * 3);
    expect(count(picture, ' can')).toBe(table.options.length);
  });

  it('asks one sentence for every kind of question, and names the players who are waited for', async () => {
    for (const kind of ['bid', 'take', 'lay']) {
      const table = await tableWhere(played, at(kind, 2));
      expect(question(table, words.value)).toMatch(/^[A-Z].*\.$/);
      const other = { ...table, viewer: 'spectator' as const };
      for (const { seat } of table.owed) expect(question(other, words.value)).toContain(`P${seat}`);
    }
  });

  it('never shows another seat’s sealed bid', async () => {
    const first = await tableWhere(played, (table) => table.view.seats.some(({ hasChosen }) => hasChosen));
    const picture =
      drawn(<Players table={first} live={true} act={act} />) +
      drawn(<Hand table={first} live={true} act={act} />);
    expect(picture).toContain('has chosen');
    expect(picture).not.toContain(' chosen"');
    expect(drawn(<AnswerPanel table={first} live={true} act={act} />)).toContain('Pick a card');
  });

  it('tells every event of a whole game', async () => {
    const table = await tableWhere(played, () => false);
    const lines = table.log.flatMap((entry) => logLines(entry, table, words.value));
    expect(lines.length).toBeGreaterThan(200);
    for (const { text } of lines) expect(text).not.toMatch(/undefined|NaN|\[object/);
  });
});
