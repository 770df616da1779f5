/** What is written for whoever runs the server is true. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';

const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8');

/** Every variable that the settings look at. */
function variables(): string[] {
  const asked = new Set<string>();
  readConfig(
    new Proxy<Record<string, string>>(
      {},
      {
        get(_, name) {
          asked.add(String(name));
          return undefined;
        },
      },
    ),
  );
  return [...asked].sort();
}

describe('docs/operating.md', () => {
  it('names every setting, and no other', () => {
    const named = [...read('docs/operating.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
    expect(named.sort()).toEqual(variables());
  });
});

describe('deploy/', () => {
  const { start } = JSON.parse(read('package.json')).scripts;

  it.each([
    ['deploy/carson-city.service', `ExecStart=/usr/bin/${start}`],
    [
      'deploy/Containerfile',
      `CMD [${start
        .split(' ')
        .map((word: string) => `"${word}"`)
        .join(', ')}]`,
    ],
  ])('%s starts what npm start starts', (file, line) => {
    expect(read(file).split('\n')).toContain(line);
  });

  it.each(['deploy/carson-city.service', 'deploy/Containerfile'])(
    '%s names only files that are there',
    (file) => {
      const named = read(file).match(/(?:scripts|deploy)\/[\w.-]+/g) ?? [];
      expect(named).not.toEqual([]);
      for (const name of named) expect(read(name)).not.toBe('');
    },
  );

  it('keeps data and builds of this machine out of the image', () => {
    const ignored = read('.dockerignore').split('\n');
    for (const name of ['data', '.git', '.cache', '**/node_modules', '**/dist'])
      expect(ignored).toContain(name);
  });

  it('uses only settings that exist', () => {
    const known = [...variables(), 'NODE_ENV'];
    for (const file of ['deploy/carson-city.service', 'deploy/Containerfile']) {
      const lines = read(file).match(/^(ENV |Environment=).*$/gm) ?? [];
      const used = lines.flatMap((line) => [...line.matchAll(/([A-Z_]{3,})=/g)].map(([, name]) => name));
      expect(used.length).toBeGreaterThan(0);
      for (const name of used) expect(known).toContain(name);
    }
  });
});
