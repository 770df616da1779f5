import { describe, expect, it } from 'vitest';
import { carson } from './carson.ts';

describe('help', () => {
  it.each([[[]], [['--help']], [['help']]])('of %j lists the commands on standard output', (args) => {
    const { status, stdout, stderr } = carson(args);
    expect(status).toBe(0);
    for (const name of ['cards', 'board', 'simulate', 'replay', 'watch']) expect(stdout).toContain(name);
    expect(stdout).not.toContain('\u001b');
    expect(stderr).toBe('');
  });

  it('of a command names its arguments', () => {
    expect(carson(['simulate', '--help']).stdout).toContain('--seats <bots>');
    expect(carson(['cards', 'score', '--help']).stdout).toContain('<file>');
  });

  it('goes with a version', () => {
    expect(carson(['--version']).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe('bad input gives one line on standard error and exit status 2', () => {
  const seats = 'random,random,random,random';
  it.each([
    [['shoot'], '', 'error: command line: unknown command'],
    [['cards'], '', 'error: carson cards: a command is missing; accepted: deck, '],
    [['cards', 'shuffle'], '', 'error: carson cards: unknown command shuffle; accepted: deck, '],
    [['cards', 'score'], '', 'error: command line: missing required argument'],
    [['cards', 'score', '--fast', '-'], '', 'error: command line: unknown option'],
    [['cards', 'score', '/no/such/file'], '', 'error: /no/such/file: cannot be read (ENOENT); accepted: '],
    [['cards', 'score', '-'], '{"grid":', 'error: standard input: no JSON'],
    [['cards', 'score', '-'], '', 'error: standard input: no JSON'],
    [['cards', 'score', '-'], '7', 'error: input: 7 is not accepted; accepted: Object'],
    [['cards', 'score', '-'], '{}', 'error: grid: this is missing'],
    [['cards', 'score', '-'], '[{}]', 'error: [0].grid: this is missing'],
    [['simulate'], '', 'error: command line: required option'],
    [['simulate', 'chess', '--seats', seats], '', 'error: game: "chess" is not accepted; accepted: cards'],
    [
      ['simulate', 'cards', '--seats', 'random,me'],
      '',
      'error: --seats: "me" is not accepted; accepted: random, ',
    ],
    [['simulate', 'cards', '--seats', 'random'], '', 'error: options: seatCount (rule C2.1, '],
    [['simulate', 'cards', '--seats', `${seats},${seats}`], '', 'error: options: seatCount (rule C2.1, '],
    [['simulate', 'cards', '--seats', seats, '--games', '-3'], '', 'error: --games: "-3" is not accepted'],
    [['simulate', 'cards', '--seats', seats, '--options', '-'], '[]', 'error: options: this is not accepted'],
    [
      ['simulate', 'cards', '--seats', seats, '--options', '-'],
      '{"seats":[{"kind":"virtual","level":"novice"}]}',
      'error: options.seats[0]: this is not the seat of --seats; accepted: real',
    ],
    [['simulate', 'cards', '--seats', seats, '--record', '/dev/null/x'], '', 'error: --record: '],
    [['replay', '-'], '{}', 'error: game: this is missing'],
    [['replay', '-', '--at', 'x'], '', 'error: --at: "x" is not accepted; accepted: a whole number'],
  ])('carson %j with input %j', (args, input, beginning) => {
    const { status, stdout, stderr } = carson(args, input);
    expect(stderr.slice(0, beginning.length)).toBe(beginning);
    expect(stderr.match(/\n/g)).toHaveLength(1);
    expect(stderr.endsWith('\n')).toBe(true);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  });
});
