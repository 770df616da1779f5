/** The table is whole wherever a command stops. */
import { below, seedRandom } from '@carson/engine';
import { playInBeats } from '@carson/testkit';
import { describe, expect, it } from 'vitest';
import type { BoardEvent } from '../src/event.ts';
import { boardGame } from '../src/game.ts';
import type { State } from '../src/state/state.ts';
import { anyTable, restless } from './any-table.ts';

/** Each of them is told in a beat of its own. */
const TOLD_APART = [
  ...['characterTaken', 'auctionWon', 'turnOrderSet'],
  ...['duelOpened', 'diceThrown', 'tilesRevealed', 'duelDecided'],
  ...['parcelBought', 'tileTaken', 'houseSet', 'buildingBuilt', 'declined'],
  ...['outlawsArrived', 'outlawThrown', 'outlawMoved', 'rodeoWon'],
  ...['limitMet', 'spaceClosed', 'roundEnded', 'orderSet', 'roundBegun'],
  ...['lineCounted', 'gameEnded'],
  ...['income', 'yield'],
];

describe('at every beat', () => {
  it('money and points are what was told so far, one thing is told, and no seat owes a decision in between', () => {
    const random = seedRandom('beats');
    const told = new Set<string>();
    for (let game = 0; game < 12; game++) watchBeats(`beats ${game}`, random, told);
    expect(TOLD_APART.filter((happening) => !told.has(happening))).toEqual([]);
  });
});

function watchBeats(seed: string, random: ReturnType<typeof seedRandom>, told: Set<string>): void {
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
      const happenings = happeningsOf(beat.events);
      expect(happenings.slice(1), `${seed}: told together with ${happenings[0]}`).toEqual([]);
      for (const happening of happenings) told.add(happening.split(' ')[0] ?? '');
    }
  }
}

function happeningsOf(events: readonly BoardEvent[]): readonly string[] {
  const alone = events.filter((event) => TOLD_APART.includes(event.type) && !isThrownAgain(event));
  return [...alone.map(({ type }) => type), ...new Set(events.flatMap((event) => partOf(event) ?? []))];
}

function isThrownAgain(event: BoardEvent): boolean {
  return event.type === 'outlawThrown' && event.taken;
}

/** All buildings of one owner are one income, and all that an action space gives to one seat is one yield. */
function partOf(event: BoardEvent): string | undefined {
  switch (event.type) {
    case 'buildingPaid':
      return `income of seat ${event.seat}`;
    case 'moneyGained':
    case 'pointsGained':
    case 'roadsGained':
    case 'ammunitionGained':
      return event.place === undefined ? undefined : `yield of ${event.place} to seat ${event.seat}`;
    default:
      return undefined;
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
