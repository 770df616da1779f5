/** What the player is pointing at; nothing here is part of the game. */
import type { BuildingId } from '@carson/board-game';
import { signal } from '@preact/signals';
import { ownQuestion } from '../../table/own-question.ts';
import type { ShownTable } from '../../table/shown-table.ts';
import { choicesOf, sameTarget, type Target, targetsOf } from './targets.ts';

export const OVERLAYS = ['income', 'price', 'served', 'safe', 'sites'] as const;
export type MapOverlay = (typeof OVERLAYS)[number];

/** The place chosen but not yet confirmed. */
export const selected = signal<Target | undefined>(undefined);
/** An amount picked but not yet confirmed. */
export const amount = signal<number | undefined>(undefined);
/** How much larger than its window the map is drawn. */
export const mapScale = signal(1);
export const mapOverlay = signal<MapOverlay>('income');
/** The building whose prospects are shown. */
export const tried = signal<BuildingId | undefined>(undefined);
/** The parcel whose income is explained. */
export const inspected = signal<number | undefined>(undefined);
export const lit = signal<readonly number[]>([]);

export function highlight(_seat: number, parcels: readonly number[]): void {
  lit.value = parcels;
}

let lastQuestion = '';

/**
 * A new question finds no half-made answer; where only one place can be meant, it is chosen already.
 * What others do meanwhile disturbs an answer only where it is no longer possible.
 */
export function forgetOldAnswers(table: ShownTable): void {
  const question = ownQuestion(table);
  const targets = targetsOf(choicesOf(table));
  const isPossible = targets.some((target) => sameTarget(target, selected.peek()));
  if (question === lastQuestion && (isPossible || selected.peek() === undefined)) return;
  lastQuestion = question;
  const places = targets.filter(({ kind }) => kind !== 'edge');
  selected.value = places.length === 1 ? places[0] : undefined;
  amount.value = undefined;
  lit.value = [];
}
