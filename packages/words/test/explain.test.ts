import { describe, expect, it } from 'vitest';
import { words } from '../generated/en.js';
import { explain, explainServer } from '../src/explain.ts';

const refusal = (code: string, params: Readonly<Record<string, unknown>> = {}) => ({ code, params });

describe('a refusal', () => {
  it('of the server is not overridden by a game’s of the same code', () => {
    expect(explainServer(refusal('noTable'), words)).toBe(words.online.refusals.noTable);
    expect(explainServer(refusal('unknownGame', { game: 'x' }), words)).toBe(
      words.online.refusals.unknownGame,
    );
    expect(explain(refusal('noTable'), words)).toBe(words.refusals.noTable);
  });

  it('of the rules is passed on by the server', () => {
    expect(explainServer(refusal('noCowboyLeft'), words)).toBe(words.board.refusals.noCowboyLeft);
    expect(explainServer(refusal('mustBid'), words)).toBe(words.cards.refusals.mustBid);
  });

  it('names parcels and counts moves from 1', () => {
    expect(explain(refusal('riverTwice', { parcel: 26 }), words)).toContain('C4');
    expect(explainServer(refusal('recordFails', { move: 6 }), words)).toContain('7');
    expect(explainServer(refusal('recordFails', { move: -1 }), words)).not.toMatch(/\d/);
  });

  it('without words says so', () => {
    expect(explain(refusal('neverHeardOf'), words)).toBe(words.shell.errors.unknown);
  });
});
