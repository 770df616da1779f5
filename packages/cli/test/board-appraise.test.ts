import { readFileSync } from 'node:fs';
import { CHARACTER_IDS } from '@carson/board-game';
import { canonicalJson, seedRandom } from '@carson/engine';
import { type BoardPosition, randomPosition, slowAppraisal } from '@carson/testkit/board';
import { describe, expect, it } from 'vitest';
import { BadInput } from '../src/bad-input.ts';
import { appraise } from '../src/board/appraise.ts';
import { readPosition } from '../src/board/position.ts';
import { answerEach } from '../src/json-command.ts';

interface Example {
  readonly in: unknown;
  readonly out: unknown;
}

const examples: readonly Example[] = JSON.parse(
  readFileSync(new URL('./examples/board-appraise.json', import.meta.url), 'utf8'),
);

function answerTo(json: unknown): unknown {
  const position = readPosition(json);
  if (!position.ok) throw new Error(JSON.stringify(position.refusal));
  return JSON.parse(JSON.stringify(appraise(position.value)));
}

/** The one line that the caller of the command would read. */
function complaintOn(json: unknown): string {
  try {
    answerEach(json, { label: 'appraise', read: readPosition, answer: appraise });
    return 'accepted';
  } catch (thrown) {
    return thrown instanceof BadInput ? thrown.line : `a bug: ${thrown}`;
  }
}

const bare: BoardPosition = {
  round: 1,
  map: Array.from({ length: 8 }, () => new Array<null>(8).fill(null)),
  roads: [],
  cityHallOccupant: null,
  players: { a: player(), b: player() },
  variants: { river: false, horses: false, kitCarson: false },
};

function player() {
  return { money: 0, vp: 0, passed: 1, horses: 0, rodeos: 0, character: 'banker', side: 'yellow' } as const;
}

function withCell(x: number, y: number, cell: unknown): object {
  return { ...bare, map: bare.map.map((row, j) => row.map((held, i) => (i === x && j === y ? cell : held))) };
}

describe('board appraise', () => {
  it.each(examples.map((example, index) => [index, example] as const))('example %i', (_, example) => {
    expect(answerTo(example.in)).toEqual(example.out);
  });

  it('an independent second scorer agrees on three thousand random positions', () => {
    const random = seedRandom('board appraise');
    for (let i = 0; i < 3000; i++) {
      const position = randomPosition(random);
      const expected = JSON.parse(JSON.stringify(slowAppraisal(position)));
      if (canonicalJson(answerTo(position)) === canonicalJson(expected)) continue;
      expect(answerTo(position), `position ${i}: ${JSON.stringify(position)}`).toEqual(expected);
    }
  });

  it('an empty town: no income, $1 everywhere, nobody scores', () => {
    expect(answerTo(bare)).toEqual({
      income: [],
      price: new Array(8).fill(new Array(8).fill(1)),
      served: new Array(8).fill(new Array(8).fill(false)),
      final: {
        a: { money: 0, property: 0, station: 0, teacher: 0, horses: 0, kitCarson: 0, total: 0 },
        b: { money: 0, property: 0, station: 0, teacher: 0, horses: 0, kitCarson: 0, total: 0 },
      },
    });
  });
});

