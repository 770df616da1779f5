/** Carson City, the board game, as the engine knows games. */
import type { Game } from '@carson/engine';
import { type Command, readCommand } from './command.ts';
import type { GameEvent } from './event.ts';
import { imagine } from './imagine.ts';
import type { Options } from './options.ts';
import { check, dateDecisions, goOn, options, owed, play } from './play.ts';
import { readOptions } from './read-options.ts';
import { ranking, scoreOf } from './score.ts';
import { layOut, newState } from './set-up.ts';
import { cloneState, type State } from './state.ts';
import { NOBODY } from './town.ts';
import type { View } from './view.ts';
import { viewOf } from './viewing.ts';

export const boardGame: Game<Options, State, Command, View, GameEvent> = {
  id: 'board',
  rules: 2,
  formerRules: [1],
  readOptions,
  readCommand,
  setup(given, seed, log) {
    const state = newState(given, seed);
    const table = { state, log };
    layOut(table);
    goOn(table);
    dateDecisions(state, NOBODY);
    return state;
  },
  seats: (state) => state.players.length,
  owed,
  options,
  check,
  play: (state, seat, command, log) => play({ state, log }, seat, command),
  clone: cloneState,
  view: viewOf,
  score: scoreOf,
  result: (state) => (state.frames.length === 0 ? ranking(state) : undefined),
  imagine,
};
