/** `schema NAME`: the shapes of a command's input and answer as JSON Schema. */
import { BadInput } from './bad-input.ts';
import { schemasOf } from './contract.ts';
import { CONTRACTS } from './contracts.ts';
import type { AddCommand } from './json-command.ts';
import { writeLine } from './output.ts';

const SCHEMA = 'https://json-schema.org/draft/2020-12/schema';

export const addSchema: AddCommand = (parent) => {
  parent
    .command('schema')
    .summary('JSON Schema of what a command reads and answers')
    .description('Prints the shapes of what a command reads and answers, as JSON Schema.')
    .argument('<name>', namesOfAll())
    .action(async (name: string) => {
      const contract = CONTRACTS.find((one) => hyphened(one.name) === hyphened(name));
      if (contract === undefined) {
        throw new BadInput('name', `${JSON.stringify(name)} is not accepted; accepted: ${namesOfAll()}`);
      }
      await writeLine({ $schema: SCHEMA, ...schemasOf(contract) });
    });
};

function namesOfAll(): string {
  return CONTRACTS.map(({ name }) => hyphened(name)).join(', ');
}

function hyphened(name: string): string {
  return name.replaceAll(' ', '-');
}
