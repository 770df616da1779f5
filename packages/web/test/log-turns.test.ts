import type { CardEvent } from '@carson/card-game';
import { words } from '@carson/words/generated/en.js';
import { describe, expect, it } from 'vitest';
import type { CardsLogEntry } from '../src/games/cards/table-types.ts';
import './page.ts';
import { newCardsTable } from './new-tables.ts';

const { continues, logLines } = await import('../src/games/cards/show/log-lines.ts');
const { scene } = await import('../src/games/cards/show/scenes.tsx');
const { placeOf, toldTogether, turnsOf } = await import('../src/shell/log/log-turns.ts');

function entry(move: number, seat: number, ...events: readonly CardEvent[]): CardsLogEntry {
  return { move, seat, events };
}

const taken = (seat: number, card: number): CardEvent => ({ type: 'cardTaken', seat, card });
const laid = (seat: number, card: number): CardEvent => ({ type: 'cardLaid', seat, card, x: 0, y: 0 });
const table = newCardsTable();

describe('the log of the card game', () => {
  it('has one line per turn, though taking and laying are two moves', () => {
    const log = [entry(0, 0, taken(0, 4)), entry(1, 0, laid(0, 4)), entry(2, 1, taken(1, 5))];
    const turns = turnsOf(log, continues);
    expect(turns.map((turn) => turn.map(({ move }) => move))).toEqual([[0, 1], [2]]);
    const lines = turns.map((turn) => logLines(toldTogether(turn), table, words));
    expect(lines.map((of) => of.length)).toEqual([1, 1]);
    expect(lines[0]?.[0]?.text).toMatch(/took and laid/);
    expect(lines[1]?.[0]?.text).not.toMatch(/laid/);
    // Shown again from where the card was taken.
    expect(placeOf(turns[0] ?? [], lines[0]?.[0]?.event)).toEqual([0, 0]);
  });

  it('puts nothing together that does not belong together', () => {
    const others = turnsOf([entry(0, 0, taken(0, 4)), entry(1, 1, laid(1, 4))], continues);
    const another = turnsOf([entry(0, 0, taken(0, 4)), entry(1, 0, laid(0, 9))], continues);
    expect([others.length, another.length]).toEqual([2, 2]);
  });

  it('finds the move and the event behind a line', () => {
    const turn = [entry(7, 0, taken(0, 4)), entry(8, 0, laid(0, 4), { type: 'gameEnded' })];
    expect([0, 1, 2, 9].map((event) => placeOf(turn, event))).toEqual([
      [7, 0],
      [8, 0],
      [8, 1],
      [7, 0],
    ]);
  });

  it('says nothing of powers that were not used', () => {
    const declined: CardEvent = { type: 'powerDeclined', seat: 0, character: 'doctor' };
    expect(logLines(entry(0, 0, declined), table, words)).toEqual([]);
    const used: CardEvent = { type: 'powerUsed', seat: 0, character: 'doctor' };
    expect(logLines(entry(0, 0, used), table, words)).toHaveLength(1);
  });
});

describe('a card that is laid', () => {
  const flown = (seat: number) => {
    const events = [laid(seat, 4)];
    const beat = { move: 0, seat, events, view: table.view, scores: [] };
    return scene(beat, { ...table, viewer: 0 }, words).flights;
  };

  it('flies from its player where another seat lays it; one’s own lies there already', () => {
    expect(flown(1)).toEqual([{ looks: 'card-4', from: 'city-1', to: 'laid-4', covers: true }]);
    expect(flown(0)).toEqual([]);
  });
});
