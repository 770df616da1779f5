/** Where a beat of the board game is shown: at the stop of Main Street it belongs to. */
import { type BoardEvent, placeOf, ROW_PRICES, spaceAt, type View } from '@carson/board-game';
import { beatsFor } from '@carson/engine';
import { loadCatalogue } from '@carson/words';
import { describe, expect, it } from 'vitest';
import type { BoardBeat, BoardTable } from '../src/games/board/table-types.ts';
import type { Flight } from '../src/stage/scene.ts';
import { playTown } from './bot-town.ts';
import { newBoardTable } from './new-tables.ts';
import './page.ts';

const { scene } = await import('../src/games/board/show/scenes.tsx');
const { PHASES, phaseOf, phaseTold } = await import('../src/games/board/round/phase.ts');
const words = await loadCatalogue('en');

/** Every beat of some games between bots, with the view before it. */
function* toldBeats(...seeds: readonly string[]): Generator<{
  beat: BoardBeat;
  before: View;
  place: number | undefined;
  station?: string;
  pane?: string;
  title: string;
  isResult: boolean;
  flights: readonly Flight[];
  parcels: readonly number[];
  picture?: unknown;
}> {
  for (const seed of seeds) {
    const [match] = [...playTown({ options: { seats: 4 }, seed, bot: 'greedy' })]
      .map((at) => at.match)
      .slice(-1);
    if (match === undefined) throw new Error('nothing was played');
    const [beats = []] = beatsFor(match, ['spectator'], { from: -1 }) as readonly (readonly BoardBeat[])[];
    for (const [at, beat] of beats.entries()) {
      const before = beats[at - 1]?.view;
      if (before === undefined) continue;
      const log = beats.slice(0, at + 1);
      const table: BoardTable = { ...newBoardTable(4), view: beat.view, scores: beat.scores, log };
      const { place, station, pane, title, isResult, flights, parcels, picture } = scene(beat, table, words);
      yield {
        beat,
        before,
        place,
        title,
        isResult,
        flights,
        parcels,
        picture,
        ...(station === undefined ? {} : { station }),
        ...(pane === undefined ? {} : { pane }),
      };
    }
  }
}

