/** What the board game's table says in words and numbers, where a sign alone would leave a question. */
import {
  type BoardEvent,
  BUILDING_IDS,
  BUILDINGS,
  idOf,
  isParcelPlace,
  isServed,
  KIT_BUDGET,
  KIT_PRICES,
  prospectsOf,
  spaceAt,
  type View,
} from '@carson/board-game';
import { describe, expect, it } from 'vitest';
import type { BoardLogEntry, BoardTable } from '../src/games/board/table-types.ts';
import type { Scene } from '../src/stage/scene.ts';
import { MOMENTS, tableFor, tablesFor } from './board-moments.ts';
import { GAMES, momentsOf, tableAt } from './board-tables.ts';
import { act, count, drawn } from './page.ts';
import { sceneOf } from './stage-tables.ts';

const { tableUi } = await import('../src/games/board/table-ui.tsx');
const { KIT_PARTS, KitForm } = await import('../src/games/board/answers/kit-form.tsx');
const { PlacingFacts } = await import('../src/games/board/answers/placing-facts.tsx');
const { isContested } = await import('../src/games/board/stakes/stakes.ts');
const { sourcesOf } = await import('../src/games/board/show/income-picture.tsx');
const { incomeParts } = await import('../src/games/board/town/income-parts.tsx');
const { bestEarning, landFacts } = await import('../src/games/board/map/outlook.ts');
const { Ribbon } = await import('../src/games/board/round/ribbon.tsx');
const { Street } = await import('../src/games/board/street/street.tsx');
const { takersOf } = await import('../src/games/board/round/takers.ts');
const { choicesOf } = await import('../src/games/board/selection/targets.ts');
const model = await import('../src/games/board/selection/selection.ts');
const { words } = await import('../src/words/words.ts');

/** A game in which duels are thrown. */
const thrown = momentsOf(GAMES.slice(3, 4)).find(({ kind }) => kind === 'placeCowboy');
if (thrown === undefined) throw new Error('no one places a cowboy');
const PLACING = await tableAt(thrown);

describe('B10.1 the starting kit', () => {
  it('says each price, the points that are left and the money they become', () => {
    const table = tableFor('fillKit');
    const kit = { type: 'fillKit', cowboys: 3, parcels: 1, revolvers: 2, roads: 0 } as const;
    model.kit.value = kit;
    const text = drawn(<KitForm table={table} live={true} act={act} />);
    const left = KIT_BUDGET - KIT_PARTS.reduce((sum, part) => sum + kit[part] * KIT_PRICES[part], 0);
    expect(left).toBe(17);
    expect(text).toContain(words.value.boardPlay.kitLeft({ left, budget: KIT_BUDGET }));
    expect(text).toContain(words.value.boardPlay.kitMoney({ money: left }));
    for (const part of KIT_PARTS)
      expect(text).toContain(words.value.boardPlay.kitPrice({ price: KIT_PRICES[part] }));
  });
});

describe('the parts of a score', () => {
  it('B12 are named, except where they are told by round', () => {
    const named = tablesFor('over').flatMap((table) =>
      table.scores.flatMap(({ seat, lines }) =>
        lines.flatMap(({ id, parts }) =>
          parts.map((part) => ({ id, name: tableUi.partName?.(part, table, seat, words.value) })),
        ),
      ),
    );
    const unnamed = named.filter(({ name }) => name === undefined).map(({ id }) => id);
    expect(new Set(unnamed)).toEqual(new Set(['points']));
    const names = named.map(({ name }) => name ?? '');
    const isBuilding = (name: string): boolean =>
      BUILDING_IDS.some((id) => new RegExp(`^${words.value.names.elements[id]} [A-H][1-8]$`).test(name));
    expect(names.some(isBuilding)).toBe(true);
    expect(names).toContain(words.value.boardScore.herd({ horses: 1, rodeos: 0 }));
  });
});

