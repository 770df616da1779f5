import type { Refusal } from '@carson/engine';
import { parcelName } from './parcel-name.ts';
import type { Words } from './words.ts';

type Sentences = Readonly<Record<string, ((params: never) => string) | undefined>>;

/** Numbers of parcels become their names. */
function spoken(params: Refusal['params']): Refusal['params'] {
  const { parcel } = params;
  return typeof parcel === 'number' ? { ...params, parcel: parcelName(parcel) } : params;
}

/** A refusal as a sentence in the reader's language. */
export function explain(refusal: Refusal, { cards, board, online, shell }: Words): string {
  const sentences: Sentences = { ...online.refusals, ...board.refusals, ...cards.refusals };
  return sentences[refusal.code]?.(spoken(refusal.params) as never) ?? shell.errors.unknown;
}
