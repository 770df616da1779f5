/** What an option would bring: a fact where it is one, chances where chance decides. */
import { isDeepStrictEqual } from 'node:util';
import { cardGame } from '@carson/card-game';
import {
  type AnyGame,
  below,
  cloneRandom,
  die,
  type GameCommand,
  type GameEvent,
  type GameState,
  type Log,
  type Match,
  pick,
  type Random,
  type SeatScore,
  seedRandom,
  startMatch,
  submit,
  tallyOf,
} from '@carson/engine';
import { describe, expect, it, vi } from 'vitest';
import { rules as boardRules } from '../src/rules/board.ts';
import { rules as cardRules } from '../src/rules/cards.ts';
import type { GameRules } from '../src/rules/game-rules.ts';
import { createHost } from '../src/table/worker/host.ts';
import { type Preview, previewsOf } from '../src/table/worker/previews.ts';
import { savedGame, withPerson } from './desk.ts';
import { SEATS } from './page.ts';

/** One seat: taking brings 2, a throw what the die shows if it is 5 or more, and a shake 2 whatever the die shows. */
const dice = {
  imagine: (_view: unknown, random: Random): DiceState => ({ random, reveals: 0, points: 0 }),
  clone: (state: DiceState): DiceState => ({ ...state, random: cloneRandom(state.random) }),
  score: ({ points }: DiceState) => [
    { seat: 0, total: points, lines: [{ id: 'points', points, rule: 'T1', parts: [] }] },
  ],
  play(state: DiceState, _seat: number, { type }: GameCommand, log?: Log<GameEvent>) {
    if (type === 'shake') die(state.random);
    if (type === 'throw') state.points += highDie(state.random);
    else state.points += 2;
    log?.beat?.();
    if (type === 'take, then throw') state.points += highDie(state.random);
    log?.beat?.();
  },
};

interface DiceState extends GameState {
  points: number;
}

function highDie(random: Random): number {
  const pips = die(random);
  return pips >= 5 ? pips : 0;
}

const DICE = { game: dice };

