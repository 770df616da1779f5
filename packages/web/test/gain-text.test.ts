/** What an answer would bring, in words: chance is told with its range, never as one outcome. */
import { loadCatalogue } from '@carson/words';
import { expect, it } from 'vitest';
import { gainText } from '../src/parts/gain-text.ts';

const words = await loadCatalogue('en', []);
const lines: never[] = [];

it.each([
  ['what is certain', { gain: 4, lines }, '+4'],
  ['what every trial brought', { gain: 8, lines, outcomes: [{ gain: 8, share: 1 }] }, 'very likely +8'],
  [
    'every outcome, where they are few',
    {
      gain: 6,
      lines,
      outcomes: [
        { gain: 8, share: 0.78 },
        { gain: 0, share: 0.22 },
      ],
    },
    'about 78%: +8 · 22%: 0',
  ],
  [
    'the likeliest outcomes and the range of all, where they are many',
    {
      gain: 3,
      lines,
      outcomes: [
        { gain: 2, share: 0.4 },
        { gain: 5, share: 0.3 },
        { gain: 1, share: 0.2 },
        { gain: 9, share: 0.07 },
        { gain: -2, share: 0.03 },
      ],
    },
    'about 40%: +2 · 30%: +5 · 20%: +1 · −2 … +9',
  ],
] as const)('tells %s', (_, preview, text) => {
  expect(gainText(preview, words)).toBe(text);
});
