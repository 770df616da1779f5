/** The tree of commands, and what becomes of everything that goes wrong in it. */
import { Command, CommanderError } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { COMMAND_GROUPS, COMMANDS } from './commands/registry.ts';
import { schemaCommand } from './commands/schema.ts';
import { BadInput } from './terminal/bad-input.ts';
import { paintFor } from './terminal/colour.ts';
import { write } from './terminal/output.ts';

const EXIT = { ok: 0, badInput: 2, bug: 70 } as const;

/** Runs one command line and returns the exit status. */
export async function run(args: readonly string[]): Promise<number> {
  const program = buildProgram();
  try {
    if (args.length === 0) await write(program.helpInformation());
    else await program.parseAsync(args, { from: 'user' });
    return EXIT.ok;
  } catch (thrown) {
    return tell(thrown);
  }
}

function buildProgram(): Command {
  const program = new Command('carson');
  const paint = paintFor(process.stdout);
  program
    .description(
      'Carson City, the board game and the card game: play, judge and prove them from the command line.',
    )
    .version(manifest.version)
    .exitOverride()
    .configureOutput({ writeErr: () => undefined })
    .configureHelp({
      styleTitle: (text) => paint('bold', text),
      styleCommandText: (text) => paint('cyan', text),
      styleOptionText: (text) => paint('cyan', text),
    })
    .addHelpText(
      'after',
      '\nExit status: 0 all is well, 2 bad input (one line on standard error says where and why).',
    );
  for (const { name, summary, commands } of COMMAND_GROUPS) {
    const group = program.command(name).summary(summary).description(`${summary}.`);
    for (const { add } of commands) add(group);
    group.allowExcessArguments().action(() => {
      const problem =
        group.args[0] === undefined ? 'a command is missing' : `unknown command ${group.args[0]}`;
      throw new BadInput(`carson ${name}`, `${problem}; accepted: ${namesOf(group)}`);
    });
  }
  for (const { add } of [...COMMANDS, schemaCommand]) add(program);
  return program;
}

function namesOf(parent: Command): string {
  return parent.commands.map((command) => command.name()).join(', ');
}

function tell(thrown: unknown): number {
  if (thrown instanceof CommanderError && thrown.exitCode === 0) return EXIT.ok;
  const problem = thrown instanceof CommanderError ? usageProblem(thrown) : thrown;
  if (problem instanceof BadInput) {
    process.stderr.write(`${paintFor(process.stderr)('red', problem.line)}\n`);
    return EXIT.badInput;
  }
  const detail = thrown instanceof Error ? thrown.message : String(thrown);
  const told = process.env['CARSON_DEBUG'] && thrown instanceof Error ? thrown.stack : detail;
  process.stderr.write(`error: this is a fault of carson, not of the input: ${told}\n`);
  return EXIT.bug;
}

function usageProblem({ message }: CommanderError): BadInput {
  return new BadInput('command line', `${message.replace(/^error: /, '')}; see carson --help`);
}
