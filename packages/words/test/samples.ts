/** Parameters for any message, by what English makes of them. */
import { words } from '../generated/en.js';
import type { Parameter } from '../scripts/compile/parameters.mjs';
import { parametersOf } from '../scripts/compile/parameters.mjs';
import { readCatalogues } from '../scripts/generate.mjs';

const { catalogues } = readCatalogues();
const english = catalogues.get('en');
if (english === undefined) throw new Error('there is no English');

/** At most this many editions of the parameters of one message. */
const MOST = 40;
const NUMBERS = [0, 1, 2, 12];

/** The keys of the messages that the page loads first, and those that only other messages use, as parts of their sentences. */
export const KEYS: readonly string[] = [...english.messages.keys()].filter(
  (key) => (key.split('-')[0] ?? '') in words,
);
const parts = new Set(
  [...english.messages.values()].flatMap((message) => parametersOf(message, english).references),
);

export function isPart(key: string): boolean {
  return parts.has(key);
}

export function samplesOf(key: string): readonly object[] {
  const message = english?.messages.get(key);
  if (message === undefined || english === undefined) throw new Error(`there is no message ${key}`);
  let samples: object[] = [{}];
  for (const [name, parameter] of parametersOf(message, english).parameters) {
    const values = valuesOf(parameter);
    const some = samples.length * values.length > MOST ? values.slice(0, 2) : values;
    samples = samples.flatMap((sample) => some.map((value) => ({ ...sample, [name]: value })));
  }
  return samples;
}

function valuesOf(parameter: Parameter): readonly unknown[] {
  const values = certainValues(parameter);
  return parameter.optional ? [...values, undefined] : values;
}

function certainValues({ kind, keys, item }: Parameter): readonly unknown[] {
  switch (kind) {
    case 'number':
      return NUMBERS;
    case 'boolean':
      return [true, false];
    case 'keys':
      return keys;
    case 'name':
      return keys.flatMap(idsOf);
    case 'list':
      return listsOf(item);
    default:
      return ['Anna', 'Paul'];
  }
}

function idsOf(group: string): string[] {
  const start = `${group}-`;
  return [...(english?.messages.keys() ?? [])].flatMap((key) =>
    key.startsWith(start) ? [key.slice(start.length)] : [],
  );
}

function listsOf(item: string | undefined): readonly unknown[] {
  const items = item === undefined ? ['Anna', 'Paul', 'Yves'] : samplesOf(item).map(bare);
  return [items.slice(0, 1), items.slice(-2), items.slice(-3)];
}

/** An item of a list is passed by itself where its message takes `$item`. */
function bare(sample: object): unknown {
  return 'item' in sample ? sample.item : sample;
}
