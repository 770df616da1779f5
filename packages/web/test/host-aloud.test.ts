/** Bots that think aloud. */
import type { Bot } from '@carson/bots';
import { isThinker } from '@carson/bots/at-table';
import { cardBots } from '@carson/bots/cards';
import { cardGame } from '@carson/card-game';
import { type AnyGame, type Match, startMatch } from '@carson/engine';
import { describe, expect, it, vi } from 'vitest';
import type { Occupant } from '../src/rules/occupants.ts';
import { botDecision, groundsOf } from '../src/table/worker/local-bots.ts';
import { desk, savedGame } from './desk.ts';
import { SEATS } from './page.ts';

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

/** The decision of a bot that counts what it is asked, and is at a loss for reasons. */
function ofSilentThinker() {
  const started = startMatch(cardGame as AnyGame, { seats: SEATS }, 'aloud');
  if (!started.ok) throw new Error(started.refusal.code);
  const match: Match = started.value;
  const asked: string[] = [];
  const bot: Bot & Record<string, unknown> = {
    id: 'silent',
    decide: () => {
      throw new Error('asked twice');
    },
    think: () => {
      throw new Error('asked twice');
    },
    deliberate: ({ options }: { readonly options: readonly unknown[] }) => {
      asked.push('deliberate');
      return {
        command: options[1],
        grounds: () => {
          throw new Error('at a loss');
        },
      };
    },
  };
  const saved = savedGame([{ kind: 'bot', bot: 'silent' }]);
  const table = { match, saved, pace: 0, inStep: false, script: undefined };
  const decision = botDecision(table, 0, { bots: [bot], left: () => 900 });
  return { asked, decision, options: match.game.options(match.state, 0) };
}

describe('a bot that is at a loss for reasons', () => {
  it('plays what it has chosen, thinks once and says nothing', () => {
    const { asked, decision, options } = ofSilentThinker();
    expect(decision.command).toEqual(options[1]);
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(groundsOf(decision)).toEqual([]);
    expect(complaint).toHaveBeenCalledTimes(1);
    complaint.mockRestore();
    expect(asked).toEqual(['deliberate']);
  });
});