describe('land and tiles that no one has yet', () => {
  const { view, viewer } = PLACING;
  const seat = Number(viewer);
  const position = { town: view.town, round: view.round, occupant: view.occupant };
  const forSale = BUILDING_IDS.filter((id) => view.row.some((code) => idOf(code) === id));

  it('B14.2 say what would earn most there, and where a road is missing', () => {
    const free = view.parcels.flatMap(({ yourPrice }, parcel) => (yourPrice === undefined ? [] : [parcel]));
    const told = free.map((parcel) => ({ parcel, facts: landFacts(PLACING, parcel) }));
    for (const { parcel, facts } of told) {
      expect(facts.includes(words.value.boardHelp.landUnserved)).toBe(!isServed(view.town, parcel));
      const most = Math.max(
        ...forSale.flatMap((building) =>
          prospectsOf(position, seat, building)
            .filter((site) => site.parcel === parcel)
            .map(({ income }) => income),
        ),
      );
      const amount = Number(facts.join().match(/\$(\d+) per round/)?.[1] ?? Number.NEGATIVE_INFINITY);
      expect(amount).toBeGreaterThanOrEqual(most);
    }
    expect(told.length).toBeGreaterThan(10);
  });

  it('B5.5 say what the house of a building adds', () => {
    const told = MOMENTS.flatMap(({ table }) =>
      BUILDING_IDS.map((building) => {
        const builder = { view: table.view, seat: Number(table.viewer) };
        return { building, text: bestEarning(builder, building) };
      }),
    );
    const housed = told.filter(({ text }) => text?.includes('with its house') === true);
    expect(housed.length).toBeGreaterThan(0);
    for (const { building, text } of housed) {
      expect(BUILDINGS[building].houses).toBeGreaterThan(0);
      const [income = 0, most = 0] = [...(text ?? '').matchAll(/\$(\d+)/g)].map(([, sum]) => Number(sum));
      expect(most).toBeGreaterThan(income);
    }
  });
});

describe('the odds of placing', () => {
  it('B6.1 name every rival', () => {
    const view = PLACING.view;
    const seat = Number(PLACING.viewer);
    const rivals = view.players.map((_, at) => at).filter((at) => at !== seat);
    const choice = choicesOf(PLACING).find(
      ({ command }) =>
        command.type === 'placeCowboy' && !isParcelPlace(command.place) && isContested(command.place),
    );
    if (choice?.command.type !== 'placeCowboy' || rivals.length < 2) throw new Error('nowhere to place');
    const { place } = choice.command;
    const pieces = [
      ...view.pieces.filter((piece) => piece.place !== place),
      ...rivals.map((rival) => ({
        seat: rival,
        place,
        count: 1,
        white: false,
        token: false,
        dynamite: false,
      })),
    ];
    const crowded: BoardTable = { ...PLACING, view: { ...view, pieces } };
    const text = drawn(<PlacingFacts table={crowded} choices={[choice]} place={place} />);
    for (const rival of rivals) expect(text).toMatch(new RegExp(`against [^"]*P${rival}`));
  });
});

