/** How fights are told: outlaws with the income, duel tiles in a beat of their own. */
import type { View } from '@carson/board-game';
import { beatsFor } from '@carson/engine';
import { loadCatalogue } from '@carson/words';
import { describe, expect, it } from 'vitest';
import type { BoardBeat, BoardTable } from '../src/games/board/table-types.ts';
import { playTown } from './bot-town.ts';
import { newBoardTable } from './new-tables.ts';
import { count, drawn } from './page.ts';

const { scene } = await import('../src/games/board/show/scenes.tsx');
const { latestDuel, shownBy } = await import('../src/games/board/duel/duels.ts');
const { question } = await import('../src/games/board/round/question.ts');
const { stationOf } = await import('../src/games/board/round/stops.ts');
const words = await loadCatalogue('en');

describe('B10.3, B14.6 a fight with an outlaw', () => {
  it('belongs to the income, also when the outlaw has just left the parcel', () => {
    const { view } = newBoardTable(3);
    const free = view.town.owner.indexOf(-1);
    const fight = { type: 'duelDecided', place: free, winner: 0, byEndOrder: false, entries: [] } as const;
    const decided = { ...fight, outlaw: 9 };
    const later = { ...view, round: 2, steps: [], spacesDone: 14 };
    expect(stationOf([decided], { view: later, log: [] })).toBe('income');
    const early = { view: { ...later, spacesDone: 4 }, log: [] };
    expect(stationOf([{ ...decided, outlaw: 0 }], early)).toBe('parcels');
  });
});

describe('B10.4 duel tiles', () => {
  const options = { seats: 4, roster: { by: 'lot' }, variants: { mightIsRight: true } } as const;
  const moments = ['mir/10', 'mir/11'].flatMap((seed) => [...playTown({ options, seed, bot: 'greedy' })]);

  it('are turned over in a beat of their own before the duel is decided', () => {
    const match = moments.findLast(({ asked }) => asked === undefined)?.match;
    if (match === undefined) throw new Error('no game came to its end');
    const [beats = []] = beatsFor(match, ['spectator'], { from: -1 }) as readonly (readonly BoardBeat[])[];
    const turned = beats.flatMap((beat, at) => {
      if (!beat.events.some(({ type }) => type === 'tilesRevealed')) return [];
      const table = { ...newBoardTable(4), view: beat.view, log: beats.slice(0, at + 1) };
      return [scene(beat, table, words)];
    });
    expect(turned.length).toBeGreaterThan(3);
    for (const { hold, isResult, picture } of turned) {
      expect({ isStop: hold > 0, isResult }).toEqual({ isStop: true, isResult: false });
      expect(count(drawn(picture?.()), 'duel-tile')).toBeGreaterThan(1);
    }
  });

  it('B9.10 of the others lie open for the seat that chooses last, and the question says so', () => {
    const last = moments.find(({ match }) => {
      const { steps } = match.game.view(match.state, 'spectator') as View;
      const step = steps.at(-1);
      return step?.kind === 'duel' && step.stage === 'last';
    });
    if (last?.asked === undefined) throw new Error('no one chooses last');
    const { match, asked } = last;
    const [beats = []] = beatsFor(match, [asked.seat], { from: -1 }) as readonly (readonly BoardBeat[])[];
    const view = match.game.view(match.state, asked.seat) as View;
    const owed = match.game.owed(match.state);
    const table: BoardTable = { ...newBoardTable(4), viewer: asked.seat, view, owed, log: beats };
    expect(question(table, words)).toBe(words.boardMap.playLast);
    const duel = latestDuel(table.log);
    if (duel === undefined) throw new Error('there is no duel');
    const others = duel.seats.filter((seat) => seat !== asked.seat);
    for (const seat of others) expect(shownBy(duel, seat).length).toBeGreaterThan(0);
    expect(shownBy(duel, asked.seat)).toEqual([]);
  });
});
