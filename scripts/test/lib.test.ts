import { chmodSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findBrowser } from '../lib/browser.mjs';
import { fingerprint } from '../lib/fingerprint.mjs';
import { GAME_PACKAGES } from '../lib/games.mjs';
import { missingPackages } from '../lib/install.mjs';
import { asReported, isInSample, mutantKey, mutantScopes, readSample } from '../lib/mutants.mjs';
import { playwrightTally, sumTallies, tallyLine, vitestTally } from '../lib/tally.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'scripts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): string {
  const file = join(folder, name);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
  return file;
}

describe('what is missing of the lock file', () => {
  const wanted = {
    '': {},
    'packages/engine': {},
    'node_modules/a': { version: '1.0.0', integrity: 'x' },
    'node_modules/b': { version: '2.0.0', integrity: 'y', optional: true },
  };

  it('is nothing where all is there, ours and optional ones left out', () => {
    expect(missingPackages(wanted, { 'node_modules/a': { version: '1.0.0', integrity: 'x' } })).toEqual([]);
  });

  it('is what is not there, or in another version', () => {
    expect(missingPackages(wanted, {})).toEqual(['node_modules/a']);
    const other = {
      'node_modules/a': { version: '1.0.1', integrity: 'x' },
      'node_modules/b': { version: '1.9.0' },
    };
    expect(missingPackages(wanted, other)).toEqual(['node_modules/a', 'node_modules/b']);
  });
});

describe('the fingerprint of sources', () => {
  it('changes with a file, not with tests or what was built', () => {
    const source = write('src/a.ts', 'a');
    const before = fingerprint(folder, ['src', 'missing']);
    write('src/test/a.test.ts', 'x');
    write('src/dist/a.js', 'x');
    write('src/.cache/sprite.svg', 'x');
    expect(fingerprint(folder, ['src', 'missing'])).toBe(before);
    utimesSync(source, 1, 1);
    const whole = fingerprint(folder, ['src', 'missing']);
    utimesSync(source, 1.5, 1.5);
    expect(fingerprint(folder, ['src', 'missing'])).toBe(whole);
    const touched = fingerprint(folder, ['src', 'missing']);
    expect(touched).not.toBe(before);
    write('src/b.ts', '');
    expect(fingerprint(folder, ['src', 'missing'])).not.toBe(touched);
  });
});

describe('the browser', () => {
  function program(name: string): string {
    const file = write(name, '#!/bin/sh\n');
    chmodSync(file, 0o755);
    return file;
  }

  it('is the one named, and no other where that one is missing', () => {
    const named = program('my-browser');
    program('bin/chromium');
    expect(findBrowser({ CHROME_PATH: named, PATH: '' })).toBe(named);
    expect(findBrowser({ CHROME_PATH: `${named}-not`, PATH: join(folder, 'bin') })).toBeUndefined();
  });

  it('is one of the usual names on the path, if it can be run', () => {
    const found = program('bin/chromium-browser');
    write('bin/chromium', 'not a program');
    expect(findBrowser({ PATH: `/nowhere:${join(folder, 'bin')}` })).toBe(found);
  });
});

describe('the tally', () => {
  it('is read from the reports of the suites and told in one line', () => {
    const unit = vitestTally(write('unit.json', '{"numPassedTests":5,"numFailedTests":0}'), 0);
    const browser = playwrightTally(
      write('e2e.json', '{"stats":{"expected":3,"flaky":1,"unexpected":2}}'),
      1,
    );
    expect(tallyLine(sumTallies([unit, browser]))).toBe('9 passed, 2 failed');
  });

  it('counts a suite that broke down without a failed test as one failure', () => {
    expect(vitestTally(join(folder, 'no-report.json'), 1)).toEqual({ passed: 0, failed: 1 });
    expect(vitestTally(write('unit.json', '{"numPassedTests":5,"numFailedTests":0}'), 1)).toEqual({
      passed: 5,
      failed: 1,
    });
  });
});

describe('what is changed to try the tests', () => {
  it('is a whole package, or the files of one', () => {
    expect(mutantScopes([])?.map(({ name }) => name)).toEqual(['engine', ...GAME_PACKAGES]);
    expect(mutantScopes(['engine'])?.[0]?.files).toEqual(['packages/engine/src/**/*.ts']);
    const files = ['packages/card-game/src/city/city.ts', 'packages/card-game/src/city/grid.ts:1-9'];
    expect(mutantScopes(files)).toEqual([{ name: 'card-game', folder: 'packages/card-game', files }]);
  });

  it('is nothing outside the rules', () => {
    expect(mutantScopes(['web'])).toBeUndefined();
    expect(mutantScopes(['packages/server/src/main.ts'])).toBeUndefined();
  });
});

describe('the sample of changes that is tried', () => {
  const changes = Array.from({ length: 40 }, (_, line) => ({
    fileName: 'packages/engine/src/random.ts',
    location: { start: { line, column: 1 }, end: { line, column: 9 } },
    mutatorName: 'BlockStatement',
  }));

  it('is one in so many, and each change is in one of the samples', () => {
    const samples = ['3', '3+1', '3+2'].map((text) =>
      changes.filter((change) => isInSample(change, readSample(text))),
    );
    expect(samples.every(({ length }) => length > 0)).toBe(true);
    expect(new Set(samples.flat()).size).toBe(changes.length);
    expect(samples.flat()).toHaveLength(changes.length);
    expect(changes.every((change) => isInSample(change, readSample('1')))).toBe(true);
  });

  it.each(['', '0', '-1', '3+3', '3+', '1.5', 'some'])('is not chosen by %j', (text) => {
    expect(readSample(text)).toBeUndefined();
  });
});

describe('a change as Stryker reports it', () => {
  it('is known by the place that the runner of the tests was given', () => {
    const change = {
      fileName: 'packages/engine/src/random.ts',
      location: { start: { line: 0, column: 4 }, end: { line: 2, column: 0 } },
      mutatorName: 'BlockStatement',
      replacement: '{}',
    };
    const location = { start: { line: 1, column: 5 }, end: { line: 3, column: 1 } };
    expect(mutantKey(asReported(change))).toBe(mutantKey({ ...change, location }));
  });
});