describe('a beat of Main Street', () => {
  const told = [...toldBeats('stops 1', 'stops 2', 'stops 3', 'stops 4')];

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

  it('is named after the character or the phase where a seat acts away from the street', () => {
    const titlesOf = (type: BoardEvent['type']) => {
      const found = told.filter(({ beat, pane }) => beat.events[0]?.type === type && pane !== 'street');
      expect(found.length).toBeGreaterThan(3);
      return new Set(found.map(({ title }) => title));
    };
    expect(titlesOf('characterTaken')).toContain('Sheriff');
    expect([...titlesOf('characterTaken')].filter((title) => title.startsWith('Round'))).toEqual([]);
    expect(titlesOf('passed')).toEqual(new Set(['Placing']));
    expect(titlesOf('limitMet')).toEqual(new Set(['End of round']));
    expect(titlesOf('lineCounted')).toContain('Money');
    const recruits = told.filter(({ beat }) =>
      beat.events.some((event) => event.type === 'cowboysGained' && event.rule === 'B11.2'),
    );
    expect(recruits.length).toBeGreaterThan(3);
    for (const { title } of recruits) expect(title).toMatch(/^Round [1-3] of 4$/);
    expect(titlesOf('roundBegun')).toContain('Round 2 of 4');
  });

  it('B4.4 is named after the street, not after its first stop, where the last player passes', () => {
    const passes = told.filter(({ beat, pane }) => beat.events[0]?.type === 'passed' && pane === 'street');
    expect(passes.length).toBeGreaterThan(3);
    expect(new Set(passes.map(({ title }) => title))).toEqual(new Set(['Main Street']));
  });

  it('is named after the end where the game is over', () => {
    const ends = told.filter(({ beat }) => beat.events.some(({ type }) => type === 'gameEnded'));
    expect(new Set(ends.map(({ title }) => title))).toEqual(new Set(['The end']));
  });

  it('sends the coins of a power from its character, and those of the cash limit nowhere on the street', () => {
    const coinsOf = (isMeant: (event: BoardEvent) => boolean) => {
      const found = told.filter(({ beat }) => beat.events.some(isMeant));
      expect(found.length).toBeGreaterThan(3);
      return found.flatMap(({ flights }) => flights.filter(({ art }) => art === 'piece-dollar'));
    };
    const gifts = coinsOf((event) => event.type === 'moneyGained' && event.rule === 'B9.2');
    expect(new Set(gifts.map(({ from }) => from))).toEqual(new Set(['character-banker']));
    expect(coinsOf(({ type }) => type === 'limitMet')).toEqual([]);
  });

  it('B7 pays at the stop of the incomes, coins from the building, also where the round ends with it', () => {
    const paid = told.filter(({ beat }) => beat.events.some(({ type }) => type === 'buildingPaid'));
    expect(new Set(paid.map(({ station }) => station))).toEqual(new Set(['income']));
    expect(paid.some(({ beat }) => phaseOf(beat.view) === 'end')).toBe(true);
    for (const { beat, flights } of paid)
      for (const { from } of flights.filter(({ art }) => art === 'piece-dollar'))
        expect(beat.events.map((event) => ('parcel' in event ? `place-${event.parcel}` : ''))).toContain(
          from,
        );
  });

  it('B5.5 stands at the space where the tile lay while it is built or kept', () => {
    const built = told.flatMap(({ beat, station, title }, at) => {
      const isBuilt = beat.events.some(({ type }) => type === 'buildingBuilt' || type === 'tileKept');
      const taken = told
        .slice(0, at + 1)
        .flatMap((earlier) => earlier.beat.events)
        .findLast((event) => event.type === 'tileTaken' || event.type === 'roundBegun');
      const isFromStreet = taken?.type === 'tileTaken' && taken.place !== undefined;
      return isBuilt && isFromStreet && phaseOf(beat.view) === 'street'
        ? [{ station, title, place: taken.place, isKept: beat.events[0]?.type === 'tileKept' }]
        : [];
    });
    expect(built.length).toBeGreaterThan(20);
    for (const { station, place } of built) expect(station).toBe(`${place}`);
    const kept = built.filter(({ isKept }) => isKept);
    expect(kept.length).toBeGreaterThan(0);
    for (const { title, place } of kept) expect(title).toContain(`$${priceAt(place)}`);
  });

  it('names the new tiles of the row after the row, and the slow pace does not wait for them', () => {
    const drawn = told.filter(({ beat }) => beat.events.length > 0 && beat.events.every(isRefill));
    expect(drawn.length).toBeGreaterThan(3);
    expect(new Set(drawn.map(({ title, place, isResult }) => [title, place, isResult].join()))).toEqual(
      new Set(['Buildings,,false']),
    );
  });

  it('is not named after the row where nothing is told', () => {
    const silent = told.filter(({ beat }) => beat.events.length === 0);
    expect(silent.length).toBeGreaterThan(3);
    for (const { title } of silent) expect(title).not.toBe('Buildings');
  });

  it('B5.10 stands on the street at the last stop too, when the round ends with it', () => {
    const last = told.filter(
      ({ beat, before }) =>
        phaseOf(before) === 'street' &&
        phaseOf(beat.view) === 'end' &&
        beat.events.some((event) => event.type === 'pointsGained' && event.source !== 'limit'),
    );
    expect(last.length).toBeGreaterThan(1);
    for (const { station, place, pane } of last)
      expect({ station, pane }).toEqual({ station: `${place}`, pane: 'street' });
  });

  it('shows the dice of a throw and the points of a line of the final count, and lights where they come from', () => {
    const pictured = (type: BoardEvent['type']) =>
      told.filter(({ beat }) => beat.events.length < 3 && beat.events.some((event) => event.type === type));
    for (const type of ['gamed', 'lineCounted'] as const) {
      expect(pictured(type).length).toBeGreaterThan(3);
      expect(pictured(type).every(({ picture }) => picture !== undefined)).toBe(true);
    }
    const buildings = pictured('lineCounted').filter(({ title }) => title.startsWith('Buildings'));
    expect(buildings.length).toBeGreaterThan(2);
    for (const { parcels } of buildings) expect(parcels.length).toBeGreaterThan(4);
  });

  it('is a result that the slow pace waits at, but not what leads up to it nor what is placed', () => {
    const resultsOf = (...types: readonly BoardEvent['type'][]) => {
      const found = told.filter(({ beat }) => types.includes(beat.events.at(-1)?.type ?? 'passed'));
      expect(found.length).toBeGreaterThan(3);
      return new Set(found.map(({ isResult }) => isResult));
    };
    expect(resultsOf('duelDecided', 'ammunitionGained', 'parcelBought', 'tileTaken')).toEqual(
      new Set([true]),
    );
    expect(resultsOf('buildingPaid')).toEqual(new Set([true]));
    expect(resultsOf('lineCounted')).toEqual(new Set([true]));
    expect(resultsOf('buildingBuilt', 'tileKept')).toEqual(new Set([true]));
    expect(resultsOf('duelOpened', 'diceThrown', 'roadLaid', 'houseSet')).toEqual(new Set([false]));
    expect(resultsOf('cowboyPlaced', 'characterTaken', 'spaceClosed', 'limitMet', 'orderSet')).toEqual(
      new Set([false]),
    );
  });

  it('B3, B4, B5, B11 never goes back to an earlier phase of its round', () => {
    // In this game no one is asked between the recruits and the cash limit.
    const stages = [...toldBeats('stops 9')].flatMap(({ beat, station }) => {
      const phase = phaseTold(beat.view, station);
      return phase === undefined ? [] : [{ beat, round: beat.view.round, at: PHASES.indexOf(phase) }];
    });
    expect(new Set(stages.map(({ at }) => at)).size).toBe(PHASES.length);
    const back = stages.filter(({ round, at }, index) => {
      const before = stages[index - 1];
      return before?.round === round && at < before.at;
    });
    expect(back.flatMap(({ beat }) => beat.events)).toEqual([]);
  });

  it('B11.3 stands nowhere on the street when the round is over', () => {
    const spent = told.filter(({ beat }) => beat.events.some(({ type }) => type === 'limitMet'));
    expect(spent.length).toBeGreaterThan(10);
    expect(spent.filter(({ place }) => place !== undefined)).toEqual([]);
  });
});

