/** A table being planned, and the options it comes to. */
import {
  type CharacterId,
  EXPANSION_IDS,
  type OptionsInput,
  type PresetId,
  type RosterChoice,
  type Side,
  type VariantId,
} from '@carson/board-game';
import type { TablePlan } from '../../table/start-table.ts';
import { type BotLevel, USUAL_LEVEL } from '../bot-levels.ts';

export const MOST_SEATS = 6;
export const EXPANSIONS = EXPANSION_IDS;

export interface PlannedSeat {
  readonly kind: 'person' | 'bot';
  readonly name: string;
  /** Of a bot. */
  readonly level: BotLevel;
}

export const ANOTHER_BOT: PlannedSeat = { kind: 'bot', name: '', level: USUAL_LEVEL };

export interface Plan {
  readonly seats: readonly PlannedSeat[];
  readonly rosterBy: 'preset' | 'lot' | 'hand';
  readonly preset: PresetId;
  readonly hand: readonly RosterChoice[];
  readonly buildings: readonly (typeof EXPANSIONS)[number][];
  readonly variants: readonly VariantId[];
  readonly river: 'board' | 'random';
}

/** The printed ratings; the source's table is damaged, so they are approximate. */
export const RATINGS: Readonly<
  Record<VariantId, { complexity: number; strategy: number; length: 'same' | 'shorter' | 'longer' }>
> = {
  newBeginning: { complexity: 2, strategy: 3, length: 'same' },
  river: { complexity: 1, strategy: 2, length: 'same' },
  outlaws: { complexity: 2, strategy: 2, length: 'longer' },
  mightIsRight: { complexity: 2, strategy: 3, length: 'same' },
  kitCarson: { complexity: 1, strategy: 2, length: 'shorter' },
  horses: { complexity: 3, strategy: 3, length: 'longer' },
};

export function firstPlan(name: string): Plan {
  return {
    seats: [{ ...ANOTHER_BOT, kind: 'person', name }, ANOTHER_BOT, ANOTHER_BOT, ANOTHER_BOT],
    rosterBy: 'preset',
    preset: 'firstGame',
    hand: [],
    buildings: [],
    variants: [],
    river: 'board',
  };
}

/** B2.7 */
export function rosterSize({ hand }: Plan): number {
  return hand.some(({ character }) => character === 'streetBoy') ? 8 : 7;
}

export function whyNotReady(plan: Plan): 'rosterSize' | undefined {
  return plan.rosterBy === 'hand' && plan.hand.length !== rosterSize(plan) ? 'rosterSize' : undefined;
}

/** B9.14, B9.17: whose side is not the table's to choose. */
const SIDELESS: readonly CharacterId[] = ['doctor', 'teacher'];

export function sideOf({ side }: RosterChoice): Side | undefined {
  return side;
}

/** Out, then yellow, then red, then out again. */
export function nextSide(hand: readonly RosterChoice[], character: CharacterId): readonly RosterChoice[] {
  const others = hand.filter((entry) => entry.character !== character);
  const entry = hand.find((chosen) => chosen.character === character);
  if (entry === undefined)
    return [...hand, SIDELESS.includes(character) ? { character } : { character, side: 'yellow' }];
  if (entry.side === 'yellow')
    return hand.map((other) => (other === entry ? { character, side: 'red' } : other));
  return others;
}

export function planOf(plan: Plan): TablePlan {
  const options: OptionsInput = {
    seats: plan.seats.length,
    roster: rosterOf(plan),
    buildings: [...plan.buildings],
    variants: Object.fromEntries(
      plan.variants.map((id) => [id, id === 'river' ? { course: plan.river } : true]),
    ),
  };
  return {
    options,
    occupants: plan.seats.map(({ kind, name, level }) =>
      kind === 'bot' ? { kind: 'bot', bot: level } : { kind: 'person', name: name.trim() },
    ),
  };
}

function rosterOf({ rosterBy, preset, hand }: Plan): OptionsInput['roster'] {
  if (rosterBy === 'preset') return { by: 'preset', preset };
  return rosterBy === 'lot' ? { by: 'lot' } : { by: 'hand', characters: [...hand] };
}
