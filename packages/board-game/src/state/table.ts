/** What every step works on: the state that changes and the listener that is told about it. */
import type { Log } from '@carson/engine';
import type { BoardEvent } from '../event.ts';
import type { State } from './state.ts';
import type { Step } from './steps.ts';

export interface Table {
  readonly state: State;
  readonly log: Log<BoardEvent> | undefined;
}

export function topStep(state: State): Step | undefined {
  return state.steps[state.steps.length - 1];
}

export function push(state: State, step: Step): void {
  state.steps.push(step);
}

export function pop(state: State): void {
  state.steps.pop();
}

/** Puts a step in the place of the last one. */
export function change(state: State, step: Step): void {
  state.steps[state.steps.length - 1] = step;
}
