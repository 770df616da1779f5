/** What the card table tells of a round: the column with its takers, gains, powers, bids and their order. */
import { cardLevels } from '@carson/bots';
import { type Command, cardGame, type View } from '@carson/card-game';
import { seedRandom } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import type { CardsTable } from '../src/games/cards/table-types.ts';
import { act, drawn, fourPeople, tableWhere } from './page.ts';

const { Offer } = await import('../src/games/cards/auction/offer.tsx');
const { Players } = await import('../src/games/cards/players/players.tsx');
const { Reveal } = await import('../src/games/cards/auction/reveal.tsx');
const { SeatStrip } = await import('../src/games/cards/players/seat-strip.tsx');
const { cardInSentence } = await import('../src/games/cards/names/card-faces.tsx');
const { gainOf, gainsFor } = await import('../src/games/cards/round/gains.ts');
const { legalPlaces } = await import('../src/games/cards/selection/aim.ts');
const { moveName } = await import('../src/games/cards/answers/move-name.ts');
const { powerEffect } = await import('../src/games/cards/answers/power-effect.ts');
const { question } = await import('../src/games/cards/round/question.ts');
const { roundOf } = await import('../src/games/cards/round/round.ts');
const { words } = await import('../src/words/words.ts');

const played = fourPeople('round');
const viewOf = (table: CardsTable): View => table.view;
const at = (kind: string, round: number) => (table: CardsTable) =>
  viewOf(table).steps.at(-1)?.kind === kind && viewOf(table).round >= round;

/** The table at the last choice of a round: three have taken, one card stays over. */
const lastChoice = tableWhere(played, (table) => {
  const { round, column, steps } = viewOf(table);
  return round === 3 && steps.at(-1)?.kind === 'take' && column.length === 2;
});

describe('a round at the card table', () => {
  it('keeps every taken card in its place, with its taker', async () => {
    await tableWhere(played, (table) => {
      const { column, taken } = roundOf(table);
      const gone = new Set(taken.map(({ card }) => card));
      expect(column.filter((card) => !gone.has(card))).toEqual(viewOf(table).column);
      return viewOf(table).round >= 4;
    });
    const table = await lastChoice;
    const picture = drawn(<Offer table={table} live={true} act={act} />);
    for (const { seat } of roundOf(table).taken) expect(picture).toContain(`P${seat} took`);
  });

  it('shows on every offered card what laying it would bring at best', async () => {
    const table = await tableWhere(played, at('lay', 5));
    const view = viewOf(table);
    const open = view.steps.at(-1);
    const seat = view.seats[Number(view.viewer)];
    if (open?.kind !== 'lay' || seat === undefined) throw new Error('nothing to lay');
    const [best] = legalPlaces(table);
    expect(gainOf(seat, open.card).gain).toBe(best?.gain);
    const gains = gainsFor(seat, view.column);
    const picture = drawn(<Offer table={table} live={true} act={act} />);
    for (const card of view.column)
      expect(picture).toContain(words.value.shell.table.gain({ count: gains.get(card)?.gain ?? 0 }));
  });

  it('names the card that a hinted bid is for, and calls a discard no bid', async () => {
    const table = await tableWhere(played, at('bid', 3));
    const asked = {
      game: cardGame,
      view: viewOf(table),
      seat: Number(table.viewer),
      options: table.options as readonly Command[],
      random: seedRandom('hint'),
    };
    const [best] = cardLevels.at(-1)?.think(asked, { iterations: 0 }).reasons ?? [];
    if (best?.option.type !== 'bid') throw new Error('no one gives hints');
    const { card: bid } = best.option;
    const named = moveName(best.option, table, words.value, best.grounds);
    const offered = viewOf(table).column.map((card) => cardInSentence(card, words.value));
    expect(offered.map((card) => `Bid ${bid} for ${card}`)).toContain(named);
    const owed = table.owed.map((each) => ({ ...each, kind: 'discard' }));
    expect(moveName({ type: 'bid', card: 9 }, { ...table, owed }, words.value)).toBe('Discard 9');
  });

  it('says what a bonus would change, by value and tie order', async () => {
    const view = viewOf(await lastChoice);
    const bid = (own: number, ...others: readonly number[]): View => ({
      ...view,
      viewer: 0,
      seats: view.seats.map((seat, index) => ({
        ...seat,
        value: index === 0 ? own : (others[index - 1] ?? 0),
      })),
    });
    const said = (table: View): string | undefined => powerEffect(table, 'doctor', words.value);
    expect(said(bid(6, 7, 2, 1))).toBe('Your 6 becomes 8: you would choose 1st instead of 2nd.');
    expect(said(bid(3, 7, 6, 1))).toBe('Your 3 becomes 5: you would still choose 3rd.');
    expect(powerEffect(view, 'governor', words.value)).toMatch(/\+\d/);
  });

  it('lays the bids out in the order of the choice, a tie with its reason', async () => {
    const table = await lastChoice;
    const view = viewOf(table);
    const tied: View = { ...view, seats: view.seats.map((seat) => ({ ...seat, value: 4 })) };
    const picture = drawn(<Reveal table={{ ...table, view: tied }} size="large" />);
    const names = [...picture.matchAll(/bid-name">(P\d)/g)].map(([, name]) => name);
    expect(names).toEqual(view.order.map((seat) => `P${seat}`));
    expect(picture).toContain('Tie at 4: ');
    expect(picture.split(' beats ')).toHaveLength(4);
    expect(picture.indexOf('1st')).toBeLessThan(picture.indexOf('4th'));
  });

  it('shows everyone by name and face, with what they are doing', async () => {
    const table = await lastChoice;
    const rail = drawn(<Players table={table} live={true} act={act} />);
    const strip = drawn(<SeatStrip table={table} />);
    for (const picture of [rail, strip]) {
      expect(picture.split('class="face"')).toHaveLength(5);
      for (const { seat } of viewOf(table).seats) expect(picture).toContain(`P${seat}`);
    }
    expect(rail).toContain('takes a card');
    expect(rail).toContain('has taken');
  });

  it('names the person in every question where several share a screen', async () => {
    const table = await tableWhere(played, at('bid', 2));
    expect(question(table, words.value)).toBe(`P${table.viewer}: Pick a bid.`);
    const online = { ...table, host: 'another' };
    expect(question(online, words.value)).toBe('Pick a bid.');
  });

  it('waits for people by name, and for no one where the game goes on by itself', async () => {
    const table = await tableWhere(played, at('bid', 2));
    const [first] = table.owed;
    if (first === undefined) throw new Error('no one is asked');
    const watched = { ...table, viewer: 'spectator' } as const;
    expect(question({ ...watched, owed: [first] }, words.value)).toBe(`P${first.seat} still to bid.`);
    expect(question({ ...watched, owed: [] }, words.value)).toBe('');
  });
});
