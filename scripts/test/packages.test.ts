import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { captureChild } from '../lib/child.mjs';
import { installTarballs, readmeExamples, runExample } from '../lib/installed-packages.mjs';
import { PUBLISHED, packAll } from '../lib/packages.mjs';
import { inRoot } from '../lib/root.mjs';

let folder = '';

beforeAll(async () => {
  folder = installTarballs(await packAll());
}, 180_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const installed = (name: string, ...parts: string[]) =>
  join(folder, 'node_modules', '@carson', name, ...parts);

describe('the packages, installed into an empty folder', () => {
  it.each(readmeExamples())('$name: the first example of its README runs in plain Node', (example) => {
    const { status, output } = runExample(folder, example);
    expect(output).not.toMatch(/Error|undefined/);
    expect(status, output).toBe(0);
    expect(output.trim()).not.toBe('');
  });

  it.each(PUBLISHED)('$name has a licence, a reference of its API and only built files', ({ name }) => {
    for (const file of ['LICENSE', 'README.md', 'API.md', 'dist/index.js', 'dist/index.d.ts']) {
      expect(existsSync(installed(name, file)), file).toBe(true);
    }
    const manifest = JSON.parse(readFileSync(installed(name, 'package.json'), 'utf8'));
    expect(manifest).not.toHaveProperty('private');
    expect(Object.values<string>(manifest.dependencies)).not.toContain('*');
    expect(readFileSync(installed(name, 'API.md'), 'utf8')).toContain('```ts');
  });

  it('work in a bundler for browsers', async () => {
    const example = readmeExamples().find(({ name }) => name === 'bots');
    const entry = join(folder, 'page.mjs');
    writeFileSync(entry, example?.code ?? '');
    const outfile = join(folder, 'bundle', 'page.mjs');
    await build({
      entryPoints: [entry],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'browser',
      logLevel: 'error',
    });
    const { status, output } = captureChild(process.execPath, [outfile], { cwd: folder });
    expect(status, output).toBe(0);
    expect(output).toContain('rank');
  });

  it('bring their types along', () => {
    const source = join(folder, 'types');
    mkdirSync(source, { recursive: true });
    const typed = [
      "import { boardGame } from '@carson/board-game';",
      "import { cardBots } from '@carson/bots/cards';",
      "import { cardGame, type View } from '@carson/card-game';",
      "import type { AnyGame, SeatResult } from '@carson/engine';",
      "import type { TableUpdate } from '@carson/protocol';",
      'export const round = (view: View): number => view.round;',
      'export const rank = (results: readonly SeatResult[]): number | undefined => results[0]?.rank;',
      'export const phase = (update: TableUpdate): string => update.phase;',
      'export const ids: readonly string[] = [boardGame.id, cardGame.id, ...cardBots.map(({ id }) => id)];',
      '// @ts-expect-error a round is a number',
      'export const wrong = (view: View): string => view.round;',
    ];
    writeFileSync(join(source, 'use.ts'), `${typed.join('\n')}\n`);
    const tsc = inRoot('node_modules', 'ts7', 'bin', 'tsc');
    const flags = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023', '--types', ''];
    const { status, output } = captureChild(process.execPath, [tsc, ...flags, join(source, 'use.ts')], {
      cwd: folder,
    });
    expect(output).toBe('');
    expect(status).toBe(0);
  });
});
