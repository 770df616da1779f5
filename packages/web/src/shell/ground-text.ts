/** What speaks for a move, in words. */
import type { Ground } from '@carson/bots';
import type { ShownTable } from '../table/shown-table.ts';
import type { Said, Sentence } from '../words/hint/said.ts';
import { parcelName } from '../words/parcel-name.ts';
import type { Words } from '../words/words.ts';
import { occupantName } from './people.ts';

type Params = Ground['params'];
type Company = Pick<ShownTable, 'occupants'>;

/** Undefined for a ground that has no words. */
export function groundText({ key, params }: Ground, table: Company, words: Words): string | undefined {
  if (key === 'power') return powerText(params, words);
  const sentences: Readonly<Record<string, Sentence | undefined>> = words.hint.grounds;
  return sentences[key]?.(saidBy(params, table, words));
}

function saidBy(params: Params, { occupants }: Company, words: Words): Said {
  const number = (name: string): number => Number(params[name] ?? 0);
  const text = (name: string): string => String(params[name] ?? '');
  const elements: Readonly<Record<string, string | undefined>> = words.names.elements;
  return {
    points: number('points'),
    percent: number('percent'),
    money: number('money'),
    count: number('count'),
    rounds: number('rounds'),
    strength: number('strength'),
    own: number('own'),
    theirs: number('theirs'),
    house: number('house'),
    mountain: number('mountain'),
    pasture: number('pasture'),
    corral: number('corral'),
    thing: text('thing') as Said['thing'],
    building: elements[text('building')] ?? '',
    parcel: parcelName(number('parcel')),
    player: occupantName(occupants, number('seat'), words),
  };
}

/** What a character does, as its card says it. */
function powerText({ character, side }: Params, { boardCharacters }: Words): string {
  const sides = boardCharacters[character as keyof typeof boardCharacters];
  return sides[side as keyof typeof sides].power;
}
