/** The final count, told line by line for those who listen. It changes nothing: the score follows from the cities. */
import type { CardLog } from '../event.ts';
import { linesOfAll, linesToTell } from '../final-score.ts';
import type { State, StepOf } from '../state/state.ts';

export function endGame(state: State, log?: CardLog): void {
  if (log === undefined) return;
  log({ type: 'gameEnded' });
  state.steps.push({ kind: 'count', told: 0 });
}

export function countLine(state: State, { told }: StepOf<'count'>, log?: CardLog): void {
  const line = linesToTell(state)[told];
  if (line === undefined) return;
  state.steps.push({ kind: 'count', told: told + 1 });
  const points = linesOfAll(state)
    .map(({ seat, lines }) => ({ seat, points: lines.find(({ id }) => id === line)?.points ?? 0 }))
    .filter((counted) => counted.points !== 0);
  log?.({ type: 'lineCounted', line, points });
}
