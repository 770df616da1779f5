import type { Game } from '@carson/engine';
import { type Command, readCommand } from './command.ts';
import type { CardEvent } from './event.ts';
import { resultOf, scoreOf } from './final-score.ts';
import { play } from './play.ts';
import { queue } from './queue.ts';
import { type Options, readOptions } from './setup/options.ts';
import { setup } from './setup/setup.ts';
import { cloneState } from './state/clone.ts';
import type { State } from './state/state.ts';
import { check, options, owed } from './steps/questions.ts';
import { imagine } from './view/imagine.ts';
import type { View } from './view/view.ts';
import { viewOf, viewsOf } from './view/viewing.ts';

export type CardGame = Game<Options, State, Command, View, CardEvent>;

/** Carson City: The Card Game. */
export const cardGame: CardGame = {
  id: 'cards',
  rules: 2,
  formerRules: [1],
  readOptions,
  readCommand,
  setup,
  seats: (state) => state.seats.length,
  owed,
  options,
  check,
  play: (state, seat, command, log) => play(state, seat, { command, log }),
  clone: cloneState,
  view: viewOf,
  views: viewsOf,
  score: scoreOf,
  result: resultOf,
  imagine,
  queue,
};
