/** What the board game can say has words. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACTION_SPACES, CHARACTER_IDS, finalScore, ON_IDS, RULINGS, townFrom } from '@carson/board-game';
import { loadBoardRulebook, rulingsOf } from '@carson/words';
import { words } from '@carson/words/generated/en.js';
import { describe, expect, it } from 'vitest';
import { ALL_WORDS } from './all-words.ts';

const { board: en, boardCharacters, refusals } = words;
const PACKAGES = join(import.meta.dirname, '../..');

/** Every code that occurs in the sources as `refusal('code', …)`. */
function refusalCodes(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('online/'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .flatMap((source) => [...source.matchAll(/refusal\('(\w+)'/g)])
    .map(([, code]) => code ?? '');
}

function eventTypes(): string[] {
  const source = readFileSync(join(PACKAGES, 'board-game/src/event.ts'), 'utf8');
  return [...source.matchAll(/readonly type: '(\w+)'/g)].map(([, type]) => type ?? '');
}

const sorted = (items: Iterable<string>): string[] => [...new Set(items)].toSorted();

describe('the words of the board game', () => {
  it('have a sentence for each refusal, and none is left over', () => {
    const codes = ['engine', 'board-game', 'web'].flatMap((name) =>
      refusalCodes(join(PACKAGES, name, 'src')),
    );
    expect(sorted([...Object.keys(en.refusals), ...Object.keys(refusals)])).toEqual(sorted(codes));
  });

  it('tell skipping the show from passing, in every language', () => {
    for (const { stage, boardTable } of ALL_WORDS) expect(stage.skip).not.toBe(boardTable.answers.pass);
  });

  it('have a sentence for each event', () => {
    expect(Object.keys(en.log)).toEqual(expect.arrayContaining(eventTypes()));
  });

  it('have a sign for each action space, and a line for whatever stands on a parcel', () => {
    const spaces = sorted(ACTION_SPACES.map(({ id }) => id));
    expect(sorted(Object.keys(en.spaces))).toEqual(spaces);
    expect(sorted(Object.keys(en.places.spaces))).toEqual(spaces);
    expect(sorted(Object.keys(en.where.spaces))).toEqual(spaces);
    expect(sorted(Object.keys(en.buildings))).toEqual(sorted(ON_IDS));
  });

  it('have both sides of each character', () => {
    expect(sorted(Object.keys(boardCharacters))).toEqual(sorted(CHARACTER_IDS));
  });

  it('B12 have a name for each line of the final score', () => {
    const standing = { seat: 0, points: 1, money: 6, horses: 1, rodeos: 0, playersBehind: 1, teaches: true };
    const { lines } = finalScore(townFrom([], []), standing);
    expect(sorted(Object.keys(en.scoreLines))).toEqual(sorted(lines.map(({ id }) => id)));
  });
  it('mark as rulings those of the rules', async () => {
    const marked = rulingsOf(await loadBoardRulebook('en')).map(({ id }) => id);
    expect(new Set(marked)).toEqual(new Set(RULINGS.map(({ rule }) => rule)));
  });
});
