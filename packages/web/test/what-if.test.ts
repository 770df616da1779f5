import { boardGame } from '@carson/board-game';
import { cardGame, type View } from '@carson/card-game';
import { type AnyGame, type Match, recordOf, resumeMatch, startMatch, submit } from '@carson/engine';
import { h } from 'preact';
import { describe, expect, it, vi } from 'vitest';
import { desk, savedGame, withPerson } from './desk.ts';
import { drawn } from './page.ts';

const { guessedMatch, recordUpTo, resumeSaved } = await import('../src/table/guess.ts');
const { betterContinuation } = await import('../src/review/decisions/better-continuation.ts');
const { whatIfOnline } = await import('../src/online/table/what-if-online.ts');
const { unstoredGame } = await import('../src/table/start-table.ts');
const { Offer } = await import('../src/games/cards/auction/offer.tsx');
const { rules: cardRules } = await import('../src/rules/cards.ts');
const { rules: boardRules } = await import('../src/rules/board.ts');

/** Takes the first option for every seat, `moves` times or to the end. */
function playOn(match: Match, moves = Number.POSITIVE_INFINITY): Match {
  let after = match;
  for (let made = 0; made < moves; made += 1) {
    const [owed] = after.game.owed(after.state);
    if (owed === undefined) return after;
    const [command] = after.game.options(after.state, owed.seat);
    const next = submit(after, { seat: owed.seat, command });
    if (!next.ok) throw new Error(next.refusal.code);
    after = next.value;
  }
  return after;
}

function started(game: AnyGame, options: unknown): Match {
  const begun = startMatch(game, options, 'what-if');
  if (!begun.ok) throw new Error(begun.refusal.code);
  return begun.value;
}

const GAMES = [
  ['cards', cardRules, cardGame as AnyGame],
  ['board', boardRules, boardGame as AnyGame],
] as const;

describe.each(GAMES)('what if, %s', (_, rules, game) => {
  const whole = playOn(started(game, rules.usualOptions));

  it('plays a finished game on from any moment, with the same luck', () => {
    const record = recordOf(whole);
    for (const count of [7, record.moves.length - 1]) {
      const branch = recordUpTo(rules, record, count);
      expect(branch?.moves).toEqual(record.moves.slice(0, count));
      const resumed = branch && resumeMatch(game, branch);
      if (resumed?.ok !== true) throw new Error('the copy cannot be opened');
      expect(recordOf(playOn(resumed.match)).hash).toBe(record.hash);
    }
    expect(recordUpTo(rules, record, 7)?.hash).not.toBe(record.hash);
  });

  it('shows a better line by the rules, up to the seat’s next decision or round', async () => {
    const record = recordOf(whole);
    const resumed = resumeMatch(game, record);
    if (!resumed.ok) throw new Error('the game cannot be opened');
    const move = record.moves.findIndex(({ seat }, at) => seat === 0 && at > 12);
    const before = recordUpTo(rules, record, move);
    const open = before && resumeMatch(game, before);
    if (open?.ok !== true) throw new Error('the moment cannot be opened');
    const command = game.options(open.match.state, 0).at(-1);
    if (command === undefined) throw new Error('nothing could be done');
    const line = await betterContinuation({ match: resumed.match }, { seat: 0, move, command });
    expect(line[0]).toEqual({ seat: 0, command });
    expect(line.length).toBeGreaterThan(1);
    const moves = [...record.moves.slice(0, move), ...line];
    const shown = recordUpTo(rules, { ...record, moves }, moves.length);
    expect(shown?.moves).toHaveLength(moves.length);
  });

  it('guesses what a seat cannot see of a running game, and opens the guess again as it was', () => {
    const running = playOn(started(game, rules.usualOptions), 20);
    const view = game.view(running.state, 0);
    const guess = guessedMatch(rules, { options: running.options, seed: 'a guess', view });
    expect(game.view(guess.state, 0)).toEqual(view);
    const later = playOn(guess, 5);
    const whatIf = { back: { page: 'home' }, moves: 20, view } as const;
    const again = resumeSaved(rules, { ...savedGame(withPerson), record: recordOf(later), whatIf });
    expect(again.ok && recordOf(again.match)).toEqual(recordOf(later));
    expect(game.result(playOn(later).state)).toBeDefined();
  });
});

