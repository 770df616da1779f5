import { isAhead, type Owed } from '@carson/engine';
import { expect, it } from 'vitest';

const owed = (seat: number, decision: number, sealed = false): Owed => ({
  seat,
  decision,
  sealed,
  kind: 'walk',
  required: true,
  rule: 'T1',
});

it.each([
  ['a person has done less', owed(1, 5), owed(0, 4), true],
  ['a person has done as much', owed(1, 5), owed(0, 5), false],
  ['a person has done more', owed(1, 5), owed(0, 6), false],
  ['another bot has done less', owed(1, 5), owed(2, 4), false],
  ['the own answer is sealed', owed(1, 5, true), owed(0, 4), false],
  ['the person’s answer is sealed', owed(1, 5), owed(0, 4, true), false],
])('a bot is ahead of a person in the open only: %s', (_, own, other, expected) => {
  const isPerson = (seat: number): boolean => seat === 0;
  expect(isAhead(own, [own, other], isPerson)).toBe(expected);
  expect(isAhead(own, [owed(3, 9), other], isPerson)).toBe(expected);
});
