import { fileURLToPath } from 'node:url';
import { fixtureFault, fixturesIn } from '@carson/testkit';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/games/index.ts';

const FOLDER = fileURLToPath(new URL('../../../fixtures', import.meta.url));

describe.each(GAMES)('kept games of $name', ({ name, game }) => {
  const fixtures = fixturesIn(`${FOLDER}/${name}`);

  it('exist', () => {
    expect(fixtures.length).toBeGreaterThan(0);
  });

  it.each(fixtures)('$name: $expected.about', (fixture) => {
    expect(fixtureFault(game, fixture)).toBeUndefined();
  });
});
