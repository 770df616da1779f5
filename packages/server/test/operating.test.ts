/** The operator's documents are true. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { createMetrics } from '../src/watch/metrics.ts';

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

  it('names every metric, and no other', async () => {
    const none = () => 0;
    const figures = createMetrics({
      tables: none,
      sockets: none,
      queued: none,
      botsWaiting: none,
      noticesDue: async () => 0,
      oldestNotice: async () => 0,
    });
    const metrics = [...(await figures.text()).matchAll(/^# HELP (carson_\w+)/gm)].map(([, name]) => name);
    const [, watch = ''] = read('docs/operating.md').split('\n## Watch\n');
    const named = watch.split('\n## ')[0]?.match(/(?<=`)carson_\w+(?=`)/g) ?? [];
    expect([...named].sort()).toEqual(metrics.sort());
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

  it('deploy/Containerfile builds in one stage and runs in another, by one pinned Node that is still looked after', () => {
    const bases = [...read('deploy/Containerfile').matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
    expect(bases).toHaveLength(2);
    expect(new Set(bases).size).toBe(1);
    expect(bases[0]).toMatch(/^docker\.io\/library\/node:24\.\d+\.\d+-slim$/);
    expect(read('deploy/Containerfile')).toMatch(/^HEALTHCHECK /m);
    expect(read('deploy/Containerfile')).not.toContain('--chown');
  });

  it('deploy/compose.yaml builds the same image and keeps its root read-only', () => {
    const compose = read('deploy/compose.yaml');
    expect(compose).toContain('dockerfile: deploy/Containerfile');
    expect(compose).toContain('read_only: true');
    for (const image of compose.matchAll(/image: (docker\.io\S+)/g)) expect(image[1]).toMatch(/:\d+\.\d+/);
    const used = [...compose.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name]) => name);
    expect(used).toContain('DATABASE_URL');
    for (const name of used) expect(variables()).toContain(name);
  });

  it('deploy/carson-city.service lets the program write its data and nothing else', () => {
    const unit = read('deploy/carson-city.service').split('\n');
    for (const line of [
      'UMask=0077',
      'StateDirectoryMode=0700',
      'ProtectSystem=strict',
      'NoNewPrivileges=true',
    ]) {
      expect(unit).toContain(line);
    }
    expect(unit.some((line) => line.startsWith('ReadWritePaths'))).toBe(false);
  });

  it('the workflow has no more rights than reading, and names its actions by exact version', () => {
    const workflow = read('.github/workflows/ci.yml');
    expect(workflow).toMatch(/^permissions:\n {2}contents: read\n/m);
    const actions = [...workflow.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
    expect(actions.length).toBeGreaterThan(1);
    for (const action of actions) expect(action).toMatch(/@(v\d+\.\d+\.\d+|[0-9a-f]{40})$/);
  });

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
