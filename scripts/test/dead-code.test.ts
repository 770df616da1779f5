import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkDeadCode } from '../lib/checks.mjs';
import { makeTree } from './tree.ts';

const USED = {
  'packages/engine/src/index.ts': "export { used } from './part.ts';\n",
  'packages/engine/src/part.ts': 'export const used = 1;\n',
};

function judge(files: Readonly<Record<string, string>>) {
  const root = makeTree(files);
  try {
    return checkDeadCode(root, ['--include', 'files,exports,types']);
  } finally {
    rmSync(root, { recursive: true });
  }
}

describe('the dead-code check', () => {
  it('is green where everything is used', () => {
    expect(judge(USED)).toMatchObject({ status: 0 });
  });

  it('is red for an export, a type and a file that no one uses', () => {
    const { status, output } = judge({
      ...USED,
      'packages/engine/src/part.ts':
        'export const used = 1;\nexport const spare = 2;\nexport type Spare = 2;\n',
      'packages/engine/src/lonely.ts': 'export const lonely = 2;\n',
    });
    expect(output).toMatch(/Unused exports \(1\)\nspare /);
    expect(output).toMatch(/Unused exported types \(1\)\nSpare /);
    expect(output).toMatch(/Unused files \(1\)\npackages\/engine\/src\/lonely\.ts/);
    expect(status).not.toBe(0);
  });
});
