/** Where a beat of the board game is shown: at the stop of Main Street it belongs to. */
import './page.ts';
import { type BoardEvent, spaceAt, type View } from '@carson/board-game';
import { beatsFor } from '@carson/engine';
import { loadCatalogue } from '@carson/words';
import { describe, expect, it } from 'vitest';
import type { BoardBeat, BoardTable } from '../src/games/board/table-types.ts';
import { playTown } from './bot-town.ts';
import { newBoardTable } from './new-tables.ts';

const { scene } = await import('../src/games/board/show/scenes.tsx');
const words = await loadCatalogue('en');

/** Every beat of some games between bots, with the view before it. */
function* toldBeats(): Generator<{
  beat: BoardBeat;
  before: View;
  place: number | undefined;
  station?: string;
  pane?: string;
  title: string;
}> {
  for (const seed of ['stops 1', 'stops 2', 'stops 3', 'stops 4']) {
    const [match] = [...playTown({ options: { seats: 4 }, seed, bot: 'greedy' })]
      .map((at) => at.match)
      .slice(-1);
    if (match === undefined) throw new Error('nothing was played');
    const [beats = []] = beatsFor(match, ['spectator'], { from: -1 }) as readonly (readonly BoardBeat[])[];
    for (const [at, beat] of beats.entries()) {
      const before = beats[at - 1]?.view;
      if (before === undefined) continue;
      const table: BoardTable = { ...newBoardTable(4), view: beat.view, log: beats.slice(0, at + 1) };
      const { place, station, pane, title } = scene(beat, table, words);
      yield {
        beat,
        before,
        place,
        title,
        ...(station === undefined ? {} : { station }),
        ...(pane === undefined ? {} : { pane }),
      };
    }
  }
}

describe('a beat of Main Street', () => {
  const told = [...toldBeats()];

  it('B5.5, B5.10 stands at the space whose building or points were bought or declined', () => {
    const asked = told.flatMap(({ beat, before, place }) => {
      const step = before.steps.at(-1);
      const isAnswer = beat.events.some(isAnswerAtSpace);
      return isAnswer && step !== undefined && (step.kind === 'market' || step.kind === 'takeTile')
        ? [{ move: beat.move, place, asked: step.place }]
        : [];
    });
    expect(asked.length).toBeGreaterThan(40);
    for (const { move, place, asked: at } of asked) expect({ move, place }).toEqual({ move, place: at });
  });

  it('B5.1, B5.2, B5.3, B5.9 stands at the space that gave it', () => {
    const rules = told.flatMap(({ beat, place }) =>
      beat.events.flatMap((event) => (isGift(event) ? [{ rule: event.rule, place }] : [])),
    );
    expect(new Set(rules.map(({ rule }) => rule)).size).toBeGreaterThanOrEqual(4);
    for (const { rule, place } of rules)
      expect(place === undefined ? undefined : spaceAt(place).rule).toBe(rule);
  });

  it('comes to the front on the street; what changes or pays a parcel, and the end of the round, on the map', () => {
    const panesOf = (...types: readonly BoardEvent['type'][]) => {
      const found = told.filter(({ beat }) => beat.events.some(({ type }) => types.includes(type)));
      expect(found.length).toBeGreaterThan(3);
      return new Set(found.map(({ pane }) => pane));
    };
    expect(panesOf('duelOpened', 'diceThrown', 'duelDecided')).toEqual(new Set(['street']));
    expect(panesOf('ammunitionGained', 'gamed', 'tileTaken')).toEqual(new Set(['street']));
    expect(panesOf('parcelBought', 'buildingBuilt', 'buildingPaid')).toEqual(new Set(['map']));
    expect(panesOf('limitMet')).toEqual(new Set(['map']));
    expect(panesOf('cowboyPlaced', 'characterTaken')).toEqual(new Set([undefined]));
  });

  it('is named after its space, its parcel or its stop, not after the round', () => {
    const street = told.filter(({ pane, beat }) => pane === 'street' && beat.view.spacesDone > 0);
    expect(street.length).toBeGreaterThan(40);
    const unnamed = street.filter(({ title }) => /^(Round|Empty)/.test(title));
    // Who passes last, or has a power then, opens the street: that is at no stop yet.
    const isBefore = (event: BoardEvent): boolean =>
      event.type === 'passed' || ('source' in event && event.source === 'power');
    expect(unnamed.flatMap(({ beat }) => beat.events).filter((event) => !isBefore(event))).toEqual([]);
    const built = told.filter(({ beat }) => beat.events.some(({ type }) => type === 'buildingBuilt'));
    for (const { title } of built) expect(title).toMatch(/^Parcel [A-H][1-8]$/);
  });

  it('B11.3 stands nowhere on the street when the round is over', () => {
    const spent = told.filter(({ beat }) => beat.events.some(({ type }) => type === 'limitMet'));
    expect(spent.length).toBeGreaterThan(10);
    expect(spent.filter(({ place }) => place !== undefined)).toEqual([]);
  });
});

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

  it('waits for everyone who bid in it, not for who wins it alone', () => {
    expect(endAfter(bid(0, 2), bid(1, 3))).toMatchObject({ concernsMe: true, waits: true });
  });

  it('of others does not wait, nor for a bid in an auction before it', () => {
    expect(endAfter(bid(2, 2), bid(1, 3))).toMatchObject({ concernsMe: false, waits: false });
    expect(endAfter(bid(0, 2), won, bid(2, 2), bid(1, 3))).toMatchObject({ waits: false });
  });
});

function isAnswerAtSpace(event: BoardEvent): boolean {
  return (
    event.type === 'tileTaken' ||
    event.type === 'declined' ||
    (event.type === 'pointsGained' && event.source === 'market')
  );
}

/** What an action space gives without a question. */
function isGift(event: BoardEvent): event is BoardEvent & { readonly rule: string } {
  return 'rule' in event && /^B5\.(1|2|3|9)$/.test(event.rule) && event.type !== 'moneyPaid';
}
