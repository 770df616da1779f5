/** What the board game's table says in words and numbers, where a sign alone would leave a question. */
import { BUILDING_IDS, isParcelPlace, KIT_BUDGET, KIT_PRICES } from '@carson/board-game';
import { describe, expect, it } from 'vitest';
import type { BoardTable } from '../src/games/board/table-types.ts';
import { GAMES, momentsOf, tableAt } from './board-tables.ts';
import { drawn } from './page.ts';

const { tableUi } = await import('../src/games/board/table-ui.tsx');
const { KIT_PARTS, KitForm } = await import('../src/games/board/kit-form.tsx');
const { PlacingFacts } = await import('../src/games/board/placing-facts.tsx');
const { isContested } = await import('../src/games/board/stakes.ts');
const { choicesOf } = await import('../src/games/board/targets.ts');
const model = await import('../src/games/board/model.ts');
const { words } = await import('../src/words/words.ts');

const MOMENTS = await Promise.all(
  momentsOf(GAMES).map(async (moment) => ({ kind: moment.kind, table: await tableAt(moment) })),
);

function tablesFor(wanted: string): readonly BoardTable[] {
  return MOMENTS.filter(({ kind }) => kind === wanted).map(({ table }) => table);
}

const act = (): void => undefined;
/** A game in which duels are thrown. */
const thrown = momentsOf(GAMES.slice(3, 4)).find(({ kind }) => kind === 'placeCowboy');
if (thrown === undefined) throw new Error('nobody places a cowboy');
const PLACING = await tableAt(thrown);

describe('B10.1 the starting kit', () => {
  it('says each price, the points that are left and the money they become', () => {
    const [table] = tablesFor('fillKit');
    if (table === undefined) throw new Error('nobody packs a kit');
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
