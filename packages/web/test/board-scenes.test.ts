/** Where a beat of the board game is shown: at the stop of Main Street it belongs to. */
import './page.ts';
import { type BoardEvent, spaceAt, type View } from '@carson/board-game';
import { beatsFor } from '@carson/engine';
import { loadCatalogue } from '@carson/words';
import { describe, expect, it } from 'vitest';
import type { BoardBeat, BoardTable } from '../src/games/board/table-types.ts';
import { playTown } from './bot-town.ts';
import { newBoardTable } from './new-tables.ts';

const { scene } = await import('../src/games/board/show/scenes.tsx');
const words = await loadCatalogue('en');

/** Every beat of some games between bots, with the view before it. */
function* toldBeats(): Generator<{
  beat: BoardBeat;
  before: View;
  place: number | undefined;
  station?: string;
}> {
  for (const seed of ['stops 1', 'stops 2', 'stops 3', 'stops 4']) {
    const [match] = [...playTown({ options: { seats: 4 }, seed, bot: 'greedy' })]
      .map((at) => at.match)
      .slice(-1);
    if (match === undefined) throw new Error('nothing was played');
    const [beats = []] = beatsFor(match, ['spectator'], { from: -1 }) as readonly (readonly BoardBeat[])[];
    for (const [at, beat] of beats.entries()) {
      const before = beats[at - 1]?.view;
      if (before === undefined) continue;
      const table: BoardTable = { ...newBoardTable(4), view: beat.view, log: beats.slice(0, at + 1) };
      const { place, station } = scene(beat, table, words);
      yield { beat, before, place, ...(station === undefined ? {} : { station }) };
    }
  }
}

describe('a beat of Main Street', () => {
  const told = [...toldBeats()];

  it('B5.5, B5.10 stands at the space whose building or points were bought or declined', () => {
    const asked = told.flatMap(({ beat, before, place }) => {
      const step = before.steps.at(-1);
      const isAnswer = beat.events.some(isAnswerAtSpace);
      return isAnswer && step !== undefined && (step.kind === 'market' || step.kind === 'takeTile')
        ? [{ move: beat.move, place, asked: step.place }]
        : [];
    });
    expect(asked.length).toBeGreaterThan(40);
    for (const { move, place, asked: at } of asked) expect({ move, place }).toEqual({ move, place: at });
  });

  it('B5.1, B5.2, B5.3, B5.9 stands at the space that gave it', () => {
    const rules = told.flatMap(({ beat, place }) =>
      beat.events.flatMap((event) => (isGift(event) ? [{ rule: event.rule, place }] : [])),
    );
    expect(new Set(rules.map(({ rule }) => rule)).size).toBeGreaterThanOrEqual(4);
    for (const { rule, place } of rules)
      expect(place === undefined ? undefined : spaceAt(place).rule).toBe(rule);
  });

  it('B11.3 stands nowhere on the street when the round is over', () => {
    const spent = told.filter(({ beat }) => beat.events.some(({ type }) => type === 'limitMet'));
    expect(spent.length).toBeGreaterThan(10);
    expect(spent.filter(({ place }) => place !== undefined)).toEqual([]);
  });
});

function isAnswerAtSpace(event: BoardEvent): boolean {
  return (
    event.type === 'tileTaken' ||
    event.type === 'declined' ||
    (event.type === 'pointsGained' && event.source === 'market')
  );
}

/** What an action space gives without a question. */
function isGift(event: BoardEvent): event is BoardEvent & { readonly rule: string } {
  return 'rule' in event && /^B5\.(1|2|3|9)$/.test(event.rule) && event.type !== 'moneyPaid';
}
