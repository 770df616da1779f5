import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catalogueFaults, generateWords, readCatalogues } from '../scripts/generate.mjs';
import { usageFaults } from '../scripts/unused.mjs';

const FOLDER = join(import.meta.dirname, '..');

/** A small catalogue of two languages, to break on purpose. */
const ENGLISH = `leave = Leave seat
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
taken = { $who } took { NAME($what, from: "shell-things") }.
things-road = a road
things-horse = a horse
`;
const FRENCH = `leave = Quitter la place
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
taken = { $who } prend { NAME($what, from: "shell-things") }.
things-road = une route
things-horse = un cheval
`;

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'words-'));
  const languages = { en: { name: 'English', locale: 'en-GB' }, fr: { name: 'Français', locale: 'fr' } };
  writeFileSync(join(folder, 'languages.json'), JSON.stringify(languages));
  write('en', ENGLISH);
  write('fr', FRENCH);
  writeFileSync(join(folder, 'fr/unchanged.txt'), 'minute minutes');
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(language: string, text: string): void {
  cpSync(join(FOLDER, 'languages.json'), join(folder, language, 'unread.txt'), { recursive: true });
  writeFileSync(join(folder, language, 'shell.ftl'), text);
}

function faults(): string[] {
  return catalogueFaults(readCatalogues(folder).catalogues);
}

describe('the check of the words', () => {
  it('passes what is right', () => {
    expect(faults()).toEqual([]);
  });

  it.each([
    ['a missing key', FRENCH.replace('leave', '# leave'), 'fr/shell.ftl misses shell-leave'],
    ['a foreign key', `${FRENCH}stay = Rester\n`, 'fr/shell.ftl:9 shell-stay is not an English message'],
    ['a key that is there twice', `${FRENCH}leave = Partir\n`, 'fr/shell.ftl:9 shell-leave is there twice'],
    [
      'a message that was not translated',
      FRENCH.replace('Quitter la place', 'Leave seat'),
      'fr/shell.ftl:1 shell-leave is still in English: leave seat',
    ],
    [
      'a parameter that English does not have',
      FRENCH.replace('$who', '$qui'),
      'fr/shell.ftl:6 shell-taken takes $qui, which English does not',
    ],
    [
      'a parameter of another kind',
      FRENCH.replace('{ $count } minutes', '{ LIST($count) }'),
      'fr/shell.ftl:2 shell-minutes uses $count as list, which is number in English',
    ],
    [
      'a reference to nothing',
      FRENCH.replace('Quitter', '{ quitter }'),
      'fr/shell.ftl:1 shell-leave refers to quitter, which is not there',
    ],
    [
      'names out of nowhere',
      FRENCH.replace('shell-things', 'shell-choses'),
      'fr/shell.ftl:6 shell-taken NAME looks into shell-choses, which is not there',
    ],
    ['an unknown function', FRENCH.replace('NAME', 'NOM'), 'fr/shell.ftl:6 shell-taken NOM is no function'],
    [
      'a syntax error',
      FRENCH.replace('*[other]', '[other]'),
      'fr/shell.ftl:2 cannot be read: Expected one of the variants to be marked as default (*)',
    ],
  ])('reports %s', (_, french, fault) => {
    write('fr', french);
    expect(faults()).toContain(fault);
  });

  it('reports every key of a language that has none', () => {
    const languages = JSON.parse(readFileSync(join(folder, 'languages.json'), 'utf8'));
    writeFileSync(
      join(folder, 'languages.json'),
      JSON.stringify({ ...languages, xx: { name: 'X', locale: 'en' } }),
    );
    write('xx', '');
    const english = readCatalogues(folder).catalogues.get('en');
    expect(faults()).toEqual(
      [...(english?.messages.keys() ?? [])].map((key) => `xx/shell.ftl misses ${key}`),
    );
  });

  it('reports every message of a language that is a copy of English', () => {
    rmSync(join(folder, 'fr/unchanged.txt'));
    write('fr', ENGLISH);
    const english = readCatalogues(folder).catalogues.get('en');
    expect(faults()).toHaveLength(english?.messages.size ?? 0);
    expect(faults()).toContain('fr/shell.ftl:8 shell-things-horse is still in English: horse');
  });

  it('reports a message that no one uses, and no other', () => {
    const user = `import type { Words } from '../../../generated/words.d.ts';
       export const leave = ({ shell }: Words) => shell.leave;
       export const all = (words: Words): object => ({ value: words });
       export const taken = (words: Words) => words.shell.taken({ who: 'Anna', what: 'road' });`;
    expect(usage({ 'web/src/shell/user.ts': user })).toEqual(['en/shell.ftl:2 shell-minutes is not used']);
  });

  it('reports words that are read before they are loaded', () => {
    writeFileSync(join(folder, 'en', 'board.ftl'), 'table = The board\nhere = At { shell-leave }\n');
    write('en', `${ENGLISH}there = At { board-table }\n`);
    const user = `import type { Words } from '../../../generated/words.d.ts';
       export const seen = ({ shell, board }: Words) =>
         [board.table, board.here, shell.leave, shell.minutes({ count: 1 }), shell.there, shell.taken({ who: '', what: 'road' })];`;
    expect(
      usage({ 'web/src/games/user.ts': user, 'web/src/games/board/user.ts': "export const nothing = '';" }),
    ).toEqual([
      'web/src/games/user.ts reads board-table before it is loaded',
      'web/src/games/user.ts reads board-here before it is loaded',
      'en/shell.ftl:9 shell-there refers to board-table, which may not be loaded',
    ]);
    expect(usage({ 'web/src/games/board/user.ts': user.replace('../../..', '../../../..') })).toEqual([
      'en/shell.ftl:9 shell-there refers to board-table, which may not be loaded',
    ]);
  });
});

function usage(sources: Readonly<Record<string, string>>): string[] {
  generateWords(folder);
  const files = Object.entries(sources).map(([name, text]) => {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  });
  const english = readCatalogues(folder).catalogues.get('en');
  if (english === undefined) throw new Error('there is no English');
  const options = {
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
    allowImportingTsExtensions: true,
    noLib: true,
    types: [],
  };
  return usageFaults(english, { files, types: join(folder, 'generated/words.d.ts'), options });
}
