/** The end of a game: places, the reader's own standing, and a difference that adds up. */
import type { SeatScore } from '@carson/engine';
import { WORDS_PARTS } from '@carson/words';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Occupant } from '../src/rules/occupants.ts';
import type { ShownTable } from '../src/table/shown-table.ts';
import './page.ts';
import { quietTable } from './quiet-table.ts';

const { headline, standing } = await import('../src/shell/score/headline.ts');
const { compare, differenceOf, ownSeat, rivalsIn } = await import('../src/shell/score/standing.ts');
const { EndActions } = await import('../src/shell/ending/end-actions.tsx');
const { KeptPicture } = await import('../src/games/cards/city/kept-picture.tsx');
const { forAnyTable } = await import('../src/games/game-ui.ts');
const { tableUi } = await import('../src/games/cards/table-ui.ts');
const { loadWords, words } = await import('../src/words/words.ts');

beforeAll(() => loadWords('en', WORDS_PARTS));

const ann: Occupant = { kind: 'person', name: 'Ann' };
const ben: Occupant = { kind: 'person', name: 'Ben' };
const bot: Occupant = { kind: 'bot', bot: 'greedy' };

interface End {
  readonly scores: readonly number[];
  readonly ranks: readonly number[];
  readonly occupants?: readonly Occupant[];
  readonly more?: Partial<ShownTable>;
}

/** A game on this device that ended so, seen from its first seat. */
function ended({ scores, ranks, occupants = [ann, bot, bot], more = {} }: End): ShownTable {
  const result = scores.map((score, seat) => ({ seat, score, rank: ranks[seat] ?? 0 }));
  return { ...quietTable, host: quietTable.table, phase: 'over', occupants, result, ...more };
}

const said = (table: ShownTable): readonly string[] => [
  headline(table, words.value),
  standing(table, words.value),
];

describe('the end of a game says', () => {
  it('who won, and how far behind the reader is', () => {
    const lost = ended({ scores: [115, 119, 94], ranks: [2, 1, 3] });
    expect(said(lost)).toEqual(['Dusty I wins the town.', 'You: 2nd, 4 points behind.']);
    const won = ended({ scores: [60, 50, 59], ranks: [1, 3, 2] });
    expect(said(won)).toEqual(['You win the town.', '1 point ahead of Dusty II.']);
  });

  it('that a win is shared, or who was first at the same points', () => {
    const shared = ended({ scores: [60, 60, 42], ranks: [1, 1, 3] });
    expect(said(shared)).toEqual(['You and Dusty I share the town.', 'Level on points.']);
    const settled = ended({ scores: [60, 60, 42], ranks: [1, 2, 3] });
    expect(said(settled)[1]).toBe('Level on points; the end order of the last round decided.');
  });

  it('names, where several people share the screen or someone watches', () => {
    const hotSeat = ended({ scores: [40, 50, 30], ranks: [2, 1, 3], occupants: [ann, ben, bot] });
    expect(ownSeat(hotSeat)).toBeUndefined();
    expect(said(hotSeat)).toEqual(['Ben wins the town.', '10 points ahead of Ann.']);
    const online = { ...hotSeat, host: 'another' };
    expect(said(online)).toEqual(['Ben wins the town.', 'You: 2nd, 10 points behind.']);
    expect(said({ ...online, viewer: 'spectator' })[1]).toBe('10 points ahead of Ann.');
  });
});

describe('where the difference came from', () => {
  const line = (id: string, points: number) => ({ id, points, rule: '', parts: [] });
  const scores: readonly SeatScore[] = [
    { seat: 0, total: 21, lines: [line('ranches', 1), line('timesMines', 2), line('editor', 18)] },
    {
      seat: 1,
      total: 30,
      lines: [
        ...[line('ranches', 9), line('mines', 1), line('timesMines', 8), line('timesHouses', 2)],
        ...[line('bankHouses', 5), line('saloons', 3), line('editor', 2)],
      ],
    },
  ];
  const table = ended({ scores: [21, 30, 0], ranks: [2, 1, 3], more: { scores } });

  it('is told by family, the greatest first, and adds up with the rest', () => {
    const rivals = rivalsIn(table);
    expect(rivals).toEqual({ seat: 0, other: 1 });
    if (rivals === undefined) return;
    const { reasons, rest, difference } = compare(table, rivals, tableUi.ending.familyOf);
    expect(reasons.map((reason) => [reason.family, differenceOf(reason)])).toEqual([
      ['characters', 16],
      ['country', -9],
      ['multipliers', -8],
    ]);
    expect(rest).toBe(-8);
    expect(difference).toBe(-9);
  });

  it('names every family, and every score line has one', () => {
    const ids = ['ranches', 'timesHouses', 'bankHouses', 'hotels', 'appeal', 'sheriff'];
    const families = ids.map((id) => tableUi.ending.familyOf(id));
    expect(families).toEqual(['country', 'multipliers', 'houses', 'town', 'appeal', 'characters']);
    const names = families.map((family) => tableUi.ending.familyName(family, words.value));
    expect(new Set(names).size).toBe(families.length);
    expect(names).not.toContain('');
  });
});

describe('when a game is over', () => {
  const choices = { leaveTo: { page: 'home' }, replay: () => undefined } as const;
  const drawn = (more: object): string => renderToString(<EndActions choices={{ ...choices, ...more }} />);

  it('offers what there is: replay always, rematch, share and a game of the tied where they are possible', () => {
    expect(drawn({})).toContain('Replay');
    expect(drawn({})).not.toMatch(/Rematch|Share|Tied players only/);
    const all = drawn({
      rematch: () => undefined,
      rematchOfTied: () => undefined,
      share: { record: () => undefined },
    });
    expect(all).toMatch(/Rematch.*Tied players only.*Replay.*Share/);
  });

  it('gives the seats of the others to virtual players when the tied play again', () => {
    const seats = ['hat', 'star', 'cactus', 'boot'].map((suit) => ({ kind: 'real', suit }));
    const table = ended({
      scores: [9, 9, 1, 1],
      ranks: [1, 1, 3, 3],
      occupants: [ann, bot, bot, bot],
      more: { gameOptions: { seats } },
    });
    const plan = forAnyTable(tableUi).ending.planFor(table, [0, 1]);
    expect(plan.occupants.map(({ kind }) => kind)).toEqual(['person', 'bot', 'virtual', 'virtual']);
    expect(plan.options).toMatchObject({
      seats: [seats[0], seats[1], { kind: 'virtual', suit: 'cactus' }, {}],
    });
  });
});

describe('the picture of a virtual player', () => {
  it('shows every card it has taken, characters too', () => {
    const seat = { kept: [0, 1, 2], characters: ['grocer', 'settler'] as const };
    const drawing = renderToString(h(KeptPicture, { seat, label: '5 cards kept' }));
    expect(drawing.match(/class="land-outline"/g)).toHaveLength(3);
    expect(drawing).toContain('aria-label="5 cards kept"');
    for (const id of seat.characters) expect(drawing).toContain(`character-${id}`);
    const places = [...drawing.matchAll(/translate\(([^)]*)\)"><g class="landscape"/g)].map(([, at]) => at);
    expect(new Set(places).size).toBe(3);
  });
});
