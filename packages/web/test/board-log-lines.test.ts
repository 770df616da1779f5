import { type BoardEvent, EDGE_SIDES, placeOf, type View } from '@carson/board-game';
import { words } from '@carson/words/generated/en.js';
import { describe, expect, it } from 'vitest';
import { logLines } from '../src/games/board/show/log-lines.ts';
import { GAMES, momentsOf, tableAt } from './board-tables.ts';

const [moment] = momentsOf(GAMES.slice(1, 2));
if (moment === undefined) throw new Error('the game asks nothing');
const table = await tableAt(moment);

/** The bank of seat 0 has paid; who has what of it is left to add. */
const BANK = { type: 'buildingPaid', seat: 0, parcel: 3, building: 'bank', income: 6, factor: 1 } as const;

function said(event: BoardEvent): string | undefined {
  return logLines({ move: 0, events: [event] }, table, words)[0]?.text;
}

function townNow(): View['town'] {
  return table.view.town;
}

describe('the log of the board game', () => {
  it('B11.6 names the price of the space where a tile comes to lie', () => {
    expect(said({ type: 'tileDrawn', building: 'mine', place: placeOf('tile8') })).toContain('$8');
  });

  it('B11.6 calls a space of the row by the tile that lay there at that time', () => {
    const place = placeOf('tile8');
    const placed = { type: 'cowboyPlaced', seat: 0, place } as const;
    const drawn = (building: 'mine' | 'bank'): BoardEvent => ({ type: 'tileDrawn', building, place });
    const log = [
      { move: 0, events: [drawn('mine')] },
      { move: 1, events: [placed] },
      { move: 2, events: [{ type: 'tileTaken', seat: 0, building: 'mine', place } as const] },
      { move: 3, events: [placed] },
      { move: 4, events: [drawn('bank'), placed] },
    ];
    const texts = log.map((entry) => logLines(entry, { ...table, log }, words).at(-1)?.text);
    expect(texts[1]).toContain('at Mine $8');
    expect(texts[3]).toContain('at the $8 building');
    expect(texts[4]).toContain('at Bank $8');
  });

  it('B2.2 calls a space by the tile that lies there before any is drawn', () => {
    const at = (place: number): string | undefined => {
      const events: readonly BoardEvent[] = [{ type: 'cowboyPlaced', seat: 0, place }];
      return logLines({ move: 0, events }, { ...table, log: [{ move: 0, events }] }, words)[0]?.text;
    };
    expect(at(placeOf('tile4'))).toContain('at Mine $4');
    expect(at(placeOf('tile10'))).toContain('at Ranch $10');
    expect(at(placeOf('tile6'))).toContain('at the $6 building');
  });

  it('B5.9, B5.10 names the space that money or points came from, also after one that gave nothing', () => {
    const at = (id: string): BoardEvent => ({ type: 'cowboyPlaced', seat: 0, place: placeOf(id) });
    const space = { seat: 0, source: 'space' } as const;
    const gained = { ...space, type: 'moneyGained', amount: 6, rule: 'B5.9' } as const;
    const scored = { ...space, type: 'pointsGained', points: 2, rule: 'B5.10' } as const;
    const placed = ['parcelIncome', 'strengthIncome', 'parcelPoints', 'strengthPoints'].map(at);
    const street = [
      { ...gained, place: placeOf('strengthIncome') },
      { ...scored, place: placeOf('strengthPoints') },
    ];
    const log = [placed, street].map((events, move) => ({ move, events }));
    const told = logLines({ move: 1, events: street }, { ...table, log }, words).map(({ text }) => text);
    expect(told[0]).toMatch(/got \$6: the income for strength\./);
    expect(told[1]).toMatch(/2\sVP: the VP for strength\./);
  });

  it('B10.4 tells the starting money once, with the duel tiles', () => {
    const dealt = { type: 'handDealt', seat: 0, total: 14, money: 16 } as const;
    const start = { type: 'moneyGained', seat: 0, amount: 16, source: 'start', rule: 'B10.4' } as const;
    expect(logLines({ move: 0, events: [dealt, start] }, table, words)).toHaveLength(1);
    expect(logLines({ move: 0, events: [dealt, { ...start, seat: 1 }] }, table, words)).toHaveLength(2);
  });

  it('B7.3 tells what an attacker takes once', () => {
    const paid = { ...BANK, kept: 3, attacker: 1, taken: 3 };
    const owner = { type: 'moneyGained', seat: 0, amount: 3, source: 'building', rule: 'B7.1' } as const;
    const taken = { type: 'moneyGained', seat: 1, amount: 3, source: 'attack', rule: 'B7.3' } as const;
    expect(logLines({ move: 0, events: [paid, owner, taken] }, table, words)).toHaveLength(1);
    expect(logLines({ move: 0, events: [taken] }, table, words)).toHaveLength(1);
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

  it('B5.0 names the player who left the ammunition', () => {
    expect(said({ type: 'declined', seat: 0, what: 'ammunition', forced: false })).toContain('ammunition');
  });

  it('B8.5 says between which parcels a road or a bridge went', () => {
    expect(said({ type: 'roadLaid', seat: 0, edge: 40, bridge: false })).toMatch(
      /laid a road between [A-H]\d and [A-H]\d\./,
    );
    expect(said({ type: 'roadLaid', seat: 0, edge: 40, bridge: true })).toMatch(/bridge between/);
    const border = EDGE_SIDES.findIndex((sides) => sides.length === 1);
    expect(said({ type: 'roadLaid', seat: 0, edge: border, bridge: false })).toMatch(
      /laid a road beside [A-H]\d\./,
    );
  });

  it('tells a purchase and its payment, and a building and its income, in one line each', () => {
    const lines = (...events: readonly BoardEvent[]): readonly string[] =>
      logLines({ move: 0, events }, table, words).map(({ text }) => text);
    const paid = { type: 'moneyPaid', seat: 0, amount: 4, source: 'tile', rule: 'B5.5' } as const;
    const taken = { type: 'tileTaken', seat: 0, building: 'mine', place: placeOf('tile8') } as const;
    expect(lines(paid, taken)).toEqual([expect.stringMatching(/took .*mine.* for \$4\./i)]);
    expect(lines(taken)).toEqual([expect.not.stringContaining('$')]);
    expect(lines({ ...paid, seat: 1 }, taken)).toHaveLength(2);
    const income = { type: 'moneyGained', seat: 0, amount: 6, source: 'building', rule: 'B7.1' } as const;
    expect(lines({ ...BANK, kept: 6 }, income)).toHaveLength(1);
    expect(lines({ ...BANK, kept: 3 }, income)).toHaveLength(2);

    const points = { type: 'pointsGained', seat: 0, points: 2, source: 'market', rule: 'B5.10' } as const;
    expect(lines({ ...paid, source: 'points' }, points)).toEqual([expect.stringMatching(/2\sVP for \$4/)]);
    const horse = { type: 'horseGained', seat: 0, rule: 'B10.6' } as const;
    expect(lines({ ...paid, source: 'horse' }, horse)).toEqual([expect.stringContaining('a horse for $4')]);
    const met = { type: 'limitMet', seat: 0, limit: 20, spent: 4 } as const;
    const spent = { ...points, source: 'limit' } as const;
    expect(lines(met, { ...paid, source: 'limit' }, spent)).toEqual([
      expect.stringContaining('spent $4'),
      expect.not.stringContaining('$'),
    ]);
    const tax = { type: 'moneyGained', seat: 1, from: 0, amount: 4, source: 'tax', rule: 'B9.13' } as const;
    expect(lines({ ...paid, to: 1, source: 'tax' }, tax)).toEqual([expect.stringContaining('P0 paid P1 $4')]);
    expect(lines({ ...paid, to: 1, source: 'tax' }, { ...tax, seat: 2 })).toHaveLength(2);
  });

  it('B9.18 calls a power by the name of the side that is played', () => {
    const { view } = table;
    const [first, ...others] = view.characters;
    if (first === undefined) throw new Error('no one is in play');
    const unused: BoardEvent = { type: 'powerUnused', seat: 0, rule: 'B9.18' };
    const by = (side: 'yellow' | 'red'): string | undefined => {
      const characters = [{ ...first, character: 'lawyer' as const, side }, ...others];
      const played = { ...table, view: { ...view, characters } };
      return logLines({ move: 0, events: [unused] }, played, words)[0]?.text;
    };
    expect(by('yellow')).toContain('Lawyer');
    expect(by('red')).toContain('Editor');
  });
});
