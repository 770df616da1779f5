/** Carson City, the board game, as the engine knows games. */
import type { Game } from '@carson/engine';
import { type Command, readCommand } from './command.ts';
import type { BoardEvent } from './event.ts';
import { advance, check, numberDecisions, options, owed, play } from './play.ts';
import { queue } from './queue.ts';
import { resultOf, scoreOf } from './score.ts';
import type { Options } from './setup/options.ts';
import { readOptions } from './setup/read-options.ts';
import { newState, setup } from './setup/setup.ts';
import { cloneState } from './state/clone.ts';
import type { State } from './state/state.ts';
import { NOBODY } from './town/town.ts';
import { imagine } from './view/imagine.ts';
import type { View } from './view/view.ts';
import { viewOf, viewsOf } from './view/viewing.ts';

export const boardGame: Game<Options, State, Command, View, BoardEvent> = {
  id: 'board',
  rules: 2,
  formerRules: [1],
  readOptions,
  readCommand,
  setup(given, seed, log) {
    const state = newState(given, seed);
    const table = { state, log };
    setup(table);
    advance(table);
    numberDecisions(state, NOBODY);
    return state;
  },
  seats: (state) => state.players.length,
  owed,
  options,
  check,
  play: (state, seat, command, log) => play({ state, log }, seat, command),
  clone: cloneState,
  view: viewOf,
  views: viewsOf,
  score: scoreOf,
  result: (state) => (state.steps.length === 0 ? resultOf(state) : undefined),
  imagine,
  queue,
};
