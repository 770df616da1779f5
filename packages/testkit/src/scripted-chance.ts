/** Chance that was written down, and that has to be used up to the last outcome. */
import type { GameState } from '@carson/engine';

/** Runs `act` while `state` draws exactly these outcomes of `below()`, in this order. */
export function withChance<T>(state: GameState, outcomes: readonly number[], act: () => T): T {
  const { random } = state;
  if (random.script !== undefined) throw new Error('scripted chance: a script is already running');
  random.script = outcomes;
  try {
    const answer = act();
    const left = random.script.length;
    if (left > 0) throw new Error(`scripted chance: ${left} of ${outcomes.length} outcomes were not used`);
    return answer;
  } finally {
    delete random.script;
  }
}

/** Runs `act` while `state` throws exactly these dice, 1 to 6, in this order. */
export function withDice<T>(state: GameState, dice: readonly number[], act: () => T): T {
  const odd = dice.find((pips) => !Number.isInteger(pips) || pips < 1 || pips > 6);
  if (odd !== undefined) throw new Error(`scripted dice: ${odd} is not on a die`);
  return withChance(
    state,
    dice.map((pips) => pips - 1),
    act,
  );
}
