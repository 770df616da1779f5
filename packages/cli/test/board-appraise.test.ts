import { readFileSync } from 'node:fs';
import { CHARACTER_IDS } from '@carson/board-game';
import { canonicalJson, seedRandom } from '@carson/engine';
import { type BoardPosition, randomPosition, slowAppraisal } from '@carson/testkit/board';
import { describe, expect, it } from 'vitest';
import { appraise } from '../src/board/appraise.ts';
import { readPosition } from '../src/board/position.ts';
import { answerEach } from '../src/contract/json-command.ts';
import { BadInput } from '../src/terminal/bad-input.ts';

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

  it('an empty town: no income, $1 everywhere, no one scores', () => {
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
  const road = 'a road between two neighbouring vertices';
  const round = '(1 | 2 | 3 | 4)';
  const name = 'a name in players ("a", "b")';
  const given = (changes: object) => ({ ...bare, ...changes });
  const withPlayer = (change: object) =>
    given({ players: { ...bare.players, b: { ...player(), ...change } } });
  const { roads: _, ...roadless } = bare;
  const { vp: __, ...pointless } = player();

  it.each<[name: string, json: unknown, path: string, what: string | undefined, accepted: string]>([
    ['no object', 7, 'input', '7', 'an object'],
    ['null', null, 'input', 'null', 'an object'],
    ['a key missing', roadless, 'roads', undefined, '"roads"'],
    ['a key unknown', given({ outlaws: [] }), 'outlaws', '"outlaws"', 'no such key'],
    ['round 0', given({ round: 0 }), 'round', '0', round],
    ['round 5', given({ round: 5 }), 'round', '5', round],
    ['a round as text', given({ round: '2' }), 'round', '"2"', round],
    ['seven rows', given({ map: bare.map.slice(1) }), 'map', 'Array', 'eight rows'],
    [
      'a row of nine',
      given({ map: bare.map.map((row, y) => (y === 3 ? [...row, null] : row)) }),
      'map[3]',
      'Array',
      'eight cells',
    ],
    ['a cell of text', withCell(2, 1, 'house'), 'map[1][2]', '"house"', 'an object'],
    ['an unknown thing', withCell(2, 1, { on: 'Saloon' }), 'map[1][2].on', '"Saloon"', `(${ids} | ${more})`],
    ['an unknown key', withCell(2, 1, { own: 'a' }), 'map[1][2].own', '"own"', 'no such key'],
    ['an outlaw of text', withCell(2, 1, { outlaw: 'yes' }), 'map[1][2].outlaw', '"yes"', 'boolean'],
    ['an owner who does not play', withCell(2, 1, { owner: 'c' }), 'map[1][2].owner', '"c"', name],
    [
      'an owned city hall',
      withCell(7, 7, { owner: 'a', on: 'cityHall' }),
      'map[7][7].owner',
      'the owner of a cityHall',
      'no one',
    ],
    [
      'an owned river',
      { ...withCell(7, 7, { owner: 'a', on: 'river' }), variants: { ...bare.variants, river: true } },
      'map[7][7].owner',
      'the owner of a river',
      'no one',
    ],
    [
      'a river without the variant',
      withCell(0, 5, { on: 'river' }),
      'map[5][0].on',
      'a river',
      'a river with variants.river only',
    ],
    [
      'a building without an owner',
      withCell(0, 5, { on: 'bank' }),
      'map[5][0]',
      'a bank without an owner',
      'a building with its owner',
    ],
    ['roads no list', given({ roads: {} }), 'roads', 'Object', 'Array'],
    ['a road of three numbers', given({ roads: [[0, 0, 1]] }), 'roads[0][3]', undefined, vertex],
    ['a road off the map', given({ roads: [[8, 0, 9, 0]] }), 'roads[0][2]', '9', vertex],
    ['a road half a step', given({ roads: [[0, 0, 0.5, 0]] }), 'roads[0][2]', '0.5', vertex],
    ['a road of length 2', given({ roads: [[0, 0, 2, 0]] }), 'roads[0]', '[0,0,2,0]', road],
    ['a diagonal road', given({ roads: [[0, 0, 1, 1]] }), 'roads[0]', '[0,0,1,1]', road],
    ['a road of length 0', given({ roads: [[3, 3, 3, 3]] }), 'roads[0]', '[3,3,3,3]', road],
    [
      'a road twice',
      given({
        roads: [
          [0, 0, 1, 0],
          [1, 0, 0, 0],
        ],
      }),
      'roads[1]',
      '[1,0,0,0] again',
      'each road once',
    ],
    ['an occupant who does not play', given({ cityHallOccupant: 'z' }), 'cityHallOccupant', '"z"', name],
    ['players as a list', given({ players: [] }), 'players', 'Array', 'an object'],
    ['a player without points', given({ players: { a: pointless } }), 'players.a.vp', undefined, '"vp"'],
    ['money as text', withPlayer({ money: '12' }), 'players.b.money', '"12"', 'number'],
    ['half a dollar', withPlayer({ money: 0.5 }), 'players.b.money', '0.5', 'a whole number'],
    ['less than no money', withPlayer({ money: -1 }), 'players.b.money', '-1', '>=0'],
    ['an unknown side', withPlayer({ side: 'blue' }), 'players.b.side', '"blue"', '("yellow" | "red")'],
    [
      'variants missing one',
      given({ variants: { river: true, horses: true } }),
      'variants.kitCarson',
      undefined,
      '"kitCarson"',
    ],
    ['the second of two', [bare, { ...bare, round: 9 }], '[1].round', '9', round],
    ['a cell as a list', withCell(2, 1, []), 'map[1][2]', 'Array', 'an object'],
    ['a list in a list', [[bare]], '[0]', 'Array', 'an object'],
  ])('%s', (_name, json, path, what, accepted) => {
    const fault = what === undefined ? 'this is missing' : `${what} is not accepted`;
    expect(complaintOn(json)).toBe(`error: ${path}: ${fault}; accepted: ${accepted}`);
  });

  it('an unknown character', () => {
    const accepted = CHARACTER_IDS.map((id) => `"${id}"`).join(' | ');
    expect(complaintOn(withPlayer({ character: 'barber' }))).toBe(
      `error: players.b.character: "barber" is not accepted; accepted: (${accepted})`,
    );
  });
});
