import { below, seedRandom } from '@carson/engine';
import { noKinds, playRandomGames } from '@carson/testkit';
import { describe, expect, it } from 'vitest';
import type { BoardEvent } from '../src/event.ts';
import { boardGame } from '../src/game.ts';
import { anyTable, restless } from './any-table.ts';
import { boardInvariants, expectLawful } from './invariants.ts';

describe('random games', () => {
  it('keep the contract of every game, over random rosters, sides, variants and seats', () => {
    const tables = seedRandom('contract tables');
    const { finished } = playRandomGames({
      game: boardGame,
      options: () => anyTable(tables),
      games: 2,
      seed: 'any table',
      invariants: boardInvariants,
      choose: restless,
    });
    expect(finished).toHaveLength(2);
  });

  it('B10.4 reveal nothing of hands, with duel tiles', () => {
    const { finished } = playRandomGames({
      game: boardGame,
      options: () => ({ seats: 4, roster: { by: 'lot' }, variants: { mightIsRight: true } }),
      games: 3,
      seed: 'hands',
      invariants: [],
      choose: restless,
    });
    expect(finished).toHaveLength(3);
  });

  it('keep the invariants of the board game, over random rosters, sides, variants and seats', () => {
    const random = seedRandom('many tables');
    for (let game = 0; game < 60; game++) watchedGame(`many ${game}`, random);
  });
});

/** One game to its end, every moment of it judged. */
function watchedGame(seed: string, random: ReturnType<typeof seedRandom>): void {
  const table = anyTable(random);
  const options = boardGame.readOptions(table);
  if (!options.ok) throw new Error(`${seed}: ${JSON.stringify(options.refusal)}`);
  let events: BoardEvent[] = [];
  const log = (event: BoardEvent) => events.push(event);
  const state = boardGame.setup(options.value, seed, log);
  const kinds = noKinds();
  for (let moves = 0; ; moves++) {
    const owed = boardGame.owed(state);
    const owing = owed[below(random, Math.max(1, owed.length))];
    if (owing === undefined) break;
    const before = boardGame.clone(state);
    events = [];
    const move = { seat: owing.seat, command: restless(random, boardGame.options(state, owing.seat)) };
    boardGame.play(state, move.seat, move.command, log);
    expectLawful({ game: boardGame, state, before, move, events, random, kinds });
    if (moves > 5000) throw new Error(`${seed} does not end: ${JSON.stringify(table)}`);
  }
  expect(boardGame.result(state)).toBeDefined();
}
