/** What the rules do with a command, and how the game goes on until somebody has to decide. */
import type { Owed, Refusal } from '@carson/engine';
import { refusal } from '@carson/engine';
import { type Command, sameCommand } from './command.ts';
import type { Frame } from './frames.ts';
import { holds } from './lists.ts';
import { playRoad, roadOptions, whyNotLaid } from './roads.ts';
import type { State } from './state.ts';
import { stepOf } from './steps/index.ts';
import { type Table, topFrame } from './table.ts';

export function owed(state: State): Owed[] {
  const frame = askingFrame(state);
  if (frame === undefined) return [];
  const step = stepOf(frame);
  const mask = step.asks(state, frame);
  const ask = { sealed: false, ...step.ask(frame, state) };
  const all: Owed[] = [];
  for (let seat = 0; seat < state.players.length; seat++) {
    if (holds(mask, seat)) all.push({ seat, decision: state.decisions[seat] ?? 0, required: true, ...ask });
  }
  return all;
}

export function options(state: State, seat: number): Command[] {
  const out: Command[] = [];
  const frame = askingFrame(state);
  if (frame === undefined) return out;
  const step = stepOf(frame);
  if (!holds(step.asks(state, frame), seat)) return out;
  step.options({ state, frame, seat }, out);
  roadOptions(state, seat, out);
  return out;
}

/** A command is legal if it is among the options; the rest is to say why it is not. */
export function check(state: State, seat: number, command: Command): Refusal | undefined {
  const frame = topFrame(state);
  if (frame === undefined) return refusal('gameOver', 'B12.4');
  const step = stepOf(frame);
  if (!holds(step.asks(state, frame), seat)) return refusal('notYourDecision', 'B4.1', { seat });
  if (options(state, seat).some((option) => sameCommand(option, command))) return undefined;
  const reason =
    command.type === 'layRoad'
      ? whyNotLaid(state, seat, command.edge)
      : step.whyNot({ state, frame, seat }, command);
  if (reason === undefined) {
    return refusal('notAskedNow', undefined, { command: command.type, asked: step.ask(frame, state).kind });
  }
  return { ...reason, params: { ...subjectOf(command), ...reason.params } };
}

/** What the command was about, as parameters of the refusal. */
function subjectOf(command: Command): Record<string, string | number | boolean> {
  const params: Record<string, string | number | boolean> = {};
  for (const [key, value] of Object.entries(command)) {
    if (
      key !== 'type' &&
      (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    ) {
      params[key] = value;
    }
  }
  return params;
}

export function play(table: Table, seat: number, command: Command): void {
  const { state } = table;
  const frame = topFrame(state);
  if (frame === undefined) throw new Error('the game is over');
  state.asking = false;
  if (command.type === 'layRoad') playRoad(table, seat, command.edge);
  else stepOf(frame).play(table, { frame, seat, command });
  state.moves++;
  table.log?.beat?.();
  goOn(table);
  dateDecisions(state, seat);
}

/** Goes on until a seat has to decide or the game is over. Every move of a step is a beat. */
export function goOn(table: Table): void {
  const { state, log } = table;
  for (;;) {
    const frame = topFrame(state);
    if (frame === undefined || !stepOf(frame).advance(table, frame)) break;
    log?.beat?.();
  }
  state.asking = state.frames.length > 0;
}

function askingFrame(state: State): Frame | undefined {
  return state.asking ? topFrame(state) : undefined;
}

/** A question is new for whoever was not asked before, and for whoever just spoke. */
export function dateDecisions(state: State, speaker: number): void {
  const frame = topFrame(state);
  const mask = frame === undefined ? 0 : stepOf(frame).asks(state, frame);
  for (let seat = 0; seat < state.decisions.length; seat++) {
    if (!holds(mask, seat)) state.decisions[seat] = 0;
    else if (seat === speaker || state.decisions[seat] === 0) state.decisions[seat] = state.moves + 1;
  }
}
