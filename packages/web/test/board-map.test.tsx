/** The map's own promises: what is drawn where, what building would bring, and why something is not possible. */
import { boardGame, type Command, idOf, incomeOf, isParcelPlace, PARCEL_COUNT } from '@carson/board-game';
import { recordOf, seedRandom } from '@carson/engine';
import { explain } from '@carson/words';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BoardTable } from '../src/games/board/table-types.ts';
import { MOMENTS, tableFor } from './board-moments.ts';
import { type Moment, tableAt } from './board-tables.ts';
import { playTown } from './bot-town.ts';
import { auctioned, newBoardTable } from './new-tables.ts';
import { act, count, drawn } from './page.ts';

const { MapPane } = await import('../src/games/board/map/map-pane.tsx');
const { Labels } = await import('../src/games/board/town/ground.tsx');
const { letteringFor } = await import('../src/games/board/town/units.ts');
const { courseOf, curveOf } = await import('../src/games/board/town/river-course.ts');
const { effectOf, gainOf, rivalGains } = await import('../src/games/board/town/build-effect.ts');
const { effectsOf } = await import('../src/games/board/map/ghosts.tsx');
const { BuildFacts } = await import('../src/games/board/map/build-facts.tsx');
const { gainText } = await import('../src/games/board/town/money-gain-text.ts');
const { targetOf } = await import('../src/games/board/selection/targets.ts');
const model = await import('../src/games/board/selection/selection.ts');
const { tellWhyNot, wishFor } = await import('../src/games/board/selection/why-not.ts');
const { notice } = await import('../src/app/overlays.ts');
const { words } = await import('../src/words/words.ts');

/** Towns in which there is much to build beside: what comes first in a game changes nothing else. */
const BUILDING = await Promise.all(lateBuilding().map((moment) => tableAt(moment)));

function lateBuilding(): readonly Moment[] {
  const options = { seats: 3, roster: { by: 'preset', preset: 'firstGame' } } as const;
  const moments: Moment[] = [];
  for (const { match, asked } of playTown({ options, seed: 'town/7', bot: 'greedy' }))
    if (asked !== undefined && ['buildOrKeep', 'setHouse'].includes(asked.kind))
      moments.push({ ...asked, record: recordOf(match) });
  return moments.slice(-8);
}

/** One place in a few is tried, so that each decision has some of every kind. */
const SAMPLED = 5;
const pane = (table: BoardTable): string => drawn(<MapPane table={table} live={true} act={act} />);
beforeEach(() => {
  model.selected.value = undefined;
  model.pointed.value = undefined;
  model.inspected.value = undefined;
  model.layingRoads.value = false;
});

describe('B9.12 an auction', () => {
  it('shows the parcels that are for sale', () => {
    const fresh = newBoardTable(3);
    const table = { ...fresh, view: auctioned(fresh.view, [4, 5]) };
    expect(count(pane(table), 'class="parcel-told"')).toBe(2);
  });
});

describe('the river', () => {
  it('B10.2 is one line through all of its parcels, each beside the one before', () => {
    let rivers = 0;
    for (const { table } of MOMENTS) {
      const { town } = table.view;
      const course = courseOf(town);
      const parcels = town.on.flatMap((code, parcel) => (idOf(code) === 'river' ? [parcel] : []));
      expect(course.toSorted((a, b) => a - b)).toEqual(parcels);
      for (const [at, parcel] of course.slice(1).entries())
        expect([1, 8]).toContain(Math.abs(parcel - (course[at] ?? 0)));
      if (course.length > 0) {
        expect(count(curveOf(course), 'Q')).toBe(course.length);
        rivers += 1;
      }
    }
    expect(rivers).toBeGreaterThan(0);
  });
});

describe('letters and numbers of the map', () => {
  it('lie beside it, and on a phone over prairie alone', () => {
    const onPhone = letteringFor({ narrow: true, scale: 1 });
    for (const { table } of MOMENTS) {
      const view = table.view;
      const labels = drawn(<Labels town={view.town} pieces={view.pieces} lettering={onPhone} />);
      for (const [, x, y, size] of labels.matchAll(/x="([\d.]+)" y="([\d.]+)"(?: font-size="(\d+)")?/g)) {
        const parcel = Math.floor(Number(x) / 100) + 8 * Math.floor(Number(y) / 100);
        if (size === undefined) expect(view.town.on[parcel], `${x} ${y}`).toBe(0);
      }
    }
  });
});

describe('roads', () => {
  it('B5.11 show where they can go only while one is being laid', () => {
    const table = MOMENTS.find(({ table: { options } }) => {
      const kinds = new Set((options as readonly Command[]).map((command) => targetOf(command)?.kind));
      return kinds.has('edge') && kinds.has('parcel');
    })?.table;
    if (table === undefined) throw new Error('no one has a road to lay');
    const edges = (table.options as readonly Command[]).filter(({ type }) => type === 'layRoad').length;
    expect(count(pane(table), 'class="road-target"')).toBe(0);
    model.layingRoads.value = true;
    expect(count(pane(table), 'class="road-target"')).toBe(edges);
    expect(count(pane(table), 'parcel-target open')).toBe(0);
  });

  it('show by themselves where nothing else is asked', () => {
    expect(count(pane(tableFor('layRoads')), 'class="road-target"')).toBeGreaterThan(0);
  });
});

/** Of several parcels one where something pays for what is built. */
function paidAt(table: BoardTable): number | undefined {
  const effects = [...effectsOf(table)];
  return effects.length < 2 ? undefined : effects.find(([, { payments }]) => payments.length > 1)?.[0];
}

