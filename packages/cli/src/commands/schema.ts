/** `schema NAME`: the shapes of a command's input and answer as JSON Schema. */

import { schemasOf } from '../contract/contract.ts';
import type { CarsonCommand } from '../contract/json-command.ts';
import { notAccepted } from '../terminal/bad-input.ts';
import { writeLine } from '../terminal/output.ts';
import { CONTRACTS } from './registry.ts';

const SCHEMA = 'https://json-schema.org/draft/2020-12/schema';

export const schemaCommand: CarsonCommand = {
  add(parent) {
    parent
      .command('schema')
      .summary('JSON Schema of what a command reads and answers')
      .description('Prints the shapes of what a command reads and answers, as JSON Schema.')
      .argument('<name>', namesOfAll())
      .action(async (name: string) => {
        const contract = CONTRACTS.find((one) => hyphened(one.name) === hyphened(name));
        if (contract === undefined) throw notAccepted('name', name, namesOfAll());
        await writeLine({ $schema: SCHEMA, ...schemasOf(contract) });
      });
  },
};

function namesOfAll(): string {
  return CONTRACTS.map(({ name }) => hyphened(name)).join(', ');
}

function hyphened(name: string): string {
  return name.replaceAll(' ', '-');
}