describe('the table of a guess', () => {
  it('is opened, played and stored like any other, without the game it was copied from', async () => {
    const running = playOn(started(cardGame as AnyGame, cardRules.usualOptions), 9);
    const view = running.game.view(running.state, 0);
    const guess = guessedMatch(cardRules, { options: running.options, seed: 'a guess', view });
    const { host, updates, stored, run } = desk();
    const back = { page: 'home' } as const;
    const saved = { ...savedGame(withPerson), record: recordOf(guess), whatIf: { back, moves: 9, view } };
    expect(await host({ type: 'open', saved })).toEqual({ ok: true });
    await host({ type: 'show', viewer: 0 });
    await run();
    expect(updates.at(-1)?.owed.map(({ seat }) => seat)).toEqual([0]);
    const reopened = stored.at(-1) ?? saved;
    expect(await desk().host({ type: 'open', saved: reopened })).toEqual({ ok: true });
  });

  it('tells the server nothing of what is tried out at a running table', async () => {
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (...asked: unknown[]) => sent.push(asked));
    vi.stubGlobal(
      'WebSocket',
      class {
        constructor(address: string) {
          sent.push(address);
        }
      },
    );
    const running = playOn(started(cardGame as AnyGame, cardRules.usualOptions), 9);
    const view = running.game.view(running.state, 0);
    const looked: number[][] = [];
    const link = {
      beats: async (from: number, to: number) => {
        looked.push([from, to]);
        return [{ view }];
      },
    };
    const now = {
      ...{ table: 't', game: 'cards', gameOptions: running.options, occupants: withPerson },
      ...{ phase: 'playing', viewer: 0 },
    };
    const { playOn: tryOut } = whatIfOnline(link as never, now as never);
    tryOut?.(8, 0);
    const opened = await vi.waitUntil(() => unstoredGame(location.hash.split('/').at(-1) ?? ''));
    expect(opened.whatIf?.back).toEqual({ page: 'onlineTable', id: 't', move: 8 });

    const { host, updates, run } = desk();
    await host({ type: 'open', saved: opened });
    await host({ type: 'show', viewer: 0 });
    for (let answers = 0; answers < 3; answers++) {
      await run();
      const { owed: [owed] = [], options: [command] = [] } = updates.at(-1) ?? {};
      if (owed === undefined || command === undefined) throw new Error('nothing is asked');
      await host({ type: 'submit', seat: 0, decision: owed.decision, command });
    }
    expect(updates.at(-1)?.moves).toBeGreaterThan(2);
    // The view of the moment, from one's own seat, is all that is asked for.
    expect(looked).toEqual([[8, 9]]);
    expect(sent).toEqual([]);
  });

  it('shows the cards that lie there, although nothing tells how they came', async () => {
    const running = playOn(started(cardGame as AnyGame, cardRules.usualOptions), 9);
    const view = running.game.view(running.state, 0);
    const { host, updates } = desk();
    const guess = guessedMatch(cardRules, { options: running.options, seed: 'a guess', view });
    const back = { page: 'home' } as const;
    const saved = { ...savedGame(withPerson), record: recordOf(guess), whatIf: { back, moves: 9, view } };
    await host({ type: 'open', saved });
    await host({ type: 'show', viewer: 0 });
    const picture = drawn(h(Offer, { table: updates.at(-1) as never, live: true, act: () => undefined }));
    expect(picture.match(/<li/g)).toHaveLength((view as View).column.length);
  });
});
