/** The rules of a step: how it advances by itself, whom it asks what, and what an answer does. */
import { callByType, type Owed, type Refusal, type SomeByType } from '@carson/engine';
import type { Command } from '../command.ts';
import { nth } from '../lists.ts';
import type { State } from '../state/state.ts';
import type { Step } from '../state/steps.ts';
import { change, pop, type Table } from '../state/table.ts';

/** The step that is under way, and the seat it is about. */
export interface Turn<F extends Step> {
  readonly step: F;
  readonly seat: number;
}

/** A seat that a step asks. */
export interface Question<F extends Step> extends Turn<F> {
  readonly state: State;
}

/** A question as `Owed` describes it, without the seat. */
export type Ask = Pick<Owed, 'kind' | 'rule' | 'character'> & {
  readonly sealed?: true;
  readonly onTimeout?: Command;
};

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
  whyNot(command: Command, question: Question<F>): Refusal | undefined;
  play(command: Command, table: Table, turn: Turn<F>): void;
}

/** Rules with an entry for each kind of command that can be an answer. */
interface Asking<F extends Step> extends Omit<StepRules<F>, 'whyNot' | 'play'> {
  readonly whyNot?: SomeByType<Command, [Question<F>], Refusal | undefined>;
  readonly play: SomeByType<Command, [Table, Turn<F>], void>;
}

export function asking<F extends Step>({ whyNot = {}, play, ...rules }: Asking<F>): StepRules<F> {
  return {
    advance: rules.advance,
    asks: rules.asks,
    ask: rules.ask,
    options: rules.options,
    whyNot: (command, question) => callByType(whyNot, command, question),
    play: (command, table, turn) => callByType(play, command, table, turn),
  };
}

type AskingSeat<F extends Step> = Omit<Asking<F>, 'advance' | 'asks'> & Partial<Pick<Asking<F>, 'advance'>>;

/** A step that asks the seat it is about. */
export function askingSeat<F extends Step & { readonly seat: number }>(rules: AskingSeat<F>): StepRules<F> {
  return asking({ advance: () => false, ...rules, asks: (_, { seat }) => maskOf(seat) });
}

type InTurn<F extends Step> = Omit<Asking<F>, 'advance' | 'asks'> & {
  /** What the seat has to do by itself, as `advance`. */
  readonly turn: (table: Table, turn: Turn<F>) => boolean;
};

/** A step that asks the seats in turn order, until all had their turn. */
export function inTurn<F extends Step & { readonly at: number }>({
  turn,
  ...rules
}: InTurn<F>): StepRules<F> {
  return asking({
    ...rules,
    advance(table, step) {
      const { state } = table;
      if (step.at < state.players.length) return turn(table, { step, seat: nth(state.turnOrder, step.at) });
      pop(state);
      return true;
    },
    asks: (state, { at }) => maskOf(nth(state.turnOrder, at)),
  });
}

/** On to the next seat. */
export function endTurn(state: State, step: Extract<Step, { readonly at: number }>): true {
  change(state, { ...step, at: step.at + 1 });
  return true;
}

const NOTHING: Ask = { kind: 'nothing', rule: 'B1.0' };

/** A step without questions. */
export function automatic<F extends Step>(advance: (table: Table, step: F) => void): StepRules<F> {
  return asking({
    advance(table, step) {
      advance(table, step);
      return true;
    },
    asks: () => 0,
    ask: () => NOTHING,
    options: () => undefined,
    play: {},
  });
}

export function maskOf(seat: number): number {
  return 1 << seat;
}