describe('board appraise, as the notes say', () => {
  it('every building that can earn is listed, also with nothing earned; the others never', () => {
    const row = ['ranch', 'mine', 'drugstore', 'bank', 'saloon', 'hotel', 'church', 'prison'];
    const rest = ['blacksmith', 'generalStore', 'school', 'station'];
    const map = bare.map.map((held, y) => {
      if (y === 0) return row.map((on) => ({ on, owner: 'a' }));
      if (y === 4) return held.map((_, x) => (x < 4 ? { on: rest[x], owner: 'b' } : null));
      return held;
    });
    const { income } = answerTo({ ...bare, map }) as { income: { x: number; y: number }[] };
    expect(income.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
      [4, 0],
      [5, 0],
      [0, 4],
      [1, 4],
    ]);
  });

  it('the teacher counts in round 4 only, whatever side is named', () => {
    const players = { a: { ...player(), character: 'teacher' }, b: player() };
    const teacher = (round: number) => {
      const { final } = answerTo({ ...bare, round, players }) as { final: { a: { teacher: number } } };
      return final.a.teacher;
    };
    expect([1, 2, 3, 4].map(teacher)).toEqual([0, 0, 0, 2]);
  });

  it('horses and kitCarson are 0 without their variants', () => {
    const players = { a: { ...player(), horses: 3, rodeos: 2 }, b: { ...player(), passed: 2 } };
    const total = (variants: object) => {
      const { final } = answerTo({ ...bare, players, variants: { ...bare.variants, ...variants } }) as {
        final: { a: { total: number } };
      };
      return final.a.total;
    };
    expect(total({})).toBe(0);
    expect(total({ horses: true })).toBe(9);
    expect(total({ kitCarson: true })).toBe(1);
  });

  it('no name of a player is special', () => {
    const players = JSON.parse(
      `{"__proto__":${JSON.stringify({ ...player(), money: 6 })},"constructor":${JSON.stringify(player())}}`,
    );
    const map = bare.map.map((row) => [{ owner: '__proto__', on: 'house' }, ...row.slice(1)]);
    const answer = JSON.stringify(answerTo({ ...bare, players, map }));
    expect(answer).toContain('"__proto__":{"money":1,"property":16');
    expect(answer).toContain('"constructor":{"money":0');
  });

  it('thousands of positions in one array are answered one by one', () => {
    const random = seedRandom('thousands');
    const many = Array.from({ length: 3000 }, () => randomPosition(random));
    const answers = answerEach(many, { label: 'appraise', read: readPosition, answer: appraise });
    expect(answers).toHaveLength(3000);
    expect(answerEach([], { label: 'appraise', read: readPosition, answer: appraise })).toEqual([]);
  });
});