describe('what building would bring', () => {
  it('B14.2 is what the rules pay once it stands', () => {
    let tried = 0;
    let changed = 0;
    for (const table of BUILDING) {
      const view = table.view;
      const seat = Number(table.viewer);
      for (const command of table.options as readonly Command[]) {
        const effect = effectOf({ view, seat }, command);
        if (effect === undefined || command.type === 'askConsent') continue;
        const state = boardGame.imagine(view, seedRandom('x'));
        boardGame.play(state, seat, command);
        const { town, round, occupant } = state;
        if (idOf(town.on[effect.site] ?? 0) !== effect.building) continue;
        tried += 1;
        if (effect.income !== undefined)
          expect(incomeOf({ town, round, occupant }, effect.site)).toBe(effect.income);
        for (const { parcel, after } of effect.changes) {
          changed += 1;
          expect(incomeOf({ town, round, occupant }, parcel)).toBe(after);
        }
      }
    }
    expect(tried).toBeGreaterThan(0);
    expect(changed).toBeGreaterThan(0);
  });

  it('stands as a ghost where the player aims, with what pays it, and faintly everywhere else', () => {
    const table = BUILDING.find((one) => paidAt(one) !== undefined) ?? tableFor('setHouse');
    const effects = effectsOf(table);
    const first = paidAt(table);
    if (first === undefined) throw new Error('no parcel is paid for');
    expect(count(pane(table), 'class="ghost-faint"')).toBe(effects.size);
    model.selected.value = { kind: 'parcel', at: first };
    const aimed = pane(table);
    expect(count(aimed, 'class="ghost-faint"')).toBe(effects.size - 1);
    expect(count(aimed, 'class="ghost"')).toBe(effects.get(first)?.ghosts.length);
    expect(count(aimed, 'class="payment"')).toBe(effects.get(first)?.payments.length);
  });

  it('tells in words what the owner gains and whom it helps', () => {
    for (const table of [...BUILDING, tableFor('buildOrKeep'), tableFor('setHouse')]) {
      const seat = Number(table.viewer);
      for (const [parcel, effect] of effectsOf(table)) {
        const facts = drawn(<BuildFacts table={table} parcel={parcel} points="+2" />);
        expect(facts).toContain(words.value.boardMap.build.total);
        expect(facts).toContain(
          rivalGains(effect, seat).length === 0 ? words.value.boardMap.build.rivalsNone : 'Rivals:',
        );
        expect(facts).not.toMatch(/undefined|NaN/);
        expect(facts).toContain(`<strong>${gainText(gainOf(effect, seat))}</strong>`);
        for (const { seat: rival, gain } of rivalGains(effect, seat))
          expect(facts).toContain(`P${rival} ${gainText(gain)}`);
      }
    }
  });
});

describe('why something is not possible', () => {
  it('is told for every parcel and every space that is no answer, as the rules check it', () => {
    for (const { kind, table } of MOMENTS.filter((moment) => moment.kind !== 'over')) {
      const view = table.view;
      const spots = [
        ...Array.from({ length: PARCEL_COUNT }, (_, at) => ({ kind: 'parcel' as const, at })),
        ...view.spaces.map(({ place }) => ({ kind: 'space' as const, at: place })),
      ];
      const state = boardGame.imagine(view, seedRandom('y'));
      const asked = (table.options as readonly Command[]).filter(({ type }) => type !== 'layRoad');
      for (const spot of spots.filter((_, at) => at % SAMPLED === 0)) {
        const wish = wishFor(table, spot);
        if (asked.some((option) => JSON.stringify(option) === JSON.stringify(wish))) continue;
        const refusal = boardGame.check(state, Number(table.viewer), wish);
        if (refusal === undefined) continue;
        expect(explain(refusal, words.value), `${kind} ${JSON.stringify(wish)}`).toMatch(/^[A-Z].*[.!]$/);
      }
    }
  });

  it('comes with its rule', async () => {
    const table = tableFor('placeCowboy');
    const view = table.view;
    const parcel = Array.from({ length: PARCEL_COUNT }, (_, at) => at).find(
      (at) =>
        isParcelPlace(at) &&
        !(table.options as readonly Command[]).some((command) => 'place' in command && command.place === at),
    );
    if (parcel === undefined) throw new Error('every parcel is open');
    notice.value = undefined;
    await tellWhyNot(table, { kind: 'parcel', at: parcel });
    const refusal = boardGame.check(boardGame.imagine(view, seedRandom('z')), Number(table.viewer), {
      type: 'placeCowboy',
      place: parcel,
    });
    expect(refusal?.rule).toMatch(/^B/);
    expect(notice.value).toEqual({
      text: refusal && explain(refusal, words.value),
      rule: refusal?.rule,
    });
  });

  it('B4.1, B5.0 is told with a rule for the spaces of Main Street, whatever is asked', async () => {
    const told = new Set<string>();
    for (const { kind, table } of MOMENTS.filter((moment) => moment.kind !== 'over')) {
      const { view, options } = table;
      const [space] = view.spaces.filter(
        ({ place }) => !options.some((command) => 'place' in command && command.place === place),
      );
      if (space === undefined) continue;
      notice.value = undefined;
      await tellWhyNot(table, { kind: 'space', at: space.place });
      const { text, rule } = notice.value ?? { text: '', rule: '' };
      expect(rule, `${kind}: ${text}`).toMatch(/^B\d/);
      told.add(text);
    }
    const { whyNot } = words.value.boardStreet;
    expect([...told]).toEqual(expect.arrayContaining([whyNot.characters, whyNot.street, whyNot.end]));
  });
});
