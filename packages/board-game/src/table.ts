/** What every step works on: the state that changes and the listener that is told about it. */
import type { Log } from '@carson/engine';
import type { GameEvent } from './event.ts';
import type { Frame } from './frames.ts';
import type { State } from './state.ts';

export interface Table {
  readonly state: State;
  readonly log: Log<GameEvent> | undefined;
}

export function topFrame(state: State): Frame | undefined {
  return state.frames[state.frames.length - 1];
}

export function push(state: State, frame: Frame): void {
  state.frames.push(frame);
}

export function pop(state: State): void {
  state.frames.pop();
}

/** Puts a frame in the place of the last one. */
export function change(state: State, frame: Frame): void {
  state.frames[state.frames.length - 1] = frame;
}
