/** What the owner of a queued answer reads at the table. */
import { boardGame } from '@carson/board-game';
import { cardGame, USUAL_OPTIONS } from '@carson/card-game';
import {
  type AnyGame,
  type GameCommand,
  pick,
  queueOffers,
  seedRandom,
  startMatch,
  submit,
} from '@carson/engine';
import { words } from '@carson/words/generated/en.js';
import { describe, expect, it } from 'vitest';
import { drawn } from './page.ts';
import { quietTable } from './quiet-table.ts';

const { QueuedAnswerRow } = await import('../src/online/table/queued-answers.tsx');
const { QueueDialog, stopText } = await import('../src/online/table/queue-dialog.tsx');
const { boardUi } = await import('../src/games/board/board-ui.ts');

/** The names of every fact that an answer of the game can depend on, as found in a random game. */
function factsOf(
  game: AnyGame,
  options: unknown,
): { facts: Set<string>; stops: Set<string>; kinds: Set<string> } {
  const random = seedRandom('facts');
  const started = startMatch(game, options, 'facts');
  if (!started.ok) throw new Error(started.refusal.code);
  const found = { facts: new Set<string>(), stops: new Set<string>(), kinds: new Set<string>() };
  let match = started.value;
  for (let moves = 0; moves < 60; moves++) {
    for (let seat = 0; seat < game.seats(match.state); seat++) {
      for (const { facts, stops, question } of queueOffers(match, seat)) {
        for (const fact of facts) found.facts.add(fact);
        for (const stop of stops) found.stops.add(stop);
        found.kinds.add(question);
      }
    }
    const { seat } = pick(random, game.owed(match.state));
    const next = submit(match, { seat, command: pick(random, game.options(match.state, seat)) });
    if (!next.ok) throw new Error(next.refusal.code);
    match = next.value;
  }
  return found;
}

const PASS: GameCommand = { type: 'pass' };
const props = { table: quietTable, onWithdraw: async () => undefined };

describe('a queued answer', () => {
  it('says what will be played and when not, or why it was not', async () => {
    const ui = await boardUi.loadTable();
    const answer = { question: 'placeCowboy', command: PASS, stops: ['joined', 'passed'], at: 1 };
    const { pass, stops, why, waiting, conditions, dropped, withdraw, putAway } = words.queued;
    const given = drawn(<QueuedAnswerRow {...props} ui={ui} answer={answer} />);
    expect(given).toContain(waiting({ answer: pass }));
    expect(given).toContain(conditions({ stops: [stops.joined, stops.passed] }));
    expect(given).toContain(withdraw);
    const told = drawn(<QueuedAnswerRow {...props} ui={ui} answer={{ ...answer, dropped: 'joined' }} />);
    expect(told).toContain(dropped({ answer: pass, why: why.joined }));
    expect(told).toContain(putAway);
  });

  it.each([
    ['board', boardGame, { seats: 3, roster: { by: 'lot' } }],
    ['cards', cardGame, USUAL_OPTIONS],
  ] as const)('has a sentence for every fact it can depend on: %s', (_, game, options) => {
    const { facts, stops, kinds } = factsOf(game as AnyGame, options);
    const { why, kinds: headings } = words.queued;
    expect([...facts, ...stops].filter((fact) => !(fact in why))).toEqual([]);
    expect([...stops].filter((stop) => stopText(stop) === stop)).toEqual([]);
    expect([...kinds].filter((kind) => !(kind in headings))).toEqual([]);
    expect(kinds.size).toBe(2);
  });

  it('is chosen among what is offered', () => {
    const offers = [{ question: 'bid', command: { type: 'bid' }, facts: ['auction'], stops: ['powers'] }];
    const ports = { nameOf: () => 'Bid 7', onKeep: () => undefined, onClose: () => undefined };
    const dialog = drawn(<QueueDialog offers={offers} {...ports} />);
    expect(dialog).toContain('Bid 7');
    expect(dialog).toContain(words.queued.blindBid);
    expect(
      drawn(<QueueDialog offers={[{ ...offers[0], facts: ['column'] } as never]} {...ports} />),
    ).not.toContain(words.queued.blindBid);
  });
});
