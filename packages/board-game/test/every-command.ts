/** Every command that can be said, made from the schema of commands, so that a new one is among them. */
import type { CommandType } from '../src/command.ts';
import { type Command, CommandSchema } from '../src/command.ts';
import { boardGame } from '../src/game.ts';
import { nth } from '../src/lists.ts';
import type { State } from '../src/state/state.ts';

/** As much of a schema as is read here. */
interface Shape {
  readonly type: string;
  readonly literal?: unknown;
  readonly options?: readonly unknown[];
  readonly wrapped?: Shape;
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
}

/** Numbers without a narrow range: amounts of money, points or pieces. */
const AMOUNTS = [0, 1, 2, 3, 4, 5, 8, 13, 30, 9999];
const MOST_VALUES = 200;
const SOME_TILES = [[], [0], [1], [2], [3], [4], [5], [0, 1], [5, 5]];
/** No more commands of a type are judged at one question; which ones changes from question to question. */
const MOST_TRIED = 150;

export const COMMANDS: ReadonlyMap<CommandType, readonly Command[]> = new Map(
  CommandSchema.options.map(({ entries }) => {
    let all: Readonly<Record<string, unknown>>[] = [{}];
    for (const [key, shape] of Object.entries(entries)) {
      const values = valuesOf(shape as Shape);
      all = all.flatMap((command) =>
        values.map((value) => (value === undefined ? command : { ...command, [key]: value })),
      );
    }
    const commands = all as unknown as Command[];
    return [nth(commands, 0).type, commands] as const;
  }),
);

function valuesOf({ type, literal, options, wrapped, pipe }: Shape): readonly unknown[] {
  if (type === 'literal') return [literal];
  if (type === 'picklist') return options ?? [];
  if (type === 'boolean') return [true, false];
  if (type === 'optional' && wrapped !== undefined) return [undefined, ...valuesOf(wrapped)];
  if (type === 'array') return SOME_TILES;
  const bound = (name: string) => Number(pipe?.find((action) => action.type === name)?.requirement);
  const [least, most] = [bound('min_value'), bound('max_value')];
  if (type !== 'number' || Number.isNaN(least + most)) throw new Error(`no values for ${type}`);
  return most - least > MOST_VALUES
    ? AMOUNTS
    : Array.from({ length: most - least + 1 }, (_, at) => least + at);
}

/** Commands to judge at a question: many of each type that can be an answer to it, two of the others. */
export function triedAt(state: State, seat: number): readonly Command[] {
  return [...COMMANDS.values()].flatMap((commands) => {
    const ends = [nth(commands, 0), nth(commands, commands.length - 1)];
    const isForeign = ends.every((command) => boardGame.check(state, seat, command)?.code === 'notAskedNow');
    if (isForeign) return ends;
    const stride = Math.ceil(commands.length / MOST_TRIED);
    return commands.filter((_, at) => (at + state.moves) % stride === 0);
  });
}
