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
  it('starts what npm start starts', () => {
    expect(JSON.parse(read('package.json')).scripts.start).toBe('node scripts/start.mjs');
    expect(read('deploy/carson-city.service')).toMatch(/^ExecStart=\S*npm start$/m);
    expect(read('deploy/Containerfile')).toMatch(/^CMD \["npm", "start"\]$/m);
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
