import { type GameEvent, placeOf, type View } from '@carson/board-game';
import { words } from '@carson/words/generated/en.js';
import { describe, expect, it } from 'vitest';
import { logLines } from '../src/games/board/log-lines.ts';
import { GAMES, momentsOf, tableAt } from './board-tables.ts';

const [moment] = momentsOf(GAMES.slice(1, 2));
if (moment === undefined) throw new Error('the game asks nothing');
const table = await tableAt(moment);

function said(event: GameEvent): string | undefined {
  return logLines({ move: 0, events: [event] }, table, words)[0]?.text;
}

function townNow(): View['town'] {
  return (table.view as View).town;
}

describe('the log of the board game', () => {
  it('B11.6 names the price of the space where a tile comes to lie', () => {
    expect(said({ type: 'tileDrawn', building: 'mine', place: placeOf('tile8') })).toContain('$8');
  });

  it('B9.8, B14.22 names the Indian whose gift lapses', () => {
    expect(said({ type: 'powerUnused', seat: 0, rule: 'B9.8' })).toContain('Indian');
    expect(said({ type: 'powerUnused', seat: 0, rule: 'B9.4' })).toContain('Chinese Worker');
  });

  it('B7.3 names the building that paid, whatever stands there now', () => {
    const parcel = townNow().on.indexOf(0);
    const paid = { type: 'buildingPaid', seat: 0, parcel, income: 6, factor: 1, kept: 6 } as const;
    expect(said({ ...paid, building: 'bank' })).toContain('Bank');
    expect(said({ ...paid, building: 'mine' })).toContain('Mine');
  });

  it('B5.0 tells who left the ammunition', () => {
    expect(said({ type: 'declined', seat: 0, what: 'ammunition', forced: false })).toContain('ammunition');
  });
});
