/** The table is whole wherever a command stops. */
import { below, seedRandom } from '@carson/engine';
import { playInBeats } from '@carson/testkit';
import { describe, expect, it } from 'vitest';
import type { BoardEvent } from '../src/event.ts';
import { boardGame } from '../src/game.ts';
import type { State } from '../src/state/state.ts';
import { anyTable, restless } from './any-table.ts';

describe('at every beat', () => {
  it('money and points are what the events so far say, and no seat owes a decision in between', () => {
    const random = seedRandom('beats');
    for (let game = 0; game < 12; game++) watchBeats(`beats ${game}`, random);
  });
});

function watchBeats(seed: string, random: ReturnType<typeof seedRandom>): void {
  const options = boardGame.readOptions(anyTable(random));
  if (!options.ok) throw new Error(options.refusal.code);
  const purse = new Map<number, { money: number; points: number }>();
  const hear = (event: BoardEvent) => tally(purse, event);
  const state = boardGame.setup(options.value, seed, hear);
  for (;;) {
    const owed = boardGame.owed(state);
    const owing = owed[below(random, Math.max(1, owed.length))];
    if (owing === undefined) return;
    const command = restless(random, boardGame.options(state, owing.seat));
    const beats = playInBeats(boardGame, state, { seat: owing.seat, command });
    for (const [at, beat] of beats.entries()) {
      beat.events.forEach(hear);
      expectPurses(beat.state, purse);
      if (at < beats.length - 1) expect(boardGame.owed(beat.state), seed).toEqual([]);
    }
  }
}

function tally(purse: Map<number, { money: number; points: number }>, event: BoardEvent): void {
  if (!('seat' in event)) return;
  const held = purse.get(event.seat) ?? { money: 0, points: 0 };
  if (event.type === 'moneyGained') held.money += event.amount;
  if (event.type === 'moneyPaid') held.money -= event.amount;
  if (event.type === 'pointsGained') held.points += event.points;
  if (event.type === 'pointsLost') held.points -= event.points;
  purse.set(event.seat, held);
}

function expectPurses(state: State, purse: ReadonlyMap<number, { money: number; points: number }>): void {
  const { players } = boardGame.view(state, 'spectator');
  for (const [seat, { money, points }] of players.entries()) {
    expect({ money, points }).toEqual(purse.get(seat) ?? { money: 0, points: 0 });
  }
}
