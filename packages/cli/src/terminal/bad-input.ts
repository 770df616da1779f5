/** What the caller got wrong: told in one line, exit status 2. Anything else that is thrown is a bug of ours. */
import { type Refusal, refusal } from '@carson/engine';

export class BadInput extends Error {
  /** Where in the input; empty for the input as a whole. */
  readonly path: string;

  constructor(path: string, problem: string) {
    super(problem);
    this.path = path;
  }

  get line(): string {
    return `error: ${this.path === '' ? 'input' : this.path}: ${oneLine(this.message)}`;
  }

  /** The same inside a larger input. */
  within(outer: string): BadInput {
    return new BadInput(joinPath(outer, this.path), this.message);
  }
}

/** Refuses a value that was given for `path`. */
export function notAccepted(path: string, value: unknown, accepted: string): BadInput {
  return new BadInput(path, `${JSON.stringify(value)} is not accepted; accepted: ${accepted}`);
}

/** Returns a reader of a number on the command line, which the pattern has to fit. */
export function numberFlag(flag: string, pattern: RegExp, accepted: string): (text: string) => number {
  return (text) => {
    if (pattern.test(text)) return Number(text);
    throw notAccepted(flag, text, accepted);
  };
}

/** Refuses input of the right shape whose value at `path` is not valid: what was received, and what is accepted. */
export function mismatch(path: string, received: string, expected: string): Refusal {
  return refusal('malformed', undefined, { path, received, expected });
}

export function badInputOf(reason: Refusal): BadInput {
  const { path, ...params } = reason.params;
  const where = typeof path === 'string' ? path : '';
  if (reason.code !== 'malformed') return new BadInput(where, refusalInWords({ ...reason, params }));
  const { received, expected } = params;
  const problem = received === 'undefined' ? 'this is missing' : `${received ?? 'this'} is not accepted`;
  return new BadInput(where, `${problem}; accepted: ${expected}`);
}

const WORDS: Readonly<Record<string, string>> = {
  nothingOwed: 'it is not this seat’s turn to decide anything',
  recordOfAnotherGame: 'the record is of another game',
  unknownRules: 'the record was made by rules that are not known here',
  moveAltered:
    'the move leads to another state than the one recorded: the record was changed at or before it',
  recordCutShort: 'the record ends in another state than the one recorded: moves are missing or were changed',
};

/** A refusal as a player of the command line reads it: words where we have them, else its code, with rule and parameters. */
export function refusalInWords({ code, params, rule }: Refusal): string {
  const facts = Object.entries(params).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  if (rule !== undefined) facts.unshift(`rule ${rule}`);
  const words = WORDS[code] ?? code;
  return facts.length === 0 ? words : `${words} (${facts.join(', ')})`;
}

export function joinPath(outer: string, inner: string): string {
  if (outer === '' || inner === '') return outer + inner;
  return inner.startsWith('[') ? outer + inner : `${outer}.${inner}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
