import { describe, expect, it } from 'vitest';
import { paintFor } from '../src/terminal/colour.ts';
import { startProgress } from '../src/terminal/progress.ts';

function watched(isTTY: boolean, msEach: number): string[] {
  const written: string[] = [];
  let time = 0;
  const progress = startProgress({
    label: 'work',
    total: 4,
    sink: { isTTY, write: (text) => written.push(text) },
    now: () => time,
  });
  for (let i = 0; i < 4; i++) {
    time += msEach;
    progress.advance();
  }
  progress.finish();
  return written;
}

describe('progress', () => {
  it('is a bar that is redrawn and then wiped, on a terminal', () => {
    const written = watched(true, 100);
    expect(written[1]).toBe(`\rwork ${'█'.repeat(15)}${'░'.repeat(15)} 50 % (2 of 4)`);
    expect(written.at(-1)).toBe('\r\u001b[K');
  });

  it('is a line now and then, elsewhere', () => {
    expect(watched(false, 3_000)).toEqual(['work: 2 of 4\n', 'work: 4 of 4\n']);
  });

  it('is silent where the work is quick', () => {
    expect(watched(true, 1)).toEqual([]);
    expect(watched(false, 100)).toEqual([]);
  });
});

describe('colour', () => {
  it.each([
    ['a terminal', { isTTY: true }, {}, true],
    ['a file', {}, {}, false],
    ['a terminal with NO_COLOR', { isTTY: true }, { NO_COLOR: '1' }, false],
    ['a dumb terminal', { isTTY: true }, { TERM: 'dumb' }, false],
  ])('on %s', (_name, stream, env, coloured) => {
    expect(paintFor(stream, env)('red', 'x') !== 'x').toBe(coloured);
  });
});
