/** What a step of the game is: how it goes on by itself, whom it asks what, and what an answer does. */
import type { Owed, Refusal } from '@carson/engine';
import type { Command } from '../command.ts';
import type { Frame } from '../frames.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';

/** A seat in front of a frame that asks it. */
export interface Question<F extends Frame> {
  readonly state: State;
  readonly frame: F;
  readonly seat: number;
}

export interface Answer<F extends Frame, C extends Command = Command> {
  readonly frame: F;
  readonly seat: number;
  readonly command: C;
}

/** A question as `Owed` describes it, whoever is asked. */
export type Ask = Pick<Owed, 'kind' | 'rule' | 'character'> & { readonly sealed?: true };

export interface Step<F extends Frame> {
  /** One move on, without anybody. False: nothing more can happen before a seat it asks has answered. */
  advance(table: Table, frame: F): boolean;
  /** The mask of seats that owe an answer. */
  asks(state: State, frame: F): number;
  /** What is asked, and by which rule. */
  ask(frame: F, state: State): Ask;
  /** Every answer but roads, which may be laid at any question (B5.11). */
  options(question: Question<F>, out: Command[]): void;
  /** Why a command that could be an answer here is none; undefined where it is no kind of answer at all. */
  whyNot(question: Question<F>, command: Command): Refusal | undefined;
  play(table: Table, answer: Answer<F>): void;
}

/** A step that asks nobody. */
export function automatic<F extends Frame>(advance: (table: Table, frame: F) => void): Step<F> {
  return {
    advance(table, frame) {
      advance(table, frame);
      return true;
    },
    asks: () => 0,
    ask: ({ step }) => ({ kind: step, rule: 'B1.0' }),
    options: () => undefined,
    whyNot: () => undefined,
    play: ({ state }) => {
      throw new Error(`nobody is asked in round ${state.round}`);
    },
  };
}

export function maskOf(seat: number): number {
  return 1 << seat;
}
