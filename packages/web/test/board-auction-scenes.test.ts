/** Auctions as they are told, and when the characters lie on the table. */
import type { BoardEvent } from '@carson/board-game';
import { loadCatalogue } from '@carson/words';
import { describe, expect, it } from 'vitest';
import type { BoardTable } from '../src/games/board/table-types.ts';
import { auctioned, newBoardTable } from './new-tables.ts';
import './page.ts';

const { scene } = await import('../src/games/board/show/scenes.tsx');
const { areCharactersOffered } = await import('../src/games/board/characters/character-cards.tsx');
const words = await loadCatalogue('en');

describe('B9.12 an auction', () => {
  const bid = (seat: number, amount: number): BoardEvent => ({ type: 'bidMade', seat, amount });
  const won: BoardEvent = { type: 'auctionWon', seat: 1, amount: 3, lot: [4, 5] };
  /** The end of an auction that the second seat wins, as the first seat sees it. */
  const endAfter = (...before: readonly BoardEvent[]) => {
    const fresh = newBoardTable(3);
    const events = [...before, { type: 'bidderOut', seat: 2 } as const, won];
    const log = events.map((event, move) => ({ move, seat: 2, events: [event] }));
    const beat = { move: log.length - 1, seat: 2, events: [won], view: fresh.view, scores: [] };
    return scene(beat, { ...fresh, log }, words);
  };

  it('waits for everyone who bid in it, not for the winner alone', () => {
    expect(endAfter(bid(0, 2), bid(1, 3))).toMatchObject({ concernsMe: true, waits: true });
  });

  it('is named after what is sold, and told on the map, where the parcels are', () => {
    expect(endAfter(bid(1, 3))).toMatchObject({ title: 'For sale: E1 and F1', pane: 'map' });
    const fresh = newBoardTable(3);
    const view = auctioned(fresh.view, []);
    const beat = { move: 0, seat: 0, events: [bid(0, 2)], view, scores: [] };
    const { title, pane } = scene(beat, { ...fresh, view, log: [beat] }, words);
    expect({ title, pane }).toEqual({ title: 'For sale: the +3 revolver token', pane: 'map' });
    const told = { ...fresh, owed: [], log: [{ move: 0, seat: 1, events: [won] }] };
    expect(
      areCharactersOffered({
        ...told,
        view: { ...view, steps: [{ kind: 'characters', at: 0 }] },
      } as BoardTable),
    ).toBe(false);
  });

  it('lights the parcels that are bid for', () => {
    const fresh = newBoardTable(3);
    const view = auctioned(fresh.view, [4, 5]);
    const beat = { move: 0, seat: 0, events: [bid(0, 2)], view, scores: [] };
    expect(scene(beat, { ...fresh, view, log: [beat] }, words).parcels).toEqual([4, 5]);
    expect(endAfter(bid(1, 3)).parcels).toEqual([4, 5]);
  });

  it('of others does not wait, nor for a bid in an auction before it', () => {
    expect(endAfter(bid(2, 2), bid(1, 3))).toMatchObject({ concernsMe: false, waits: false });
    expect(endAfter(bid(0, 2), won, bid(2, 2), bid(1, 3))).toMatchObject({ waits: false });
  });
});

describe('B3.1 the characters on the table', () => {
  const fresh = newBoardTable(3);
  const asking = (seat: number): BoardTable => ({
    ...fresh,
    owed: [{ seat, decision: 1, kind: 'moneyOrPoints', rule: 'B9.5', required: true, sealed: false }],
    view: {
      ...fresh.view,
      round: 1,
      steps: [
        { kind: 'characters', at: 0 },
        { kind: 'offer', seat, moment: 'atOnce' },
      ],
    },
  });

  it('stay while another player is asked about theirs, and give way to the viewer’s own question', () => {
    expect(areCharactersOffered(asking(1))).toBe(true);
    expect(areCharactersOffered({ ...asking(1), owed: [] })).toBe(true);
    expect(areCharactersOffered(asking(0))).toBe(false);
  });
});
