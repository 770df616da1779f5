import { describe, expect, it } from 'vitest';
import { captureChild } from '../lib/child.mjs';
import { blockCommands, inlineCommands, missingIn } from '../lib/doc-commands.mjs';

/** Commands that are not run here, by the words they begin with, and why. What they name must be there all the same. */
const EXCEPTED: readonly (readonly [beginning: string, why: string])[] = [
  ['npm start', 'serves until it is stopped; the browser suite starts it'],
  ['npm test', 'runs this test'],
  ['npm run check', 'CI runs it beside the tests'],
  ['npm run pack', 'packages.test.ts does what it does'],
  ['npm run format', 'changes the sources'],
  ['npm run bench', 'takes minutes'],
  ['npm run mutants', 'takes an hour'],
  ['npm run fixture', 'keeps a game'],
  ['npm run docs', 'cli-doc.test.ts does what it does'],
  ['.ci/run', 'runs everything'],
  ['npx tsx packages/bots/scripts/', 'tunes bots for hours'],
  ['npx tsx packages/card-game/scripts/design-deck.ts', 'designs another deck'],
  ['npx vitest', 'the suite runs it'],
  ['npx playwright', 'the browser suite'],
  ['npm run -s carson -- ladder', 'plays for hours'],
  ['npm run -s carson -- simulate cards --games 400', 'plays for minutes'],
  ['npm run -s carson -- simulate cards --games 8 --seats legend', 'plays for half a minute'],
  ['npm run -s carson -- simulate board --games 50', 'plays for a minute'],
];

const exceptionFor = (command: string) => EXCEPTED.find(([beginning]) => command.startsWith(beginning));
const unique = (commands: readonly { file: string; command: string }[]) =>
  commands.filter(({ command }, at) => commands.findIndex((other) => other.command === command) === at);

/** Its recipes need a server with data; the server's own tests follow them to the letter. */
const OPERATING = 'docs/operating.md';

const commands = unique(blockCommands());
const run = commands.filter(({ file, command }) => file !== OPERATING && exceptionFor(command) === undefined);

describe('the commands in README and docs', () => {
  it('are found', () => {
    expect(commands.length).toBeGreaterThan(10);
    expect(run.length).toBeGreaterThan(2);
  });

  it.each(unique([...commands, ...inlineCommands()]))(
    '$file: $command names only what is there',
    ({ command }) => {
      expect(missingIn(command)).toEqual([]);
    },
  );

  it.each(run)('$file: $command works', ({ command }) => {
    const { status, output } = captureChild('bash', ['-euo', 'pipefail', '-c', command]);
    expect(status, output.slice(-2_000)).toBe(0);
  });
});
