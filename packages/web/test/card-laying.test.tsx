import { type LaidCard, SIDE } from '@carson/card-game';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CardsTable } from '../src/games/cards/table-types.ts';
import type { Scene } from '../src/stage/scene.ts';
import { act, count, drawn, fourPeople, tableWhere } from './page.ts';

const { PlacePanel } = await import('../src/games/cards/answers/place-panel.tsx');
const { CityArea } = await import('../src/games/cards/city/city-area.tsx');
const { CityLimits } = await import('../src/games/cards/city/city-limits.tsx');
const { cityFrame } = await import('../src/games/cards/city/city-frame.ts');
const { legalPlaces } = await import('../src/games/cards/selection/aim.ts');
const { aim, heldPlace, highlighted, peeked, pinned } = await import(
  '../src/games/cards/selection/selection.ts'
);

const played = fourPeople('laying');
describe('laying a card', () => {
  let table: CardsTable;
  beforeAll(async () => {
    table = await tableWhere(played, ({ view }) => {
      const { steps, round, era } = view;
      return steps.at(-1)?.kind === 'lay' && (era > 1 || round >= 5);
    });
  });
  beforeEach(() => {
    for (const state of [aim, heldPlace, highlighted, peeked, pinned]) state.value = undefined;
  });
  const city = (shown: Partial<CardsTable> = {}, scene?: Scene): string =>
    drawn(<CityArea table={{ ...table, ...shown }} live={scene === undefined} act={act} scene={scene} />);
  const ask = (shown: Partial<CardsTable> = {}): string =>
    drawn(
      <PlacePanel table={{ ...table, ...shown }} live={true} act={act}>
        {null}
      </PlacePanel>,
    );

  it('begins on the best place, with its gain on the one button', () => {
    const [best] = legalPlaces(table);
    expect(best?.gain).toBe(Math.max(...table.previews.map(({ gain }) => gain)));
    const gain = best?.gain ?? 0;
    const sign = gain > 0 ? '\\+' : gain < 0 ? '−' : '';
    expect(city()).toMatch(new RegExp(`class="lay-gain"[^>]*>${sign}${Math.abs(gain)}<`));
    expect(count(city(), 'data-answer')).toBe(1);
    expect(ask()).toContain('Place 1 of ');
  });

  it('shows the card on the same place before the previews have come', () => {
    const early = { ...table, previews: [] };
    expect(legalPlaces(early)[0]).toMatchObject({ x: legalPlaces(table)[0]?.x, y: legalPlaces(table)[0]?.y });
    expect(city(early)).toContain('city-ghost');
    expect(ask(early)).toContain('Place 1 of ');
    expect(city(early) + ask(early)).not.toMatch(/\?|NaN|undefined/);
  });

  it('says what the next four places bring and marks the others by rings', () => {
    const [best] = legalPlaces(table);
    const beside = legalPlaces(table).filter(
      ({ x, y }) => Math.max(Math.abs(x - (best?.x ?? 0)), Math.abs(y - (best?.y ?? 0))) > 1,
    );
    expect(beside.length).toBeGreaterThan(4);
    expect(count(city(), 'city-target-said')).toBe(4);
    expect(count(city(), '<circle')).toBe(beside.length - 4);
  });

  it('shows a card in red where it cannot lie, and the reason with its rule', () => {
    const own = table.view.seats[Number(table.viewer)];
    heldPlace.value = { x: (own?.parcels[0]?.x ?? 0) - 9, y: own?.parcels[0]?.y ?? 0 };
    expect(city()).toContain('city-ghost held wrong');
    expect(ask()).toContain('Rule C5.1');
    const [legal] = legalPlaces(table);
    heldPlace.value = { x: legal?.x ?? 0, y: legal?.y ?? 0, place: legal };
    expect(city()).not.toContain('wrong');
    expect(ask()).not.toContain('Rule C5');
  });

  it('keeps to the city of the moment that is looked back at', () => {
    const scene: Scene = {
      title: '',
      icon: 'icon-info',
      lines: [],
      parcels: [0],
      seat: 2,
      hold: 0,
      concernsMe: false,
      waits: false,
      isResult: false,
      flights: [],
    };
    highlighted.value = { seat: 3, parcels: [1] };
    expect(city({}, scene)).toContain('data-seat="2"');
    expect(city()).toContain('data-seat="3"');
  });
});

describe('the frame of a city', () => {
  const laid = (...places: readonly (readonly [number, number])[]): readonly LaidCard[] =>
    places.map(([x, y], card) => ({ card, x, y }));

  it('stays the same while the city fits it', () => {
    const first = cityFrame({ laid: laid([0, 0]), longSide: SIDE }).window;
    expect(first).toMatchObject({ width: SIDE, height: SIDE });
    expect(cityFrame({ laid: laid([0, 0], [-1, 1], [1, -1]), longSide: SIDE }).window).toEqual(first);
  });

  it('has room for every card that could come, and none beyond the limit', () => {
    const wide = laid([0, 0], [2, 0], [4, 0], [6, 0]);
    const { window, used, most } = cityFrame({ laid: wide, longSide: SIDE });
    expect([used.columns, most.columns, window.x, window.width]).toEqual([8, 8, 0, 8]);
    expect(window.y).toBeLessThanOrEqual(-2);
    expect(window.y + window.height).toBeGreaterThanOrEqual(4);
  });

  it('C5.1 grows to nine where a character allows it, on one side only', () => {
    const wide = laid([0, 0], [2, 0], [4, 0], [6, 0]);
    expect(cityFrame({ laid: wide, longSide: 9 }).most).toEqual({ columns: 9, rows: 9 });
    const wider = laid([0, 0], [2, 0], [4, 0], [6, 0], [7, 0]);
    expect(cityFrame({ laid: wider, longSide: 9 }).most).toEqual({ columns: 9, rows: 8 });
  });

  it('says on which sides there is room where the city is full the other way, and only then', () => {
    const wide = [0, 2, 4, 6].map((x, card) => ({ card, x, y: 0 }));
    const said = (cards: readonly LaidCard[]): readonly string[] => {
      const drawing = drawn(<CityLimits frame={cityFrame({ laid: cards, longSide: SIDE })} />);
      return [...drawing.matchAll(/data-side="(\w+)"[^>]*>([^<]*)</g)].map(
        ([, side, text]) => `${side}: ${text}`,
      );
    };
    expect(said(wide)).toEqual(['top: + up to 6 rows more here', 'bottom: + or here']);
    expect(said(wide.map(({ card, x }) => ({ card, x: 0, y: x })))).toEqual([
      'left: + up to 6 columns more here',
      'right: + or here',
    ]);
    expect(said(wide.slice(1))).toEqual([]);
  });
});
