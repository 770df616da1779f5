/** Bots that think aloud. */
import { isThinker } from '@carson/bots/at-table';
import { cardBots } from '@carson/bots/cards';
import { describe, expect, it } from 'vitest';
import type { Occupant } from '../src/rules/occupants.ts';
import { desk, savedGame } from './desk.ts';

const [thinker] = cardBots.filter(isThinker);
const occupants: readonly Occupant[] = [
  { kind: 'person', name: 'Ann' },
  ...[1, 2, 3].map((): Occupant => ({ kind: 'bot', bot: thinker?.id ?? '' })),
];

async function firstRound(aloud: boolean) {
  const table = desk();
  await table.host({ type: 'open', saved: savedGame(occupants) });
  await table.host({ type: 'show', viewer: 0 });
  await table.host({ type: 'pace', milliseconds: 0, inStep: false, aloud });
  await table.run();
  const sealed = table.thoughts.flat();
  const [owed] = table.updates.at(-1)?.owed ?? [];
  const [command] = table.updates.at(-1)?.options ?? [];
  if (owed === undefined || command === undefined) throw new Error('nothing is asked');
  await table.host({ type: 'submit', seat: 0, decision: owed.decision, command });
  await table.run();
  return { ...table, sealed };
}

describe('bots that think aloud', () => {
  it('keep the reasons of a sealed bid to themselves until all bids are open', async () => {
    const { sealed, thoughts } = await firstRound(true);
    expect(sealed).toEqual([]);
    const bids = thoughts.at(-1)?.filter(({ move }) => move < 3) ?? [];
    expect(bids.map(({ move }) => move)).toEqual([0, 1, 2]);
    expect(bids.flatMap(({ grounds }) => grounds).length).toBeGreaterThan(0);
  });

  it('play what they would play in silence', async () => {
    const [loud, silent] = [await firstRound(true), await firstRound(false)];
    expect(silent.thoughts).toEqual([]);
    expect(loud.stored.at(-1)?.record.hash).toBe(silent.stored.at(-1)?.record.hash);
  });
});