describe('Main Street', () => {
  const round = (...events: readonly BoardEvent[]): readonly BoardLogEntry[] => [
    { move: 1, events: [{ type: 'cowboyPlaced', seat: 3, place: place('salary') }] },
    { move: 2, events: [{ type: 'roundBegun', round: 2 }, ...events] },
  ];
  const place = (id: string): number => {
    const found = PLACING.view.spaces.find((space) => spaceAt(space.place).id === id);
    if (found === undefined) throw new Error(`no space ${id}`);
    return found.place;
  };
  const resolved: View = {
    ...PLACING.view,
    spaces: PLACING.view.spaces.map((space) => ({ ...space, done: true })),
  };
  const placed = (seat: number, id: string): BoardEvent => ({ type: 'cowboyPlaced', seat, place: place(id) });

  it('B5.0 remembers which player got a resolved space, this round only', () => {
    const won = { type: 'duelDecided', place: place('threeRoads'), winner: 1, byEndOrder: false, outlaw: 0 };
    const log = round(
      placed(0, 'salary'),
      placed(2, 'salary'),
      placed(0, 'threeRoads'),
      placed(1, 'threeRoads'),
      placed(2, 'oneRoad'),
      { type: 'cowboyTakenBack', seat: 2, place: place('oneRoad') },
      { ...won, type: 'duelDecided', entries: [] },
      placed(2, 'ammunition'),
      { type: 'declined', seat: 2, what: 'ammunition', place: place('ammunition'), forced: false },
      placed(1, 'points4'),
      placed(1, 'points5'),
      { type: 'declined', seat: 1, what: 'points', place: place('points4'), forced: false },
    );
    const takers = takersOf(resolved, log);
    expect(takers.get(place('salary'))).toEqual([0, 2]);
    expect(takers.get(place('threeRoads'))).toEqual([1]);
    expect(takers.get(place('oneRoad'))).toEqual([]);
    expect(takers.get(place('ammunition'))).toEqual([]);
    expect(takers.get(place('points4'))).toEqual([]);
    expect(takers.get(place('points5'))).toEqual([1]);
    expect(takersOf(PLACING.view, log).size).toBe(0);
    const street = drawn(
      <Street table={{ ...PLACING, view: { ...resolved, pieces: [] }, log }} live act={act} />,
    );
    expect(street).toContain(words.value.boardStreet.went({ names: ['P0', 'P2'] }));
    expect(count(street, 'sign-takers')).toBe(3);
  });

  it('B11.6 names no taker of the tiles that have slid or were drawn since', () => {
    const at = place('tile8');
    const taken: BoardEvent = { type: 'tileTaken', seat: 1, building: 'mine', place: at };
    expect(takersOf(resolved, round(placed(1, 'tile8'), taken)).get(at)).toEqual([1]);
    const slid: BoardEvent = { type: 'rowSlid', row: ['ranch', 'ranch', 'mine', 'mine', 'bank', '', ''] };
    expect(takersOf(resolved, round(placed(1, 'tile8'), taken, slid)).get(at)).toEqual([]);
  });

  it('B5.4, B7 remembers which players bought parcels and which were paid by buildings', () => {
    const paid = { type: 'buildingPaid', building: 'mine', parcel: 3, income: 6, factor: 1 } as const;
    const log = round(
      { type: 'parcelBought', seat: 2, parcel: 5, price: 3 },
      { ...paid, seat: 1, kept: 3, attacker: 0, taken: 3 },
      { ...paid, seat: 2, kept: 0, attacker: 0, taken: 6 },
    );
    const { steps } = tableFor('spend').view;
    const view: View = { ...resolved, steps, pieces: [] };
    const street = drawn(<Street table={{ ...PLACING, view, log }} live={false} act={act} />);
    expect(street).toContain(words.value.boardHelp.went.parcels({ names: ['P2'] }));
    expect(street).toContain(words.value.boardHelp.went.income({ names: ['P0', 'P1'] }));
    const placing = drawn(<Street table={{ ...PLACING, log }} live={false} act={act} />);
    expect(placing).not.toContain(words.value.boardHelp.went.parcels({ names: ['P2'] }));
  });

  it('B7 the income, once the round ends with it, has the lantern and is not done yet', () => {
    const { steps } = tableFor('spend').view;
    const table = { ...PLACING, view: { ...resolved, steps, pieces: [] } };
    const scene = { ...sceneOf({ move: 0, seat: 0, events: [], view: '', scores: [] }), station: 'income' };
    const street = drawn(<Street table={table} live={false} scene={scene} act={act} />);
    expect(street).toContain('class="street-sign stop now"');
    expect(street).toContain('class="street-sign stop wide done"');
  });

  it('B7 tells what a building is paid for, kind by kind', () => {
    const { board } = words.value;
    let several = 0;
    for (const table of tablesFor('over')) {
      for (const [parcel, { income }] of table.view.parcels.entries()) {
        const sources = sourcesOf(table, parcel);
        const parts = incomeParts(table.view, parcel);
        expect(sources.length).toBe(new Set(parts.map(({ source }) => source)).size);
        if (income !== undefined && income > 0) expect(sources.length).toBeGreaterThan(0);
        for (const { source, amount } of parts) {
          const times = parts.filter((part) => part.source === source && part.amount === amount).length;
          if (times < 2) continue;
          several += 1;
          expect(sources.join()).toContain(`${times} × ${board.money({ amount })}`);
        }
      }
    }
    expect(several).toBeGreaterThan(3);
  });
});

describe('the flag of the ribbon', () => {
  const line = { icon: '', text: '' };
  const flag = (...lines: Scene['lines']): string => {
    const scene = { ...sceneOf({ move: 0, seat: 0, events: [], view: '', scores: [] }), lines };
    return drawn(<Ribbon table={PLACING} live={false} scene={scene} act={act} />);
  };

  it('B9.4 names the one who acts, also beside what the game does: the row slides', () => {
    expect(flag({ ...line, seat: 1 }, line)).toContain('class="ribbon-flag" data-seat="1"');
    expect(flag({ ...line, seat: 1 }, { ...line, seat: 2 })).not.toContain('class="ribbon-flag" data-seat');
    expect(flag(line)).not.toContain('class="ribbon-flag" data-seat');
  });
});

describe('the map comes to the front of a small screen', () => {
  it('with questions that are answered on it alone', () => {
    const [map] = tableUi.panes;
    const asked = MOMENTS.filter(({ table }) => map?.isAsked?.(table)).map(({ kind }) => kind);
    expect([...new Set(asked)].toSorted()).toEqual([
      'buildKeptTiles',
      'buildOrKeep',
      'buyAnyParcel',
      'buyParcel',
      'chooseDuel',
      'claimParcel',
      'declareIncome',
      'freeParcel',
      'layRoads',
      'moveOutlaw',
      'nameParcel',
      'placeCityHall',
      'prospect',
      'setHouse',
    ]);
  });
});
