/** A small copy of the house in a temporary folder, to break on purpose. */
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const PACKAGES = ['engine', 'card-game', 'board-game', 'bots', 'cli', 'testkit', 'web'] as const;

/** Makes the packages, each with one file, linked to one another; `files` come on top. */
export function makeTree(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'carson-tree-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write(
    'package.json',
    JSON.stringify({ name: 'tree', private: true, type: 'module', workspaces: ['packages/*'] }),
  );
  mkdirSync(join(root, 'node_modules', '@carson'), { recursive: true });
  for (const name of PACKAGES) {
    const dependencies = Object.fromEntries(
      PACKAGES.filter((other) => other !== name).map((o) => [`@carson/${o}`, '*']),
    );
    write(
      `packages/${name}/package.json`,
      JSON.stringify({
        name: `@carson/${name}`,
        type: 'module',
        exports: { '.': './src/index.ts' },
        dependencies,
      }),
    );
    write(`packages/${name}/src/index.ts`, `export const name = '${name}';\n`);
    symlinkSync(join(root, 'packages', name), join(root, 'node_modules', '@carson', name));
  }
  for (const [path, text] of Object.entries(files)) write(path, text);
  return root;
}
