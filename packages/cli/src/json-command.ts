/** Commands that answer JSON: all input is read and checked before the first byte of the answer is written. */
import type { Result } from '@carson/engine';
import type { Command } from 'commander';
import { BadInput, badInputOf } from './bad-input.ts';
import type { Contract } from './contract.ts';
import { contractHelp } from './contract-help.ts';
import { readJson } from './input.ts';
import { writeLine } from './output.ts';
import { startProgress } from './progress.ts';

/** Adds itself to the program's tree of commands. */
export type AddCommand = (parent: Command) => void;

interface JsonCommand<Input> {
  readonly contract: Contract;
  /** Shape and meaning; a misfit names its path (`readBy`, `misfit`). */
  readonly read: (json: unknown) => Result<Input>;
  readonly answer: (input: Input) => unknown;
}

/** One JSON object in, one out; an array of them in, an array of the same length out. */
export function jsonCommand<Input>({ contract, read, answer }: JsonCommand<Input>): AddCommand {
  const label = lastWord(contract.name);
  return (parent) => {
    parent
      .command(label)
      .summary(contract.about)
      .description(`${contract.about}.\nTakes one JSON object, or an array of them, and answers likewise.`)
      .addHelpText('after', () => contractHelp(contract))
      .argument('<file>', 'JSON file, or - for standard input')
      .action(async (file: string) => {
        await writeLine(answerEach(await readJson(file), { label, read, answer }));
      });
  };
}

/** No input, one JSON answer. */
export function factCommand({ contract, answer }: { contract: Contract; answer: () => unknown }): AddCommand {
  return (parent) => {
    parent
      .command(lastWord(contract.name))
      .summary(contract.about)
      .description(`${contract.about}.`)
      .addHelpText('after', () => contractHelp(contract))
      .action(async () => {
        await writeLine(answer());
      });
  };
}

function lastWord(name: string): string {
  return name.split(' ').at(-1) ?? name;
}

interface Answering<Input> {
  readonly label: string;
  readonly read: (json: unknown) => Result<Input>;
  readonly answer: (input: Input) => unknown;
}

export function answerEach<Input>(json: unknown, { label, read, answer }: Answering<Input>): unknown {
  if (!Array.isArray(json)) return answer(readOrThrow(read, json, ''));
  const inputs = json.map((entry, index) => readOrThrow(read, entry, `[${index}]`));
  const progress = startProgress({ label, total: inputs.length });
  const answers = inputs.map((input, index) => {
    const answered = within(`[${index}]`, () => answer(input));
    progress.advance();
    return answered;
  });
  progress.finish();
  return answers;
}

function readOrThrow<Input>(read: (json: unknown) => Result<Input>, json: unknown, path: string): Input {
  const result = read(json);
  if (result.ok) return result.value;
  throw badInputOf(result.refusal).within(path);
}

function within<T>(path: string, act: () => T): T {
  try {
    return act();
  } catch (thrown) {
    throw thrown instanceof BadInput ? thrown.within(path) : thrown;
  }
}
