/** What an option would bring: certain where it is, a spread where chance decides. */
import { boardGame } from '@carson/board-game';
import { cardGame } from '@carson/card-game';
import {
  type AnyGame,
  cloneRandom,
  die,
  type GameCommand,
  type GameState,
  pick,
  type Random,
  seedRandom,
  startMatch,
  submit,
  tallyOf,
} from '@carson/engine';
import { describe, expect, it, vi } from 'vitest';
import { createHost } from '../src/table/worker/host.ts';
import { previewsOf, type TriedGame } from '../src/table/worker/previews.ts';
import { savedGame, withPerson } from './desk.ts';
import { SEATS } from './page.ts';

/** One seat: `take` brings 2, `throw` brings what the die shows if it is 5 or more; `shake` throws it often, for nothing. */
const dice = {
  imagine: (_view: unknown, random: Random): DiceState => ({ random, reveals: 0, points: 0 }),
  clone: (state: DiceState): DiceState => ({ ...state, random: cloneRandom(state.random) }),
  score: ({ points }: DiceState) => [
    { seat: 0, total: points, lines: [{ id: 'points', points, rule: 'T1', parts: [] }] },
  ],
  play(state: DiceState, _seat: number, command: GameCommand) {
    if (command.type === 'take') state.points += 2;
    for (let left = Number(command.type.split(' ')[1] ?? 0); left > 0; left--) die(state.random);
    const pips = command.type.startsWith('throw') ? die(state.random) : 0;
    state.points += pips >= 5 ? pips : 0;
  },
} satisfies TriedGame;

interface DiceState extends GameState {
  points: number;
}

function pointsOf(game: AnyGame, state: GameState, seat: number): number {
  return game.score(state).find((score) => score.seat === seat)?.total ?? 0;
}

describe('the preview of an option', () => {
  const [take, thrown] = previewsOf({
    game: dice,
    view: {},
    seat: 0,
    options: [{ type: 'take' }, { type: 'throw' }],
  });

  it('is a fact where no chance is met', () => {
    expect(take).toEqual({ gain: 2, lines: [{ id: 'points', change: 2 }] });
  });

  it('is no fact where chance decides: every outcome has its share', () => {
    const outcomes = thrown?.outcomes ?? [];
    expect(outcomes.map(({ gain }) => gain).sort()).toEqual([0, 5, 6]);
    expect(outcomes[0]).toMatchObject({ gain: 0 });
    expect(outcomes.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    expect(thrown?.lines).toEqual([]);
    expect(thrown?.gain).toBeGreaterThan(0);
    expect(thrown?.gain).toBeLessThan(6);
  });

  it('is no fact either where chance decides among many options', () => {
    const many = (what: string) => Array.from({ length: 60 }, (_, at) => ({ type: `${what} ${at + 1}` }));
    const options = [...many('throw'), ...many('shake')];
    const previews = previewsOf({ game: dice, view: {}, seat: 0, options });
    expect(previews.slice(0, 60).filter(({ outcomes }) => outcomes === undefined)).toEqual([]);
    for (const shaken of previews.slice(60)) expect(shaken).toEqual({ gain: 0, lines: [] });
  });

  it.each([
    ['cards', cardGame, { seats: SEATS }, 120],
    ['board', boardGame, { seats: 3, roster: { by: 'preset', preset: 'firstGame' } }, 160],
  ] as const)('of %s is never one sample told as a fact', (_, rules, options, moves) => {
    const game: AnyGame = rules;
    const started = startMatch(game, options, 'previews');
    if (!started.ok) throw new Error(started.refusal.code);
    let match = started.value;
    const random = seedRandom('previews');
    let uncertain = 0;
    for (let at = 0; at < moves && game.owed(match.state).length > 0; at++) {
      const { seat } = pick(random, game.owed(match.state));
      const commands = game.options(match.state, seat);
      const view = game.view(match.state, seat);
      if (at % 4 === 0) {
        const previews = previewsOf({ game, view, seat, options: commands });
        for (const [index, command] of commands.entries()) {
          const imagined = game.imagine(view, seedRandom('another'));
          const before = tallyOf(imagined);
          game.play(imagined, seat, command);
          const isCertain = JSON.stringify(tallyOf(imagined)) === JSON.stringify(before);
          const preview = previews[index];
          if (isCertain) expect(preview?.outcomes).toBeUndefined();
          else uncertain++;
          if (isCertain || preview?.outcomes !== undefined) continue;
          for (const world of ['one', 'two', 'three']) {
            const other = game.imagine(view, seedRandom(world));
            const points = pointsOf(game, other, seat);
            game.play(other, seat, command);
            expect(pointsOf(game, other, seat) - points).toBe(preview?.gain);
          }
        }
      }
      const next = submit(match, { seat, command: pick(random, commands) });
      if (!next.ok) throw new Error(next.refusal.code);
      match = next.value;
    }
    expect(uncertain).toBeGreaterThan(0);
  });
});

describe('previews at a table', () => {
  it('are worked out after the picture has been sent', async () => {
    const imagine = vi.spyOn(cardGame, 'imagine');
    const sent: (readonly [type: string, imagined: number])[] = [];
    const host = createHost({
      store: async () => undefined,
      publish: ({ type }) => void sent.push([type, imagine.mock.calls.length]),
      later: () => undefined,
      now: () => 0,
    });
    await host({ type: 'open', saved: savedGame(withPerson) });
    await host({ type: 'show', viewer: 0 });
    const [picture, previews] = sent.slice(-2);
    expect(picture).toEqual(['update', 0]);
    expect(previews?.[0]).toBe('previews');
    expect(previews?.[1]).toBeGreaterThan(0);
  });
});
