/** One more character at the end of the game (C7.s, C7.3). */
import { type Refusal, refusal } from '@carson/engine';
import { CHARACTERS } from '../characters/index.ts';
import type { Command, CommandOf } from '../command.ts';
import type { CardLog } from '../event.ts';
import { CHARACTER_IDS, type CharacterId } from '../ids.ts';
import { isVirtual, type OpenSeat, type State, seatAt } from '../state/state.ts';

/** The real seat that may recruit; undefined where there is none. */
export function recruiterOf(state: State): number | undefined {
  const seat = state.seats.findIndex(
    (owner) => !isVirtual(owner) && owner.characters.some((id) => CHARACTERS[id].recruits === true),
  );
  return seat < 0 ? undefined : seat;
}

/** The character by which the seat recruits. */
export function recruiting({ characters }: OpenSeat): CharacterId {
  const character = characters.find((id) => CHARACTERS[id].recruits === true);
  if (character === undefined) throw new Error('no character of this seat recruits');
  return character;
}

export function recruitOptions(state: State): Command[] {
  const free = CHARACTER_IDS.filter((id) => !isHeld(state, id));
  return [
    ...free.map((character): Command => ({ type: 'recruitCharacter', character })),
    { type: 'declineRecruit' },
  ];
}

export function checkRecruit(
  state: State,
  { character }: CommandOf<'recruitCharacter'>,
): Refusal | undefined {
  return isHeld(state, character) ? refusal('characterHeld', 'C7.s', { character }) : undefined;
}

/** Out of the pile or out of what left the game. */
export function recruit(
  state: State,
  seat: number,
  { character, log }: { readonly character: CharacterId; readonly log?: CardLog | undefined },
): void {
  const inPile = state.characterPile.indexOf(character);
  if (inPile >= 0) {
    state.characterPile.splice(inPile, 1);
    if (inPile < state.buried) state.buried--;
    state.reveals++;
  }
  state.removedCharacters = state.removedCharacters.filter((id) => id !== character);
  seatAt(state, seat).characters.push(character);
  log?.({ type: 'characterRecruited', seat, character });
}

function isHeld(state: State, character: CharacterId): boolean {
  return state.seats.some((seat) => seat.characters.includes(character));
}
