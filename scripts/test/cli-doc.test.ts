import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { CONTRACTS } from '@carson/cli';
import { readBy } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { cliDoc } from '../lib/cli-doc.ts';
import { inRoot, ROOT } from '../lib/root.mjs';

const answers = new Map<string, string>();

/** Every example is run once. */
function carson(args: readonly string[], input = ''): string {
  const key = args.join(' ');
  const known = answers.get(key);
  if (known !== undefined) return known;
  const script = inRoot('scripts', 'carson.mjs');
  const { stdout } = spawnSync(process.execPath, [script, ...args], { input, encoding: 'utf8', cwd: ROOT });
  answers.set(key, stdout);
  return stdout;
}

describe('the contract of the command line', () => {
  it.each(CONTRACTS)(
    '$name: its example reads and answers what its schemas say',
    ({ input, output, example }) => {
      if (input !== undefined && example.input !== undefined) {
        expect(readBy(input, example.input)).toMatchObject({ ok: true });
      }
      const lines = carson(example.args, example.input === undefined ? '' : JSON.stringify(example.input));
      expect(lines.trim()).not.toBe('');
      for (const line of lines.trimEnd().split('\n')) {
        expect(readBy(output, JSON.parse(line)), line.slice(0, 200)).toMatchObject({ ok: true });
      }
    },
  );

  it.each(CONTRACTS)('$name: carson schema prints it', ({ name, input }) => {
    const schema = JSON.parse(carson(['schema', name.replaceAll(' ', '-')]));
    expect(schema).toMatchObject({ $schema: expect.stringContaining('json-schema.org'), output: {} });
    expect('input' in schema).toBe(input !== undefined);
  });

  it('docs/cli.md is what `npm run docs` writes', () => {
    expect(readFileSync(inRoot('docs', 'cli.md'), 'utf8')).toBe(cliDoc(carson));
  });
});
