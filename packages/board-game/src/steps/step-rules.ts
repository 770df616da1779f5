/** The rules of a step: how it advances by itself, whom it asks what, and what an answer does. */
import type { Owed, Refusal } from '@carson/engine';
import type { Command } from '../command.ts';
import type { State } from '../state/state.ts';
import type { Step } from '../state/steps.ts';
import type { Table } from '../state/table.ts';

/** A seat that a step asks. */
export interface Question<F extends Step> {
  readonly state: State;
  readonly step: F;
  readonly seat: number;
}

export interface Answer<F extends Step, C extends Command = Command> {
  readonly step: F;
  readonly seat: number;
  readonly command: C;
}

/** A question as `Owed` describes it, without the seat. */
export type Ask = Pick<Owed, 'kind' | 'rule' | 'character'> & { readonly sealed?: true };

export interface StepRules<F extends Step> {
  /** Advances without an answer. False: nothing more can happen before a seat it asks has answered. */
  advance(table: Table, step: F): boolean;
  /** The mask of seats that owe an answer. */
  asks(state: State, step: F): number;
  /** What is asked, and by which rule. */
  ask(step: F, state: State): Ask;
  /** Every answer but roads, which may be laid at any question (B5.11). */
  options(question: Question<F>, out: Command[]): void;
  /** Why a command that could be an answer here is none; undefined where it is no kind of answer at all. */
  whyNot(question: Question<F>, command: Command): Refusal | undefined;
  play(table: Table, answer: Answer<F>): void;
}

/** A step without questions. */
export function automatic<F extends Step>(advance: (table: Table, step: F) => void): StepRules<F> {
  return {
    advance(table, step) {
      advance(table, step);
      return true;
    },
    asks: () => 0,
    ask: (step) => ({ kind: step.kind, rule: 'B1.0' }),
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
