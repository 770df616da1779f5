import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'scripts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const MODULE = new URL('../lib/temporary-folder.mjs', import.meta.url).href;

/** Starts a program that makes a folder, and waits until it has. */
async function started(then: string) {
  const code = `
    import { writeFileSync } from 'node:fs';
    import { temporaryFolder } from '${MODULE}';
    const made = temporaryFolder('test');
    writeFileSync(made + '/file', 'x');
    console.log(made);
    ${then}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    env: { ...process.env, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const gone = once(child, 'exit');
  const [line] = await once(child.stdout, 'data');
  return { child, gone, line: String(line) };
}

describe('a temporary folder of a program', () => {
  it.each([
    ['comes to its end', ''],
    ['fails', "throw new Error('on purpose');"],
    ['exits early', 'process.exit(1);'],
  ])('is gone when the program %s', async (_, then) => {
    const { gone, line } = await started(then);
    await gone;
    expect(line).toContain(join(folder, 'carson-test-'));
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('is gone after %s', async (signal) => {
    const { child, gone } = await started('setInterval(() => undefined, 1_000);');
    child.kill(signal);
    await gone;
    expect(readdirSync(folder)).toEqual([]);
  });
});
