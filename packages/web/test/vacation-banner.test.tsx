import { USUAL_OPTIONS } from '@carson/card-game';
import type { TableUpdate } from '@carson/protocol';
import { words } from '@carson/words/generated/en.js';
import { describe, expect, it, vi } from 'vitest';
import { drawn } from './page.ts';
import { owedBy, quietUpdate } from './quiet-table.ts';

vi.stubGlobal('document', { hidden: false, addEventListener: () => undefined });

const { VacationBanners } = await import('../src/online/table/vacation-banners.tsx');

const AWAY_UNTIL = Date.now() + 86_400_000;
const { away } = words.slow;
const sentenceStart = (banner: string): string => banner.split('{when}')[0] ?? '';

type Seat = TableUpdate['seats'][number];

/** The banners that the given seat sees while the first seat, Ann, is on vacation and the game waits for her. */
function bannersFor(viewer: number, more: Partial<Seat> = {}, votes: TableUpdate['votes'] = []): string {
  const seat = (id: string, name: string): Seat => ({
    plan: { kind: 'open' },
    person: { id, name, kind: 'visitor' },
  });
  const table: TableUpdate = {
    ...quietUpdate({ owed: [owedBy(0, 'bid')] }),
    gameOptions: USUAL_OPTIONS,
    seats: [{ ...seat('a', 'Ann'), awayUntil: AWAY_UNTIL, ...more }, seat('b', 'Ben')],
    viewer,
    votes,
  };
  return drawn(<VacationBanners link={{ act: async () => ({ ok: true }) }} table={table} />);
}

describe('the banner about a vacation', () => {
  const vote = { seat: 0, because: 'left', voters: [1], ballots: [], endsAt: AWAY_UNTIL } as const;

  it('tells the others whom the game waits for, and offers the way back to the person away', () => {
    expect(bannersFor(1)).toContain(sentenceStart(away.banner({ name: 'Ann', when: '{when}' })));
    expect(bannersFor(0)).toContain(away.back);
  });

  it('makes room for the banner that says what to do: a vote, or a bot on the seat', () => {
    expect(bannersFor(1, {}, [vote])).toBe('');
    expect(bannersFor(0, {}, [vote])).toBe('');
    expect(bannersFor(1, { standIn: 'gambler' })).toBe('');
    expect(bannersFor(0, { standIn: 'gambler' })).toBe('');
  });
});