describe('board appraise refuses, saying where and what is accepted', () => {
  const ids =
    '"mountain" | "house" | "townhouse" | "river" | "ranch" | "mine" | "drugstore" | "bank" | "saloon"';
  const more =
    '"hotel" | "church" | "prison" | "blacksmith" | "generalStore" | "school" | "cityHall" | "station"';
  const vertex = '(0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8)';
  const withPlayer = (change: object) => ({
    ...bare,
    players: { ...bare.players, b: { ...player(), ...change } },
  });
  const { roads: _, ...roadless } = bare;
  const { vp: __, ...pointless } = player();

  it.each<[string, unknown, string]>([
    ['no object', 7, 'error: input: 7 is not accepted; accepted: an object'],
    ['null', null, 'error: input: null is not accepted; accepted: an object'],
    ['a key missing', roadless, 'error: roads: this is missing; accepted: "roads"'],
    [
      'a key unknown',
      { ...bare, outlaws: [] },
      'error: outlaws: "outlaws" is not accepted; accepted: no such key',
    ],
    ['round 0', { ...bare, round: 0 }, 'error: round: 0 is not accepted; accepted: (1 | 2 | 3 | 4)'],
    ['round 5', { ...bare, round: 5 }, 'error: round: 5 is not accepted; accepted: (1 | 2 | 3 | 4)'],
    [
      'a round as text',
      { ...bare, round: '2' },
      'error: round: "2" is not accepted; accepted: (1 | 2 | 3 | 4)',
    ],
    [
      'seven rows',
      { ...bare, map: bare.map.slice(1) },
      'error: map: Array is not accepted; accepted: eight rows',
    ],
    [
      'a row of nine',
      { ...bare, map: bare.map.map((row, y) => (y === 3 ? [...row, null] : row)) },
      'error: map[3]: Array is not accepted; accepted: eight cells',
    ],
    [
      'a cell of text',
      withCell(2, 1, 'house'),
      'error: map[1][2]: "house" is not accepted; accepted: an object',
    ],
    [
      'an unknown thing',
      withCell(2, 1, { on: 'Saloon' }),
      `error: map[1][2].on: "Saloon" is not accepted; accepted: (${ids} | ${more})`,
    ],
    [
      'an unknown key',
      withCell(2, 1, { own: 'a' }),
      'error: map[1][2].own: "own" is not accepted; accepted: no such key',
    ],
    [
      'an outlaw of text',
      withCell(2, 1, { outlaw: 'yes' }),
      'error: map[1][2].outlaw: "yes" is not accepted; accepted: boolean',
    ],
    [
      'an owner who does not play',
      withCell(2, 1, { owner: 'c' }),
      'error: map[1][2].owner: "c" is not accepted; accepted: a name in players ("a", "b")',
    ],
    [
      'an owned city hall',
      withCell(7, 7, { owner: 'a', on: 'cityHall' }),
      'error: map[7][7].owner: the owner of a cityHall is not accepted; accepted: nobody',
    ],
    [
      'an owned river',
      { ...withCell(7, 7, { owner: 'a', on: 'river' }), variants: { ...bare.variants, river: true } },
      'error: map[7][7].owner: the owner of a river is not accepted; accepted: nobody',
    ],
    [
      'a river without the variant',
      withCell(0, 5, { on: 'river' }),
      'error: map[5][0].on: a river is not accepted; accepted: a river with variants.river only',
    ],
    [
      'a building without an owner',
      withCell(0, 5, { on: 'bank' }),
      'error: map[5][0]: a bank without an owner is not accepted; accepted: a building with its owner',
    ],
    ['roads no list', { ...bare, roads: {} }, 'error: roads: Object is not accepted; accepted: Array'],
    [
      'a road of three numbers',
      { ...bare, roads: [[0, 0, 1]] },
      `error: roads[0][3]: this is missing; accepted: ${vertex}`,
    ],
    [
      'a road off the map',
      { ...bare, roads: [[8, 0, 9, 0]] },
      `error: roads[0][2]: 9 is not accepted; accepted: ${vertex}`,
    ],
    [
      'a road half a step',
      { ...bare, roads: [[0, 0, 0.5, 0]] },
      `error: roads[0][2]: 0.5 is not accepted; accepted: ${vertex}`,
    ],
    [
      'a road of length 2',
      { ...bare, roads: [[0, 0, 2, 0]] },
      'error: roads[0]: [0,0,2,0] is not accepted; accepted: a road between two neighbouring vertices',
    ],
    [
      'a diagonal road',
      { ...bare, roads: [[0, 0, 1, 1]] },
      'error: roads[0]: [0,0,1,1] is not accepted; accepted: a road between two neighbouring vertices',
    ],
    [
      'a road of length 0',
      { ...bare, roads: [[3, 3, 3, 3]] },
      'error: roads[0]: [3,3,3,3] is not accepted; accepted: a road between two neighbouring vertices',
    ],
    [
      'a road twice',
      {
        ...bare,
        roads: [
          [0, 0, 1, 0],
          [1, 0, 0, 0],
        ],
      },
      'error: roads[1]: [1,0,0,0] again is not accepted; accepted: each road once',
    ],
    [
      'an occupant who does not play',
      { ...bare, cityHallOccupant: 'z' },
      'error: cityHallOccupant: "z" is not accepted; accepted: a name in players ("a", "b")',
    ],
    [
      'players as a list',
      { ...bare, players: [] },
      'error: players: Array is not accepted; accepted: an object',
    ],
    [
      'a player without points',
      { ...bare, players: { a: pointless } },
      'error: players.a.vp: this is missing; accepted: "vp"',
    ],
    [
      'money as text',
      withPlayer({ money: '12' }),
      'error: players.b.money: "12" is not accepted; accepted: number',
    ],
    [
      'half a dollar',
      withPlayer({ money: 0.5 }),
      'error: players.b.money: 0.5 is not accepted; accepted: a whole number',
    ],
    [
      'less than no money',
      withPlayer({ money: -1 }),
      'error: players.b.money: -1 is not accepted; accepted: >=0',
    ],
    [
      'an unknown side',
      withPlayer({ side: 'blue' }),
      'error: players.b.side: "blue" is not accepted; accepted: ("yellow" | "red")',
    ],
    [
      'variants missing one',
      { ...bare, variants: { river: true, horses: true } },
      'error: variants.kitCarson: this is missing; accepted: "kitCarson"',
    ],
    [
      'the second of two',
      [bare, { ...bare, round: 9 }],
      'error: [1].round: 9 is not accepted; accepted: (1 | 2 | 3 | 4)',
    ],
    ['a cell as a list', withCell(2, 1, []), 'error: map[1][2]: Array is not accepted; accepted: an object'],
    ['a list in a list', [[bare]], 'error: [0]: Array is not accepted; accepted: an object'],
  ])('%s', (_name, json, complaint) => {
    expect(complaintOn(json)).toBe(complaint);
  });

  it('an unknown character', () => {
    const accepted = CHARACTER_IDS.map((id) => `"${id}"`).join(' | ');
    expect(complaintOn(withPlayer({ character: 'barber' }))).toBe(
      `error: players.b.character: "barber" is not accepted; accepted: (${accepted})`,
    );
  });
});
