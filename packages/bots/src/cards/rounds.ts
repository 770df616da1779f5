/** Where a game stands, as the judgement of the card game counts it. */
import {
  BACKS,
  CHARACTERS,
  type CharacterId,
  ERAS,
  type OpenSeat,
  ROUNDS_PER_ERA,
  type State,
} from '@carson/card-game';
import { known } from '@carson/engine';

export const ALL_ROUNDS = ERAS * ROUNDS_PER_ERA;

export function seatOf(state: State, seat: number): OpenSeat {
  return known(state.seats[seat], 'a seat');
}

/** Rounds after the present one. */
export function roundsAfter({ era, round }: State): number {
  return (ERAS - era) * ROUNDS_PER_ERA + ROUNDS_PER_ERA - round;
}

/** Whether nothing is left to do, sales and the characters that join at the end included. */
export function isOver({ steps }: State): boolean {
  return steps.length === 0;
}

/** Rounds not yet finished. */
export function roundsOpen(state: State): number {
  return roundsAfter(state) + (isRoundOn(state) ? 1 : 0);
}

/** Rounds in which the seat has still to take its card. */
export function roundsAhead(state: State, seat: number): number {
  return roundsAfter(state) + (awaitsTurn(state, seat) ? 1 : 0);
}

function isRoundOn(state: State): boolean {
  return state.steps.some(({ kind }) => kind === 'endRound');
}

function awaitsTurn(state: State, seat: number): boolean {
  if (!isRoundOn(state) || seatOf(state, seat).turnCards === 0) return false;
  if (state.order.length === 0) return true;
  return state.steps.some((step) => step.kind === 'take' && step.seat === seat && step.by === undefined);
}

/** How many times a character's power can still be used; 1 for one without. */
export function usesLeft({ era }: State, id: CharacterId, tilted: readonly CharacterId[]): number {
  const { power } = CHARACTERS[id];
  if (power === undefined) return 1;
  const upright = tilted.includes(id) ? 0 : 1;
  return power.once === 'game' ? upright : upright + ERAS - era;
}

/** The number of rounds in which a power finds a good use. */
const GOOD_USE = 3;

/** How much of this Era's use is still to be had after the present round; the weights of the last Era fall to nothing by themselves. */
export function restOfUse({ era, round }: State, id: CharacterId): number {
  if (era === ERAS || CHARACTERS[id].power?.once === 'game') return 1;
  return Math.min(1, (ROUNDS_PER_ERA - round) / GOOD_USE);
}

/** How many rivals an auction card may be expected to beat, by what they still hold. */
export function victories({ seats }: State, seat: number, card: number): number {
  let sum = 0;
  for (let other = 0; other < seats.length; other++) {
    if (other === seat) continue;
    const { held } = seats[other] as OpenSeat;
    if (held.length === 0) continue;
    let beaten = 0;
    for (const rival of held) beaten += rival < card ? 1 : rival === card ? 0.5 : 0;
    sum += beaten / held.length;
  }
  return sum;
}

/** How much better the seat's auction cards are than its rivals', in expected victories. */
export function handEdge(state: State, seat: number): number {
  const { held } = seatOf(state, seat);
  let sum = 0;
  for (const card of held) sum += victories(state, seat, card);
  return sum - (held.length * (state.seats.length - 1)) / 2;
}

/** The same for the hands that all take back in the Eras to come; nothing between real players, whose hands are equal. */
export function comingEdge({ era, seats }: State, seat: number): number {
  if (era === ERAS || seats.every(({ level }) => level === undefined)) return 0;
  const whole = seats.map(({ held, spent }) => [...held, ...spent]);
  const own = whole[seat] ?? [];
  let sum = 0;
  for (const [other, hand] of whole.entries()) {
    if (other === seat) continue;
    let ahead = 0;
    for (const card of own) {
      for (const rival of hand) ahead += rival < card ? 1 : rival > card ? -1 : 0;
    }
    sum += ahead / (2 * hand.length);
  }
  return (ERAS - era) * sum;
}

/** The suits as the back on top of the pile ranks them (C3.7). */
export function tieOrder({ characterPile, backOf }: State): readonly string[] {
  const top = characterPile.at(-1);
  return top === undefined ? [] : (BACKS[backOf[top]]?.order ?? []);
}

/** What the players at the table tell, in the order of the features. */
export function tableFeatures({ seats }: State): readonly [number, number, number] {
  const virtual = seats.filter(({ level }) => level !== undefined).length;
  return [1, virtual / (seats.length - 1), seats.length - 4];
}
