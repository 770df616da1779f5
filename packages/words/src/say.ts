/** Any message of the catalogue: a text, or a function where something is put in. */
type Message = string | ((parameters: never) => string);

/** Messages by a key that is known only when the page runs: events, refusals, hints. */
export type Messages = Readonly<Record<string, Message | undefined>>;

/** What a message says with these parameters; undefined where there is no such message. */
export function say(message: Message, parameters: object): string;
export function say(message: Message | undefined, parameters: object): string | undefined;
export function say(message: Message | undefined, parameters: object): string | undefined {
  return typeof message === 'function' ? message(parameters as never) : message;
}
