/** A contract as text, for `--help`. */
import { type Contract, type Field, fieldsOf, schemasOf } from './contract.ts';

export function contractHelp(contract: Contract): string {
  const { input, files = {}, output } = schemasOf(contract);
  const { args, input: given } = contract.example;
  const call = `carson ${args.join(' ')}`;
  return [
    ...(input === undefined ? [] : ['', 'Input:', ...linesOf(fieldsOf(input))]),
    ...Object.entries(files).flatMap(([name, shape]) => ['', `${name}:`, ...linesOf(fieldsOf(shape))]),
    '',
    'Answer:',
    ...linesOf(fieldsOf(output)),
    '',
    'Example:',
    `  ${given === undefined ? call : `echo '${JSON.stringify(given)}' | ${call}`}`,
    '',
    `carson schema ${contract.name.replaceAll(' ', '-')} prints this as JSON Schema.`,
  ].join('\n');
}

function linesOf(fields: readonly Field[]): readonly string[] {
  const width = Math.max(0, ...fields.map(({ path }) => path.length));
  return fields.map(
    ({ path, type, about }) => `  ${path.padEnd(width)}  ${type}${about === '' ? '' : `: ${about}`}`,
  );
}
