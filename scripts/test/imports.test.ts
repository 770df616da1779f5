import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkImports } from '../lib/checks.mjs';
import { makeTree } from './tree.ts';

type Files = Readonly<Record<string, string>>;

function judge(files: Files, fewestModules = 7) {
  const root = makeTree(files);
  try {
    return checkImports(root, fewestModules);
  } finally {
    rmSync(root, { recursive: true });
  }
}

const importing = (from: string) => `import { name } from '${from}';\nexport const own = name;\n`;
const importingType = (from: string) =>
  `import type { name } from '${from}';\nexport type Own = typeof name;\n`;

const WRONG: readonly (readonly [fault: string, rule: string, files: Files])[] = [
  [
    'engine into a game',
    'engine-imports-nothing-of-ours',
    { 'packages/engine/src/game.ts': importing('@carson/card-game') },
  ],
  [
    'engine into a game, a type alone',
    'engine-imports-nothing-of-ours',
    { 'packages/engine/src/game-type.ts': importingType('@carson/card-game') },
  ],
  [
    'one game into the other',
    'card-game-knows-the-engine-only',
    { 'packages/card-game/src/other.ts': importing('@carson/board-game') },
  ],
  [
    'the page into a game, past the registry',
    'games-through-the-registry',
    { 'packages/web/src/page.ts': importing('@carson/card-game') },
  ],
  [
    'a folder of the page into a later one',
    'web/src/parts-imports-what-comes-before-it',
    {
      'packages/web/src/parts/label.ts': importing('../stage/show.ts'),
      'packages/web/src/stage/show.ts': 'export const name = 1;\n',
    },
  ],
  [
    'a folder of a room into a later one',
    'web/src/shell/log-imports-what-comes-before-it',
    {
      'packages/web/src/shell/log/lines.ts': importing('../table/bar.ts'),
      'packages/web/src/shell/table/bar.ts': 'export const name = 1;\n',
    },
  ],
  [
    'a folder that has no place among the others',
    'web/src-has-a-place-for-each-folder',
    { 'packages/web/src/cellar/wine.ts': importing('../parts/label.ts') },
  ],
  [
    'what is about one game into what is about another',
    'board-keeps-apart-from-other-games',
    {
      'packages/web/src/games/board/names/space.ts': importing('../../cards/names/card.ts'),
      'packages/web/src/games/cards/names/card.ts': 'export const name = 1;\n',
    },
  ],
  [
    'the tables of the server into its connections',
    'server/src/people|storage|tables-imports-what-comes-before-it',
    {
      'packages/server/src/tables/decide.ts': importing('../live/socket.ts'),
      'packages/server/src/live/socket.ts': 'export const name = 1;\n',
    },
  ],
  [
    'the command line into the page',
    'cli-stands-on-bots',
    { 'packages/cli/src/page.ts': importing('@carson/web') },
  ],
  [
    'source into the test kit',
    'testkit-is-for-tests',
    { 'packages/bots/src/kit.ts': importing('@carson/testkit') },
  ],
  [
    'a package past its front door',
    'packages-have-a-front-door',
    {
      'packages/bots/src/window.ts': importing('../../engine/src/inner.ts'),
      'packages/engine/src/inner.ts': 'export const name = 1;\n',
    },
  ],
  [
    'rules into the file system',
    'rules-are-pure',
    { 'packages/card-game/src/disk.ts': importing('node:fs') },
  ],
  [
    'a cycle',
    'no-cycles',
    { 'packages/bots/src/a.ts': importing('./b.ts'), 'packages/bots/src/b.ts': importing('./a.ts') },
  ],
  [
    'a cycle of types',
    'no-cycles',
    { 'packages/bots/src/c.ts': importingType('./d.ts'), 'packages/bots/src/d.ts': importingType('./c.ts') },
  ],
];

describe('the import check', () => {
  it('is green for imports that run the right way', () => {
    const { status, output } = judge({
      'packages/card-game/src/rules.ts': importing('@carson/engine'),
      'packages/bots/src/bot.ts': importing('@carson/card-game'),
      'packages/cli/src/games/cards.ts': importing('@carson/card-game'),
      'packages/engine/test/engine.test.ts': importing('@carson/testkit'),
    });
    expect(output).toContain('no dependency violations');
    expect(status).toBe(0);
  });

  const wrong = judge(Object.assign({}, ...WRONG.map(([, , files]) => files)));

  it.each(WRONG)('is red for %s', (_fault, rule, files) => {
    const [file] = Object.keys(files);
    expect(wrong.output).toContain(`error ${rule}: ${file} →`);
    expect(wrong.status).not.toBe(0);
  });

  it('is red where it sees no code', () => {
    const { status, output } = judge({}, 1_000);
    expect(status).toBe(1);
    expect(output).toContain('only 7 modules were looked at');
  });
});
