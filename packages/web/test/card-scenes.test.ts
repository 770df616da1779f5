/** Which beats of the card game have a stop, and which wait for a tap. */
import './page.ts';
import { type CardEvent, cardGame } from '@carson/card-game';
import { beatsFor, resumeMatch } from '@carson/engine';
import { loadCatalogue } from '@carson/words';
import { describe, expect, it } from 'vitest';
import { cardMoment } from '../e2e/card-moments.ts';
import type { CardsBeat, CardsTable } from '../src/games/cards/table-types.ts';
import { newCardsTable } from './new-tables.ts';

const { scene } = await import('../src/games/cards/show/scenes.tsx');
const words = await loadCatalogue('en');

/** Every beat of a whole game between bots, as each seat sees it. */
const told = ['ties 1', 'ties 2'].flatMap((seed) => {
  const resumed = resumeMatch(cardGame, cardMoment({ seed, kind: 'nothing, to the end' }));
  if (!resumed.ok) throw new Error('the game cannot be replayed');
  const [beats = []] = beatsFor(resumed.match, ['spectator'], {
    from: 0,
  }) as readonly (readonly CardsBeat[])[];
  return beats.flatMap((beat, at) => {
    const table: CardsTable = { ...newCardsTable(), view: beat.view, log: beats.slice(0, at + 1) };
    return ([0, 1, 2, 3, 'spectator'] as const).map((viewer) => {
      const shown = scene(
        beat,
        { ...table, viewer, view: { ...beat.view, viewer }, scores: beat.scores },
        words,
      );
      return { ...shown, viewer, scores: beat.scores, events: beat.events };
    });
  });
});

const settled = ({ events }: { readonly events: readonly CardEvent[] }) =>
  events.find((event) => event.type === 'orderSettled');

describe('a reveal of bids', () => {
  it('C3.6 waits for a player whose bid is tied, and for no one else', () => {
    const reveals = told.filter((beat) => settled(beat) !== undefined);
    const expected = reveals.map((beat) => {
      const turns = settled(beat)?.turns ?? [];
      const own = turns.find(({ seat }) => seat === beat.viewer)?.value;
      return own !== undefined && turns.filter(({ value }) => value === own).length > 1;
    });
    expect(expected).toContain(true);
    expect(reveals.map(({ waits }) => waits)).toEqual(expected);
    expect(told.filter((beat) => settled(beat) === undefined).some(({ waits }) => waits)).toBe(false);
  });

  it('is a result that the slow pace waits at, as a skull is, but not a card that is taken or laid', () => {
    const resultsWith = (type: CardEvent['type']) =>
      new Set(
        told
          .filter(({ events }) => events.length === 1 && events[0]?.type === type)
          .map(({ isResult }) => isResult),
      );
    expect(resultsWith('orderSettled')).toEqual(new Set([true]));
    expect(resultsWith('lineCounted')).toEqual(new Set([true]));
    expect(resultsWith('cardLaid')).toEqual(new Set([false]));
    const skulls = told.filter(({ events }) => events.some(({ type }) => type === 'characterBuried'));
    expect(new Set(skulls.map(({ isResult }) => isResult))).toEqual(new Set([true]));
  });
});

describe('a sealed bid and a power that is not used', () => {
  it('C3.4 have no stop, but a replay says who has chosen', () => {
    const quiet = told.filter(({ events }) => events.length === 1 && events[0]?.type === 'bidChosen');
    expect(quiet.length).toBeGreaterThan(0);
    expect(new Set(quiet.map(({ hold }) => hold))).toEqual(new Set([0]));
    for (const { lines } of quiet) expect(lines[0]?.text).toMatch(/ chose a card\.$/);
    const declined = told.filter(({ events }) => events.every(({ type }) => type === 'powerDeclined'));
    for (const { lines } of declined) expect(lines).toHaveLength(1);
  });
});

describe('a terrain card of another player', () => {
  const byOther = told.flatMap((beat) =>
    beat.events.flatMap((event) =>
      (event.type === 'cardTaken' || event.type === 'cardLaid') && event.seat !== beat.viewer
        ? [{ ...beat, event }]
        : [],
    ),
  );

  it('is taken in sight of the city where it will lie: one city gives way to another once', () => {
    const taken = byOther.filter(({ event }) => event.type === 'cardTaken' && typeof event.card === 'number');
    expect(taken.length).toBeGreaterThan(10);
    for (const { seat, event } of taken) expect(seat).toBe(event.seat);
    const hired = byOther.filter(({ event }) => event.type === 'cardTaken' && typeof event.card === 'string');
    expect(new Set(hired.map(({ seat }) => seat))).toEqual(new Set([undefined]));
  });

  it('flies to its player when it is taken, and from there to its place', () => {
    for (const { event, flights } of byOther) {
      const card = `card-${event.card}`;
      const city = `city-${event.seat}`;
      expect(flights).toEqual([
        event.type === 'cardTaken'
          ? { from: card, to: city }
          : { looks: card, from: city, to: `laid-${event.card}`, covers: true },
      ]);
    }
  });
});

describe('a card that no one has taken', () => {
  it('C3.9 leaves the game in a beat of its own, and where none is left there is no stop', () => {
    const cleared = told.flatMap(({ events, hold }) =>
      events.flatMap((event) =>
        event.type === 'columnCleared' && events.length === 1 ? [{ count: event.cards.length, hold }] : [],
      ),
    );
    expect(cleared.length).toBeGreaterThan(0);
    for (const { count, hold } of cleared) expect(hold > 0).toBe(count > 0);
  });
});

describe('the final count', () => {
  const counted = told.flatMap((beat) =>
    beat.events.flatMap((event) => (event.type === 'lineCounted' ? [{ ...beat, line: event.line }] : [])),
  );

  it('C6.16 has a title of its own and the picture of its line', () => {
    expect(counted.length).toBeGreaterThan(0);
    expect(new Set(counted.map(({ title }) => title))).toEqual(new Set(['Final count']));
    expect(counted.find(({ line }) => line === 'mines')?.icon).toBe('element-mine');
  });

  it('lights the parcels in the viewer’s own city that the points come from', () => {
    const mine = counted.filter(({ viewer, line }) => viewer === 1 && line === 'mines');
    expect(mine.length).toBeGreaterThan(0);
    for (const { parcels, seat, scores } of mine) {
      const parts = scores[1]?.lines.find(({ id }) => id === 'mines')?.parts ?? [];
      expect(seat).toBe(1);
      expect(parcels).toEqual(parts.flatMap((part) => part.parcels));
      expect(parcels.length).toBeGreaterThan(0);
    }
  });
});