describe('the preview of an option', () => {
  const [take, thrown, shaken, late] = previewsOf({
    rules: DICE,
    view: {},
    seat: 0,
    options: [{ type: 'take' }, { type: 'throw' }, { type: 'shake' }, { type: 'take, then throw' }],
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

  it('is no fact where chance has spoken, even if every trial agrees', () => {
    expect(shaken).toEqual({ gain: 2, lines: [], outcomes: [{ gain: 2, share: 1 }] });
  });

  it('counts what the option itself brings, not what follows by itself', () => {
    expect(late).toEqual(take);
  });
});

/** What an option does to the true game, which no preview has seen, until it has been carried out. */
function effectOf({ game, isUnderWay }: GameRules, state: GameState, { seat, command }: Answer) {
  const tried = game.clone(state);
  const looks: { readonly score: SeatScore | undefined; readonly tally: unknown }[] = [];
  const look = () =>
    looks.push({ score: game.score(tried).find((score) => score.seat === seat), tally: tallyOf(tried) });
  const beat = (): void => {
    if (isUnderWay?.(state, tried) !== true) look();
  };
  game.play(
    tried,
    seat,
    command,
    Object.assign(() => undefined, { beat }),
  );
  look();
  return looks[0];
}

function pointsIn(score: SeatScore | undefined, line: string): number {
  return score?.lines.find(({ id }) => id === line)?.points ?? 0;
}

interface Answer {
  readonly seat: number;
  readonly command: GameCommand;
}

const LANDOWNERS = { seats: 4, roster: { by: 'preset', preset: 'landowners' } };

const GAMES = [
  ['cards', cardRules, { seats: SEATS }],
  ['board', boardRules, { seats: 3, roster: { by: 'preset', preset: 'firstGame' } }],
  ['board, with powers that throw dice', boardRules, LANDOWNERS],
] as const;

describe.each(GAMES)('in a game of %s', (_, rules, options) => {
  const { game } = rules;
  const positions = positionsOf(game, options);

  it('the preview of what meets chance is no fact, any other is exactly what happens', () => {
    let facts = 0;
    for (const { match, seat } of positions) {
      const { state } = match;
      const view = game.view(state, seat);
      const commands = game.options(state, seat);
      const before = game.score(state).find((score) => score.seat === seat);
      const previews = previewsOf({ rules, view, seat, options: commands });
      for (const [index, command] of commands.entries()) {
        const effect = effectOf(rules, state, { seat, command });
        const { gain, lines, outcomes } = previews[index] ?? { gain: Number.NaN };
        const isCertain = isDeepStrictEqual(effect?.tally, tallyOf(state));
        expect(outcomes === undefined, JSON.stringify(command)).toBe(isCertain);
        if (!isCertain) continue;
        facts += 1;
        const after = effect?.score;
        expect({ gain, lines }, JSON.stringify(command)).toEqual({
          gain: (after?.total ?? 0) - (before?.total ?? 0),
          lines: (after?.lines ?? [])
            .map(({ id, points }) => ({ id, change: points - pointsIn(before, id) }))
            .filter(({ change }) => change !== 0),
        });
      }
    }
    expect(facts).toBeGreaterThan(500);
  });
});

interface Position {
  readonly match: Match;
  readonly seat: number;
}

/** Every few questions of a game at random. */
function positionsOf(game: AnyGame, options: unknown): readonly Position[] {
  const started = startMatch(game, options, 'previews');
  if (!started.ok) throw new Error(started.refusal.code);
  let match = started.value;
  const random = seedRandom('previews');
  const positions: Position[] = [];
  while (game.owed(match.state).length > 0) {
    const { seat } = pick(random, game.owed(match.state));
    if (below(random, 3) === 0) positions.push({ match, seat });
    const next = submit(match, { seat, command: pick(random, game.options(match.state, seat)) });
    if (!next.ok) throw new Error(next.refusal.code);
    match = next.value;
  }
  return positions;
}

describe('an answer that the board game carries out in several steps', () => {
  const { game } = boardRules;
  const preview = ({ match, seat }: Position, command: GameCommand): Preview | undefined =>
    previewsOf({ rules: boardRules, view: game.view(match.state, seat), seat, options: [command] })[0];

  it('counts the building that stands with its last house, even where chance follows', () => {
    const found = positionsOf(game, { seats: 4 }).flatMap((position) => {
      const { match, seat } = position;
      return game.options(match.state, seat).flatMap((command) => {
        if (command.type !== 'setHouse') return [];
        const beats = beatsOfAnswer(match, { seat, command });
        const built = beats.findIndex(({ types }) => types.includes('buildingBuilt'));
        return built < 1
          ? []
          : [{ before: pointsOf(game, match.state, seat), beats, built, position, command }];
      });
    });
    for (const { before, beats, built, position, command } of found)
      expect(preview(position, command)).toMatchObject({ gain: (beats[built]?.points ?? 0) - before });
    expect(found.some(({ beats, built }) => beats[built]?.points !== beats[built - 1]?.points)).toBe(true);
    expect(found.some(({ beats }) => beats[0]?.drawn !== beats.at(-1)?.drawn)).toBe(true);
  });

  it('has given both parcels for which the Indian throws dice before it counts', () => {
    const found = positionsOf(game, LANDOWNERS).flatMap(({ match, seat }) =>
      game.options(match.state, seat).flatMap((command) => {
        if (boardRules.characterTaken(command) !== 'indian') return [];
        const beats = beatsOfAnswer(match, { seat, command });
        const thrown = beats.map(({ types }) => types.includes('parcelThrown'));
        return [{ last: thrown.lastIndexOf(true), counted: beats.findIndex(({ isCounted }) => isCounted) }];
      }),
    );
    expect(found.some(({ last }) => last > 0)).toBe(true);
    for (const { last, counted } of found) expect(counted).toBeGreaterThanOrEqual(last);
  });
});

/** What an answer to the board game leads to, stop by stop. */
function beatsOfAnswer({ game, state }: Match, { seat, command }: Answer) {
  const tried = game.clone(state);
  const beats: { types: string[]; points: number; drawn: number; isCounted: boolean }[] = [];
  let types: string[] = [];
  const beat = (): void => {
    const isCounted = boardRules.isUnderWay?.(state, tried) !== true;
    beats.push({ types, points: pointsOf(game, tried, seat), drawn: tallyOf(tried).drawn, isCounted });
    types = [];
  };
  game.play(
    tried,
    seat,
    command,
    Object.assign(({ type }: GameEvent) => void types.push(type), { beat }),
  );
  beat();
  return beats;
}

function pointsOf(game: AnyGame, state: GameState, seat: number): number {
  return game.score(state).find((score) => score.seat === seat)?.total ?? 0;
}

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
