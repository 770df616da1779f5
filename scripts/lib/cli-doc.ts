/** docs/cli.md, written from the contracts of the commands and from what their examples really answer. */
import { CONTRACTS, type Contract, type Field, fieldsOf, schemasOf } from '@carson/cli';

/** Runs `carson` with these arguments and this input. */
export type Carson = (args: readonly string[], input: string) => string;

export function cliDoc(carson: Carson): string {
  return [INTRODUCTION, ...CONTRACTS.map((contract) => section(contract, carson)), ''].join('\n');
}

const INTRODUCTION = `# The command line

Written by \`npm run docs\` from the schemas in \`packages/cli\`; change it there.

\`npm run -s carson -- <command>\` runs it in this repository, \`carson <command>\` where \`@carson/cli\` is installed.
These commands are stable: other programs call them and compare their answers with implementations of their own.

- Input is JSON from a file, or from standard input for \`-\`. An array of inputs is answered by an array of the same length.
- Output is JSON on standard output and nothing else there.
- Bad input: exit status 2 and one line on standard error, \`error: <path in the input>: <what is wrong and what is accepted>\`.
- \`carson schema NAME\` prints JSON Schema, \`--help\` of a command what stands here. \`carson watch cards\` is for people.
`;

function section(contract: Contract, carson: Carson): string {
  const { input, files = {}, output } = schemasOf(contract);
  return [
    `## ${contract.name}`,
    '',
    `${capital(contract.about)}.`,
    '',
    ...(input === undefined ? [] : ['Input:', '', ...table(fieldsOf(input))]),
    ...Object.entries(files).flatMap(([name, shape]) => [`\`${name}\`:`, '', ...table(fieldsOf(shape))]),
    'Answer:',
    '',
    ...table(fieldsOf(output)),
    ...example(contract, carson),
  ].join('\n');
}

function table(fields: readonly Field[]): readonly string[] {
  const rows = fields.map(({ path, type, about }) => `| \`${path}\` | ${type} | ${about} |`);
  return ['| field | type | |', '|---|---|---|', ...rows, ''];
}

function example({ example: { args, input } }: Contract, carson: Carson): readonly string[] {
  const call = `npm run -s carson -- ${args.join(' ')}`;
  const given = input === undefined ? '' : JSON.stringify(input);
  const answer = carson(args, given).trimEnd().split('\n').map(shortened);
  return [
    '```sh',
    input === undefined ? call : `echo '${given}' | ${call}`,
    '```',
    '',
    '```json',
    ...answer,
    '```',
    '',
  ];
}

/** How fast a machine is, how strong the bots of today are and which state a record ends in are not for the docs to promise. */
const VARYING: Readonly<Record<string, unknown>> = {
  ms: 2,
  gamesPerSecond: 400,
  hash: '…',
  rating: 1500,
  winShare: 0.5,
  interval: [0.15, 0.85],
  meanScore: 60,
  ci95: 5,
};
const MOST_ENTRIES = 8;

function shortened(line: string): string {
  return JSON.stringify(JSON.parse(line), (key, value: unknown) => {
    if (key in VARYING) return VARYING[key];
    return Array.isArray(value) && value.length > MOST_ENTRIES ? [...value.slice(0, 2), '…'] : value;
  });
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
