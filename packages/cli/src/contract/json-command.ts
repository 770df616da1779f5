/** Commands that answer JSON: all input is read and checked before the first byte of the answer is written. */
import type { Result } from '@carson/engine';
import type { Command } from 'commander';
import { BadInput, badInputOf } from '../terminal/bad-input.ts';
import { readJson } from '../terminal/input.ts';
import { writeLine } from '../terminal/output.ts';
import { startProgress } from '../terminal/progress.ts';
import type { Contract } from './contract.ts';
import { contractHelp } from './contract-help.ts';

export interface CarsonCommand {
  /** Left out where it answers no JSON. */
  readonly contract?: Contract;
  /** Adds itself to the program's tree of commands. */
  readonly add: (parent: Command) => void;
}

interface JsonCommand<Input> {
  readonly contract: Contract;
  /** Checks shape and meaning; a refusal names its path (`readBy`, `mismatch`). */
  readonly read: (json: unknown) => Result<Input>;
  readonly answer: (input: Input) => unknown;
}

/** One JSON object in, one out; an array of them in, an array of the same length out. */
export function jsonCommand<Input>({ contract, read, answer }: JsonCommand<Input>): CarsonCommand {
  const label = lastWord(contract.name);
  return {
    contract,
    add: (parent) => {
      describedBy(contract, parent.command(label))
        .description(`${contract.about}.\nTakes one JSON object, or an array of them, and answers likewise.`)
        .argument('<file>', 'JSON file, or - for standard input')
        .action(async (file: string) => {
          await writeLine(answerEach(await readJson(file), { label, read, answer }));
        });
    },
  };
}

interface FactCommand {
  readonly contract: Contract;
  readonly answer: () => unknown;
}

/** No input, one JSON answer. */
export function factCommand({ contract, answer }: FactCommand): CarsonCommand {
  return {
    contract,
    add: (parent) => {
      describedBy(contract, parent.command(lastWord(contract.name)))
        .description(`${contract.about}.`)
        .action(() => writeLine(answer()));
    },
  };
}

function describedBy(contract: Contract, command: Command): Command {
  return command.summary(contract.about).addHelpText('after', () => contractHelp(contract));
}

function lastWord(name: string): string {
  return name.split(' ').at(-1) ?? name;
}

interface Answering<Input> extends Omit<JsonCommand<Input>, 'contract'> {
  readonly label: string;
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
