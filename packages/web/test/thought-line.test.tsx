/** What a bot that thinks aloud says of its own move. */
import type { Ground } from '@carson/bots';
import { keysOf } from '@carson/engine';
import { LANGUAGES, type Language, WORDS_PARTS } from '@carson/words';
import { afterAll, describe, expect, it } from 'vitest';
import { ThoughtLine } from '../src/shell/log/thought-line.tsx';
import { loadWords, words } from '../src/words/words.ts';
import { drawn } from './page.ts';

const table = {
  occupants: ['Ann', 'Nora', 'Otto', 'Elin'].map((name) => ({ kind: 'person' as const, name })),
};

function thought(...grounds: readonly Ground[]): string {
  const line = drawn(<ThoughtLine seat={1} grounds={grounds} table={table} />);
  return /<q>(.*)<\/q>/.exec(line)?.[1] ?? '';
}

const mine: Ground = { key: 'siteAt', params: { parcel: 19, money: 9, rounds: 3 } };
const gun: Ground = { key: 'gives', params: { count: 1, thing: 'revolver' } };
const price: Ground = { key: 'costs', params: { money: 12 } };

/** Words that would speak to the player. */
const TO_THE_PLAYER: Readonly<Record<Language, RegExp>> = {
  en: /\byou(r|rs)?\b/i,
  fr: /\b(vous|votre|vos|tu|ton|ta|tes)\b/i,
  nl: /\b(je|jij|jou|jouw|u|uw)\b/i,
  it: /\b(ti|tu|tuo|tua|tuoi|tue|puoi|vinci|perdi|passi|arrivi|piazzi|batti|sei)\b/i,
  de: /\b(du|dir|dich|dein\w*|ihr|euch)\b/i,
};

const PARAMS = [0, 1, 2, 3, 4].map((number) => ({
  ...{
    points: number + 1,
    percent: 10 * number,
    money: number + 2,
    count: number,
    rounds: number,
    strength: 3,
  },
  ...{ own: 7, theirs: 5, house: 2, corral: number, thing: 'road', building: 'bank', parcel: 19, seat: 2 },
}));

afterAll(() => loadWords('en', WORDS_PARTS));

describe('a bot that thinks aloud', () => {
  it('speaks of itself', () => {
    expect(thought(mine, gun, price)).toMatch(/^On my \w\d: \$9 per round\. I get 1.revolver\.$/);
  });

  it('gives no reason where it can only name a price', () => {
    expect(thought(price)).toBe('');
    expect(thought(gun, price)).toMatch(/^I get 1.revolver\. Costs \$12\.$/);
  });

  it('keeps to itself what it holds in its hand', () => {
    expect(thought({ key: 'savesTiles', params: {} })).toBe('');
  });

  it.each(keysOf(LANGUAGES))('does not speak to the player: %s', async (language) => {
    await loadWords(language, WORDS_PARTS);
    const said = Object.keys(words.value.hint.grounds).flatMap((key) =>
      PARAMS.map((params) => thought({ key, params }, gun)),
    );
    expect(said.filter((text) => text !== '').length).toBeGreaterThan(200);
    expect(said.filter((text) => TO_THE_PLAYER[language].test(text))).toEqual([]);
  });
});
