/** How the game tells its story: where a command stops. */
import { pick, seedRandom } from '@carson/engine';
import { type Beat, playInBeats, withDice } from '@carson/testkit';
import { describe, expect, it } from 'vitest';
import type { Command } from '../src/command.ts';
import type { BoardEvent } from '../src/event.ts';
import { boardGame } from '../src/game.ts';
import type { Player, State } from '../src/state/state.ts';
import { choosing } from './characters/holding.ts';
import { PASS, passAll, place, type Scene, say, scene } from './playing.ts';

type BoardBeat = Beat<State, BoardEvent>;

function told(
  state: State,
  seat: number,
  command: Command,
  dice: readonly number[] = [],
): readonly BoardBeat[] {
  let beats: readonly BoardBeat[] = [];
  const act = () => {
    beats = playInBeats(boardGame, state, { seat, command });
  };
  if (dice.length > 0) withDice(state, dice, act);
  else act();
  return beats;
}

const types = (beats: readonly BoardBeat[]) => beats.map(({ events }) => events.map(({ type }) => type));
const beatWith = (beats: readonly BoardBeat[], type: BoardEvent['type']) =>
  beats.filter(({ events }) => events.some((event) => event.type === type));
const STILL = { roads: 0, money: 0 };

describe('a command stops', () => {
  it('B6 at each duel: when it opens, after the throw, after the result', () => {
    const state = scene({ map: '.', all: STILL, players: [1, 1, 0] });
    say(state, 0, place('threeRoads'));
    const beats = told(state, 1, place('threeRoads'), [6, 1]);
    expect(types(beats).slice(1, 5)).toEqual([['passed'], ['passed'], ['passed'], ['duelOpened']]);
    const thrown = beatWith(beats, 'diceThrown')[0];
    expect(thrown?.events).toHaveLength(1);
    expect(thrown?.state.players.map(({ cowboys }) => cowboys)).toEqual([0, 0, 0]);
    expect(beatWith(beats, 'duelDecided')[0]?.state.players.map(({ cowboys }) => cowboys)).toEqual([0, 1, 0]);
    expect(beatWith(beats, 'roadsGained')[0]?.events).toHaveLength(1);
  });

  it('B10.4 after the reveal of duel tiles, before the result', () => {
    const state = scene({ options: { variants: { mightIsRight: true } }, all: STILL, players: [1, 1, 0] });
    say(state, 0, place('threeRoads'));
    say(state, 1, place('threeRoads'));
    const first = (seat: number) => pick(seedRandom('tile'), boardGame.options(state, seat));
    say(state, 0, first(0));
    const beats = told(state, 1, first(1));
    expect(
      types(beats)
        .slice(0, 3)
        .map(([type]) => type),
    ).toEqual(['tilesChosen', 'tilesRevealed', 'duelDecided']);
  });

  it('B7.1 at the income of each owner', () => {
    const players = [0, 1, 2].map((): Partial<Player> => ({ ...STILL, cowboys: 0 }));
    const given: Scene = {
      map: 'T0 . T1\n. . .\nT0 . T2',
      players: [{ ...STILL, cowboys: 1 }, ...players.slice(1)],
    };
    const beats = beatWith(told(scene(given), 0, PASS), 'buildingPaid');
    expect(beats.map(({ state }) => state.players.map(({ money }) => money))).toEqual([
      [12, 0, 0],
      [12, 6, 0],
      [12, 6, 6],
    ]);
  });

  it('B9.8 at each parcel that the Indian claims by the dice', () => {
    const state = choosing({ character: 'indian', side: 'yellow' });
    const beats = told(state, 0, { type: 'takeCharacter', character: 'indian' }, [1, 1, 6, 2]);
    expect(beatWith(beats, 'parcelClaimed').map(({ state: { players } }) => players[0]?.titles)).toEqual([
      11, 10,
    ]);
  });

  it('B10.3 at each outlaw that arrives and at each that moves', () => {
    const state = scene({
      options: { variants: { outlaws: true } },
      map: 'T0 . T1',
      all: STILL,
      players: [{ money: 12, cowboys: 1 }, 0, 0],
    });
    say(state, 0, PASS);
    const beats = told(state, 0, { type: 'spend', amount: 0 }, [1, 3, 6, 6, 4, 4]);
    expect(beatWith(beats, 'outlawThrown').map(({ events }) => events.length)).toEqual([1, 1]);
    expect(beatWith(beats, 'outlawsArrived')).toHaveLength(1);
  });

  it('B11 at the parts of the end of a round', () => {
    const state = scene({ map: '.', all: STILL, players: [1, 0, 0] });
    const parts = types(told(state, 0, PASS)).map(([type]) => type);
    const order = [
      'spaceClosed',
      'cowboysGained',
      'limitMet',
      'roundEnded',
      'orderSet',
      'rowSlid',
      'roundBegun',
    ];
    expect(parts.filter((type, at) => order.includes(type ?? '') && parts.indexOf(type) === at)).toEqual(
      order,
    );
  });

  it('B12 at each line of the final count, and the scores grow with the lines told', () => {
    const state = scene({
      map: 'T0 h1 M2',
      round: 4,
      all: STILL,
      players: [{ cowboys: 1, points: 3 }, { cowboys: 0, money: 8 }, 0],
    });
    const beats = told(state, 0, PASS);
    const lines = beatWith(beats, 'lineCounted');
    expect(lines.flatMap(({ events }) => events)).toEqual([
      { type: 'lineCounted', line: 'points', points: [{ seat: 0, points: 3 }] },
      {
        type: 'lineCounted',
        line: 'money',
        points: [
          { seat: 0, points: 1 },
          { seat: 1, points: 1 },
        ],
      },
      { type: 'lineCounted', line: 'property', points: [0, 1, 2].map((seat) => ({ seat, points: 2 })) },
    ]);
    const totals = lines.map((beat) => boardGame.score(beat.state).map(({ total }) => total));
    expect(totals).toEqual([
      [3, 0, 0],
      [4, 1, 0],
      [6, 3, 2],
    ]);
    expect(lines.every((beat) => boardGame.result(beat.state) === undefined)).toBe(true);
    expect(types(beats).at(-1)).toEqual(['gameEnded']);
    expect(boardGame.result(state)?.map(({ score }) => score)).toEqual([6, 3, 2]);
  });

  it('B12 the count changes nothing: without a listener the game ends the same', () => {
    const state = scene({ map: 'T0', round: 4, all: STILL, players: [1, 0, 0] });
    const silent = boardGame.clone(state);
    passAll(state, [0]);
    boardGame.play(silent, 0, PASS);
    expect(silent).toEqual(state);
  });
});

describe('the set-up stops', () => {
  it('B2.3 at the row, the river, the centre, each mountain, the order and the purses', () => {
    const options = boardGame.readOptions({ seats: 3, variants: { river: { course: 'board' } } });
    if (!options.ok) throw new Error('refused');
    const parts: string[][] = [[]];
    const log = Object.assign((event: BoardEvent) => void parts.at(-1)?.push(event.type), {
      beat: () => void parts.push([]),
    });
    boardGame.setup(options.value, 'set-up', log);
    const firsts = parts.filter(({ length }) => length > 0).map(([first]) => first);
    expect(firsts).toEqual([
      'rosterSet',
      'tileDrawn',
      'riverSet',
      'centreThrown',
      ...Array.from({ length: 6 }, () => 'mountainThrown'),
      'orderDrawn',
      'moneyGained',
    ]);
  });
});
