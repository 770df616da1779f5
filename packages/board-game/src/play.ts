/** Carries out a command, then advances the game until a seat has to decide. */
import type { Owed, Refusal } from '@carson/engine';
import { refusal } from '@carson/engine';
import { type Command, sameCommand } from './command.ts';
import { holds, known } from './lists.ts';
import type { State } from './state/state.ts';
import type { Step } from './state/steps.ts';
import { type Table, topStep } from './state/table.ts';
import { rulesOf } from './steps/index.ts';
import { playRoad, roadOptions, whyNotLaid } from './town/roads.ts';

export function owed(state: State): Owed[] {
  const step = askingStep(state);
  if (step === undefined) return [];
  const rules = rulesOf(step);
  const mask = rules.asks(state, step);
  const ask = { sealed: false, ...rules.ask(step, state) };
  const all: Owed[] = [];
  for (let seat = 0; seat < state.players.length; seat++) {
    if (holds(mask, seat)) all.push({ seat, decision: state.decisions[seat] ?? 0, required: true, ...ask });
  }
  return all;
}

export function options(state: State, seat: number): Command[] {
  const out: Command[] = [];
  const step = askingStep(state);
  if (step === undefined) return out;
  const rules = rulesOf(step);
  if (!holds(rules.asks(state, step), seat)) return out;
  rules.options({ state, step, seat }, out);
  roadOptions(state, seat, out);
  return out;
}

/** A command is legal if it is among the options; the rest finds the reason why it is not. */
export function check(state: State, seat: number, command: Command): Refusal | undefined {
  const step = topStep(state);
  if (step === undefined) return refusal('gameOver', 'B12.4');
  const rules = rulesOf(step);
  if (!holds(rules.asks(state, step), seat)) return refusal('notYourDecision', 'B4.1', { seat });
  if (options(state, seat).some((option) => sameCommand(option, command))) return undefined;
  const reason =
    command.type === 'layRoad'
      ? whyNotLaid(state, seat, command.edge)
      : rules.whyNot(command, { state, step, seat });
  if (reason === undefined) {
    return refusal('notAskedNow', undefined, { command: command.type, asked: rules.ask(step, state).kind });
  }
  return { ...reason, params: { ...subjectOf(command), ...reason.params } };
}

/** What the command was about, as parameters of the refusal. */
function subjectOf({ type: _type, ...subject }: Command): Record<string, string | number> {
  const params: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(subject)) {
    if (typeof value === 'string' || typeof value === 'number') params[key] = value;
  }
  return params;
}

export function play(table: Table, seat: number, command: Command): void {
  const { state } = table;
  const step = known(topStep(state), 'a game that goes on');
  state.asking = false;
  if (command.type === 'layRoad') playRoad(table, seat, command.edge);
  else rulesOf(step).play(command, table, { step, seat });
  state.moves++;
  table.log?.beat?.();
  advance(table);
  numberDecisions(state, seat);
}

/** Advances the steps until a seat has to decide or the game is over. Every advance of a step is a beat. */
export function advance(table: Table): void {
  const { state, log } = table;
  for (;;) {
    const step = topStep(state);
    if (step === undefined || !rulesOf(step).advance(table, step)) break;
    log?.beat?.();
  }
  state.asking = state.steps.length > 0;
}

function askingStep(state: State): Step | undefined {
  return state.asking ? topStep(state) : undefined;
}

/** Gives a new decision number to seats that were not asked before and to the seat that just answered. */
export function numberDecisions(state: State, speaker: number): void {
  const step = topStep(state);
  const mask = step === undefined ? 0 : rulesOf(step).asks(state, step);
  for (let seat = 0; seat < state.decisions.length; seat++) {
    if (!holds(mask, seat)) state.decisions[seat] = 0;
    else if (seat === speaker || state.decisions[seat] === 0) state.decisions[seat] = state.moves + 1;
  }
}
