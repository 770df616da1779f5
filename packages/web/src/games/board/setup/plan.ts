/** A table being planned, and the options it comes to. */

import {
  type Box,
  BUILDING_IDS,
  BUILDINGS,
  CHARACTER_IDS,
  CHARACTERS,
  type CharacterId,
  type EXPANSION_IDS,
  type Options,
  type OptionsInput,
  PRESETS,
  type PresetId,
  type RosterChoice,
  rosterSizeFor,
  VARIANTS,
  type VariantId,
} from '@carson/board-game';
import type { Refusal } from '@carson/engine';
import { keysOf } from '@carson/engine';
import { type BotPersonId, nextPerson, personOfSeat } from '../../../rules/bot-people.ts';
import type { TablePlan } from '../../../table/start-table.ts';
import type { SetupProps } from '../../game-ui.ts';

/** B10.2 */
export const RIVERS = ['board', 'random', 'drawn'] as const;

export interface PlannedSeat {
  readonly kind: 'person' | 'bot';
  readonly name: string;
  readonly bot: BotPersonId;
}

/** With one more bot, one that is not at the table yet. */
export function withBot(seats: readonly PlannedSeat[]): readonly PlannedSeat[] {
  const seated = seats.map(({ bot }) => bot);
  return [...seats, { kind: 'bot', name: '', bot: nextPerson(seated) }];
}

export interface Plan {
  readonly seats: readonly PlannedSeat[];
  readonly rosterBy: 'preset' | 'lot' | 'hand';
  readonly preset: PresetId;
  readonly hand: readonly RosterChoice[];
  readonly buildings: readonly (typeof EXPANSION_IDS)[number][];
  readonly variants: readonly VariantId[];
  readonly river: (typeof RIVERS)[number];
  /** The river's parcels from its source on, where it is drawn. */
  readonly course: readonly number[];
}

/** An online table starts with open seats, because its host wants people to join. */
export function firstPlan(place: SetupProps['place'], name: string): Plan {
  const people = place === 'here' ? 1 : 2;
  const seats = [1, 2, 3, 4].reduce<readonly PlannedSeat[]>(withBot, []);
  return {
    seats: seats.map((seat, at) => ({
      ...seat,
      kind: at < people ? 'person' : 'bot',
      name: at === 0 ? name : '',
    })),
    rosterBy: 'preset',
    preset: 'firstGame',
    hand: [],
    buildings: [],
    variants: [],
    river: 'board',
    course: [],
  };
}

export function rosterSize({ hand }: Plan): number {
  return rosterSizeFor(hand.map(({ character }) => character));
}

export type NotReady = { readonly what: 'roster' } | { readonly what: 'river'; readonly refusal: Refusal };

export function whyNotReady(plan: Plan): NotReady | undefined {
  if (plan.rosterBy === 'hand' && plan.hand.length !== rosterSize(plan)) return { what: 'roster' };
  const refusal = plan.variants.includes('river') ? VARIANTS.river.whyNot?.(riverOf(plan)) : undefined;
  return refusal === undefined ? undefined : { what: 'river', refusal };
}

type RiverSetting = NonNullable<Options['variants']['river']>;

function riverOf({ river, course }: Plan): RiverSetting {
  return river === 'drawn' ? { course: river, parcels: [...course] } : { course: river };
}

/** A parcel joins the end of the river; the last one leaves it again. */
export function nextCourse(course: readonly number[], parcel: number): readonly number[] {
  if (course.at(-1) === parcel) return course.slice(0, -1);
  return course.includes(parcel) ? course : [...course, parcel];
}

/** Out, then yellow, then red, then out again; one whose side is not the table's to choose is in or out. */
export function nextSide(hand: readonly RosterChoice[], character: CharacterId): readonly RosterChoice[] {
  const others = hand.filter((entry) => entry.character !== character);
  const entry = hand.find((chosen) => chosen.character === character);
  if (entry === undefined)
    return [
      ...hand,
      CHARACTERS[character].sideBy === 'table' ? { character, side: 'yellow' } : { character },
    ];
  if (entry.side === 'yellow')
    return hand.map((other) => (other === entry ? { character, side: 'red' } : other));
  return others;
}

/** What the game is played with, as far as the plan decides it. */
export function boxOf({ rosterBy, preset, hand, buildings, variants }: Plan): Box {
  const roster = rosterBy === 'preset' ? PRESETS[preset].roster : hand;
  return {
    variants,
    characters: rosterBy === 'lot' ? CHARACTER_IDS : roster.map(({ character }) => character),
    buildings: BUILDING_IDS.filter(
      (id) => !BUILDINGS[id].expansion || buildings.some((chosen) => chosen === id),
    ),
  };
}

export function planOf(plan: Plan): TablePlan {
  const options: OptionsInput = {
    seats: plan.seats.length,
    roster: rosterOf(plan),
    buildings: [...plan.buildings],
    variants: Object.fromEntries(plan.variants.map((id) => [id, id === 'river' ? riverOf(plan) : true])),
  };
  return {
    options,
    occupants: plan.seats.map(({ kind, name, bot }) =>
      kind === 'bot' ? { kind: 'bot', bot } : { kind: 'person', name: name.trim() },
    ),
  };
}

function rosterOf({ rosterBy, preset, hand }: Plan): OptionsInput['roster'] {
  if (rosterBy === 'preset') return { by: 'preset', preset };
  return rosterBy === 'lot' ? { by: 'lot' } : { by: 'hand', characters: [...hand] };
}

/** The plan that a table came from. Its options are as the server took them. */
export function planFrom({ options, occupants }: TablePlan): Plan {
  const { roster, buildings = [] } = options as OptionsInput;
  const { variants = {} } = options as { readonly variants?: Partial<Options['variants']> };
  const { river } = variants;
  return {
    ...firstPlan('online', ''),
    seats: occupants.map((occupant) => ({
      kind: occupant.kind === 'bot' ? 'bot' : 'person',
      name: '',
      bot: personOfSeat(occupant),
    })),
    ...rosterFrom(roster),
    buildings,
    variants: keysOf(variants).filter((id) => variants[id] !== undefined),
    ...(river === undefined ? {} : { river: river.course }),
    ...(river?.course === 'drawn' ? { course: river.parcels } : {}),
  };
}

function rosterFrom(roster: OptionsInput['roster']): Partial<Plan> {
  switch (roster?.by) {
    case 'preset':
      return { rosterBy: 'preset', preset: roster.preset };
    case 'hand':
      return { rosterBy: 'hand', hand: roster.characters };
    case 'lot':
      return { rosterBy: 'lot' };
    default:
      return {};
  }
}
