import type { Words } from '../generated/words.d.ts';
import { parcelName } from './parcel-name.ts';
import { type Messages, say } from './say.ts';

/** A refusal as the engine and the server give it. */
interface Refusal {
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** What refusals are told with. A game refuses where its words are there, the server where its own are. */
type Sentences = Pick<Words, 'shell' | 'refusals'> & Partial<Pick<Words, 'board' | 'cards' | 'online'>>;

/** A refusal of the rules, as a sentence in the reader's language. */
export function explain(refusal: Refusal, words: Sentences): string {
  return sentence(refusal, { ...words.online?.refusals, ...rulesRefusals(words) }, words);
}

/** A refusal of the server: it passes on those of the rules, but its own come first where both use a code. */
export function explainServer(refusal: Refusal, words: Sentences): string {
  return sentence(refusal, { ...rulesRefusals(words), ...words.online?.refusals }, words);
}

function rulesRefusals({ cards, board, refusals }: Sentences): Messages {
  return { ...refusals, ...board?.refusals, ...cards?.refusals };
}

function sentence({ code, params }: Refusal, sentences: Messages, { shell }: Sentences): string {
  return say(sentences[code], spoken(params)) ?? shell.errors.unknown;
}

/** Parcels by their name, moves counted from 1. */
function spoken(params: Refusal['params']): Refusal['params'] {
  const { parcel, move } = params;
  return {
    ...params,
    ...(typeof parcel === 'number' && { parcel: parcelName(parcel) }),
    ...(typeof move === 'number' && { move: move + 1 }),
  };
}
