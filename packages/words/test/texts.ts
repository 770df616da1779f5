import { LANGUAGES as CODES, type Language } from '../generated/languages.js';
import type { Words } from '../generated/words.d.ts';
import { loadCatalogue } from '../src/load.ts';
import { say } from '../src/say.ts';
import { isPart, KEYS, samplesOf } from './samples.ts';

export const LANGUAGES: Readonly<Record<string, Words>> = Object.fromEntries(
  await Promise.all(
    (Object.keys(CODES) as Language[]).map(async (code) => [code, await loadCatalogue(code)] as const),
  ),
);

/** The message at a path of the words: 'board-log-roadLaid'. */
function messageAt(words: Words, key: string): never {
  return key
    .split('-')
    .reduce<unknown>((group, name) => (group as Record<string, unknown>)[name], words) as never;
}

interface Said {
  readonly name: string;
  readonly text: string;
}

const said = new Map<Words, readonly Said[]>();

/** Every message of a language, said with each sample of its parameters. */
export function textsOf(words: Words, where = ''): readonly Said[] {
  const all = said.get(words) ?? sayAll(words);
  said.set(words, all);
  return all.filter(({ name }) => name.startsWith(where));
}

/** The same without parts of sentences. */
export function wholeTextsOf(words: Words, where = ''): readonly Said[] {
  return textsOf(words, where).filter(({ name }) => !isPart(name.replace(/ \d+$/, '')));
}

function sayAll(words: Words): readonly Said[] {
  return KEYS.flatMap((key) =>
    samplesOf(key).map((sample, at) => ({ name: `${key} ${at}`, text: say(messageAt(words, key), sample) })),
  );
}
