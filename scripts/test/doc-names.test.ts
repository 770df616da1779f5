import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sourceFiles, treeOf, unknownIn } from '../lib/doc-names.mjs';
import { inRoot } from '../lib/root.mjs';

/** Patterns of names, headers of other protocols, and what a build makes. */
const EXCEPTED = [
  'createX',
  'XState',
  'Topic',
  'packages/web/dist',
  'packages/web/dist/assets',
  'packages/words/generated',
];

const files = sourceFiles();
const tree = treeOf(files);
const documents = files.filter((file) => file.endsWith('.md') && file !== 'docs/cli.md');

describe('the files and names in README and docs', () => {
  it('are looked for', () => {
    expect(documents.length).toBeGreaterThan(10);
  });

  it.each(documents)('%s names only what is there', (file) => {
    const unknown = unknownIn(readFileSync(inRoot(file), 'utf8'), tree);
    expect(unknown.filter((name) => !EXCEPTED.includes(name))).toEqual([]);
  });

  it.each(documents)('%s has no place left to fill in', (file) => {
    expect(readFileSync(inRoot(file), 'utf8').match(/(?<!\S)@[A-Z]+\b|\b(TODO|TBD|FIXME)\b/g)).toBeNull();
  });

  it('are missed where they are gone, or in another file', () => {
    const text =
      '`packages/engine/src/nowhere.ts`, `noSuchNameAnywhere()`, `LIMITS.noSuchMember`, `packages/nowhere`, `duel/duel.ts` (`priceOf`); but `runner/undo.ts`, `appraise/parcels.ts` (`priceOf`), `LIMITS.chat`';
    expect(unknownIn(text, tree)).toEqual([
      'packages/engine/src/nowhere.ts',
      'noSuchNameAnywhere()',
      'LIMITS.noSuchMember',
      'packages/nowhere',
      'priceOf in duel/duel.ts',
    ]);
  });
});
