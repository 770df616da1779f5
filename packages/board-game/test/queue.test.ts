import { type GameCommand, pick, type Random } from '@carson/engine';
import { playWithQueuedAnswers } from '@carson/testkit';
import { describe, expect, it } from 'vitest';
import { boardGame } from '../src/game.ts';

/** Eager to build and to place; without roads, which may be laid at every question, a game is short. */
function eager(random: Random, options: readonly GameCommand[]): GameCommand {
  const others = options.filter(({ type }) => type !== 'layRoad');
  const wanted = others.filter(({ type }) =>
    ['build', 'buyParcel', 'takeTile', 'placeCowboy'].includes(type),
  );
  return pick(random, [wanted, others, options].find((some) => some.length > 0) ?? options);
}

describe('queued answers', () => {
  it('are given while every fact they depend on is as it was, and dropped for good once one is not', () => {
    const outcomes = playWithQueuedAnswers({
      game: boardGame,
      // A fixed roster: a new character changes no game.
      options: () => ({ seats: 5, roster: { by: 'preset', preset: 'firstGame' } }),
      games: 3,
      seed: 'b',
      choose: eager,
    });
    expect([...outcomes.keys()]).toEqual(
      expect.arrayContaining([
        'answers pass',
        'answers placeCowboy',
        'answers takeCharacter',
        'drops aim',
        'drops joined',
        'drops passed',
        'drops place',
      ]),
    );
  });

  it('see a cowboy of another seat on an own building, and no other cowboy', () => {
    const options = boardGame.readOptions({ seats: 3, roster: { by: 'lot' } });
    if (!options.ok) throw new Error(options.refusal.code);
    const view = boardGame.view(boardGame.setup(options.value, 'attacked'), 'spectator');
    const at = (place: number, value: number) => (_: number, parcel: number) =>
      parcel === place ? value : -1;
    const town = { ...view.town, owner: view.town.owner.map(at(9, 1)), on: view.town.on.map(at(9, 5)) };
    const cowboy = (seat: number, place: number) => ({
      ...{ seat, place, count: 1 },
      ...{ white: false, token: false, dynamite: false },
    });
    const attacked = (...pieces: ReturnType<typeof cowboy>[]) =>
      boardGame.queue?.facts({ ...view, town, pieces }, 1, { type: 'pass' })['attacked'];
    expect(attacked(cowboy(1, 9), cowboy(0, 10))).toEqual([]);
    expect(attacked(cowboy(1, 9), cowboy(0, 9))).toEqual([cowboy(0, 9)]);
  });
});
