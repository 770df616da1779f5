/** The powers that count now. */
import { characterOf, POWERS } from '../content/characters/index.ts';
import { NO_POWER, type Power } from '../content/characters/power.ts';
import { playerOf, type State } from '../state/state.ts';
import type { Ask } from '../steps/step-rules.ts';
import { NOBODY } from '../town/town.ts';

/** The power of the seat's character, or one that can do nothing. */
export function powerOf(state: State, seat: number): Power {
  return POWERS[playerOf(state, seat).power] ?? NO_POWER;
}

/** What a power asks, of its owner or of others. */
export function askByPower(state: State, holder: number, kind: string): Ask {
  const { rule } = powerOf(state, holder);
  const character = characterOf(playerOf(state, holder).power);
  return character === undefined ? { kind, rule } : { kind, rule, character };
}

/** The seat whose power this is true of, or NOBODY: a character is held by one seat at most. */
export function holderOf(state: State, has: (power: Power) => boolean): number {
  for (let seat = 0; seat < state.players.length; seat++) if (has(powerOf(state, seat))) return seat;
  return NOBODY;
}
