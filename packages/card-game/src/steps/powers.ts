/** Tilt powers (C3.3, C3.5): their owners are asked one after another, in the order of POWERS. */
import { nth, type Refusal, refusal } from '@carson/engine';
import { CHARACTERS, needsTurn, POWERS, type Power } from '../characters/index.ts';
import type { Command, CommandOf } from '../command.ts';
import type { CardLog } from '../event.ts';
import { usesPowers } from '../held-rulings.ts';
import type { CharacterId } from '../ids.ts';
import {
  type OpenSeat,
  type PowerWindow,
  type Question,
  type State,
  type StepOf,
  seatAt,
} from '../state/state.ts';

const WINDOW_RULE: Readonly<Record<PowerWindow, string>> = { beforeBid: 'C3.3', afterReveal: 'C3.5' };

/** Asks the next owner who can use a power, looking again each time: a card just taken may be one (C3.3). */
export function askPowers(state: State, { window, next }: StepOf<'powers'>): void {
  const characters = POWERS[window];
  for (let at = next; at < characters.length; at++) {
    const character = nth(characters, at);
    const seat = state.seats.findIndex((owner) => owner.characters.includes(character));
    if (seat < 0 || !canUse(seatAt(state, seat), character)) continue;
    state.steps.push({ kind: 'powers', window, next: at + 1 }, { kind: 'power', seat, character });
    return;
  }
}

export function powerOptions({ character }: StepOf<'power'>): Command[] {
  return [
    { type: 'usePower', character },
    { type: 'declinePower', character },
  ];
}

export function checkDecline(step: StepOf<'power'>, command: CommandOf<'declinePower'>): Refusal | undefined {
  if (command.character === step.character) return undefined;
  return refusal('powerNotAsked', 'C3.3', { character: command.character, asked: step.character });
}

/** Why a seat cannot use a power now, whichever question is open. */
export function checkUse(
  state: State,
  seat: number,
  { command, question }: { readonly command: CommandOf<'usePower'>; readonly question: Question },
): Refusal | undefined {
  const { character } = command;
  const owner = seatAt(state, seat);
  const { power, rule } = CHARACTERS[character];
  if (power === undefined) return refusal('noPower', rule, { character });
  if (!owner.characters.includes(character)) return refusal('powerNotOwned', 'C3.3', { character });
  if (owner.tilted.includes(character)) return refusal('powerTilted', rule, { character, once: power.once });
  if (!hasTurnFor(owner, power)) return refusal('powerNeedsTurn', 'C7.1', { character });
  if (question.kind === 'power' && question.character === character) return undefined;
  return refusal('powerOutOfWindow', WINDOW_RULE[power.window], { character, window: power.window });
}

/** Tilts the character; what it does is carried out whole before another seat is asked. */
export function usePower(state: State, { seat, character }: StepOf<'power'>, log?: CardLog): void {
  const owner = seatAt(state, seat);
  const { power } = CHARACTERS[character];
  if (power === undefined) throw new Error(`${character} has no power`);
  owner.tilted.push(character);
  log?.({ type: 'powerUsed', seat, character });
  owner.bonus += power.bonus ?? 0;
  owner.turnCards = power.forfeitsTurn === true ? 0 : owner.turnCards + (power.extraCards ?? 0);
  if (power.takes !== undefined) {
    state.steps.push({ kind: 'take', seat, cards: power.takes, by: character });
  }
  if (power.reveals !== undefined) state.steps.push({ kind: 'terrain', cards: power.reveals });
}

function canUse(owner: OpenSeat, character: CharacterId): boolean {
  if (!usesPowers(owner)) return false;
  const { power } = CHARACTERS[character];
  return power !== undefined && !owner.tilted.includes(character) && hasTurnFor(owner, power);
}

/** C7.1. */
function hasTurnFor(owner: OpenSeat, power: Power): boolean {
  return owner.turnCards > 0 || !needsTurn(power);
}
