import type { Ground } from '@carson/bots';
import { type Messages, parcelName, say } from '@carson/words';
import { own } from '../../parts/explanation.ts';
import { occupantName } from '../../parts/seats/people.ts';
import type { ShownTable } from '../../table/shown-table.ts';
import type { Words } from '../../words/words.ts';

type Params = Ground['params'];
type Occupants = Pick<ShownTable, 'occupants'>;

/** Undefined for a ground that has no words. */
export function groundText(ground: Ground, table: Occupants, words: Words): string | undefined {
  return sentence(ground, { aloud: false, table, words });
}

/** The same in the words of the bot whose move it is. */
export function groundSaidAloud(ground: Ground, table: Occupants, words: Words): string | undefined {
  return sentence(ground, { aloud: true, table, words });
}

interface Speech {
  readonly aloud: boolean;
  readonly table: Occupants;
  readonly words: Words;
}

function sentence({ key, params }: Ground, { aloud, table, words }: Speech): string | undefined {
  if (key === 'power') return powerText(params, words);
  const sentences: Messages = words.hint.grounds;
  return say(sentences[key], { ...saidBy(params, table, words), aloud });
}

/** Everything a ground may tell, ready to be put into a sentence; what it does not tell is 0 or empty. */
function saidBy(params: Params, { occupants }: Occupants, words: Words): object {
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
    ...sourcesOf(params),
    corral: number('corral'),
    thing: text('thing'),
    building: elements[text('building')] ?? '',
    parcel: parcelName(number('parcel')),
    player: occupantName(occupants, number('seat'), words),
  };
}

const SOURCES = ['house', 'mountain', 'pasture'] as const;

/** Where an income comes from; amounts are told only where one source is not all of it. */
function sourcesOf(params: Params): object {
  const from = SOURCES.map((source) => ({ source, amount: Number(params[source] ?? 0) })).filter(
    ({ amount }) => amount > 0,
  );
  const [first] = from;
  if (first === undefined) return { from };
  return { from, only: first.amount === Number(params['money'] ?? 0) ? first.source : 'several' };
}

function powerText({ character, side }: Params, { boardCharacters }: Words): string {
  const sides = own(boardCharacters, String(character));
  return (side === 'red' ? sides?.red : sides?.yellow)?.power ?? '';
}