it('B5.1, B5.6 what a player gets on the street has a stop, also where their own answer has led to it', () => {
  const fresh = newBoardTable(3);
  const salary: BoardEvent = { type: 'moneyGained', seat: 0, amount: 4, source: 'salary', rule: 'B5.1' };
  const passed: BoardEvent = { type: 'passed', seat: 0, position: 1, forced: false };
  const holdAfter = (seat: number, ...before: readonly BoardEvent[]): number => {
    const log = [{ move: 0, seat, events: [...before, salary] }];
    const beat = { move: 0, seat, events: [salary], view: fresh.view, scores: [] };
    return scene(beat, { ...fresh, log }, words).hold;
  };
  expect(fresh.viewer).toBe(0);
  expect(holdAfter(1, passed)).toBeGreaterThan(0);
  expect(holdAfter(0, passed)).toBe(holdAfter(1, passed));
  // The answer itself: the player has just chosen it.
  expect(holdAfter(0)).toBe(0);
});

it('B2.3 the set-up, whose dice draw the whole town, is not named after one of its parcels', () => {
  const [first] = playTown({ options: { seats: 3 }, seed: 'set-up', bot: 'random' });
  if (first === undefined) throw new Error('nothing was set up');
  const [[beat] = []] = beatsFor(first.match, ['spectator'], {
    from: -1,
  }) as readonly (readonly BoardBeat[])[];
  if (beat === undefined) throw new Error('nothing was shown');
  const told = scene(beat, { ...newBoardTable(3), view: beat.view, log: [beat] }, words);
  expect(told.parcels.length).toBeGreaterThan(3);
  expect(told.title).toBe('Setting up');
});

it('B9.13 taxes that several pay are named after the Governor', () => {
  const fresh = newBoardTable(3);
  const rule = 'B9.13';
  const events: readonly BoardEvent[] = [
    { type: 'powerChosen', seat: 0, choice: 'money', rule },
    ...[1, 2].map((seat): BoardEvent => ({ type: 'moneyPaid', seat, amount: 2, source: 'tax', to: 0, rule })),
  ];
  const view = {
    ...fresh.view,
    round: 1,
    steps: [{ kind: 'characters', at: 1 } as const],
  };
  const beat = { move: 0, seat: 0, events, view, scores: [] };
  expect(scene(beat, { ...fresh, view, log: [beat] }, words).title).toBe('Governor');
});

it('B10.6 a horse is bought at the salary, also when the next space is open already', () => {
  const fresh = newBoardTable(3);
  const [place, rule] = [placeOf('salary'), 'B10.6'];
  const events: readonly BoardEvent[] = [
    { type: 'moneyPaid', seat: 1, amount: 4, source: 'horse', rule },
    { type: 'horseGained', seat: 1, rule },
  ];
  const beat = { move: 0, seat: 1, events, view: { ...fresh.view, round: 1, spacesDone: 2 }, scores: [] };
  const told = scene(beat, { ...fresh, view: beat.view, log: [beat] }, words);
  expect(told).toMatchObject({ place, title: 'Salary $4' });
  expect(told.flights).toEqual([expect.objectContaining({ from: 'purse-1', to: `place-${place}` })]);
});

it('B5.10 a beat stands at the space that gave points, not at one that gave none', () => {
  const fresh = newBoardTable(3);
  const at = (id: string): BoardEvent => ({ type: 'cowboyPlaced', seat: 0, place: placeOf(id) });
  const place = placeOf('strengthPoints');
  const points = { type: 'pointsGained', seat: 0, points: 2, source: 'space', rule: 'B5.10', place } as const;
  const log = [
    { move: 0, events: ['parcelPoints', 'strengthPoints'].map(at) },
    { move: 1, events: [points] },
  ];
  const view = { ...fresh.view, round: 1, spacesDone: 17 };
  const beat = { move: 1, seat: 0, events: [points], view, scores: [] };
  const street = { ...fresh, view, log };
  expect(scene(beat, street, words)).toMatchObject({ place, title: 'Strength ★ for 2' });
  const steps: View['steps'] = [{ kind: 'closing', at: 0 }];
  const last = { ...street, view: { ...view, steps } };
  expect(scene(beat, last, words)).toMatchObject({ place, station: `${place}` });
});

function priceAt(place: number | undefined): number | undefined {
  const { yields } = spaceAt(place ?? 0);
  return yields.what === 'tile' ? ROW_PRICES[yields.row] : undefined;
}

function isRefill({ type }: BoardEvent): boolean {
  return type === 'rowSlid' || type === 'tileDrawn';
}

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
