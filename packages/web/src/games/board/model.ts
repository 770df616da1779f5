/** What the player is pointing at; nothing here is part of the game. */
import { signal } from '@preact/signals';
import type { TableUpdate } from '../../table/messages.ts';
import { choicesOf, type Target, targetsOf } from './targets.ts';

export const OVERLAYS = ['none', 'income', 'price', 'served', 'safe'] as const;
export type MapOverlay = (typeof OVERLAYS)[number];

/** The place chosen but not yet confirmed. */
export const selected = signal<Target | undefined>(undefined);
/** An amount picked but not yet confirmed. */
export const amount = signal<number | undefined>(undefined);
export const mapOverlay = signal<MapOverlay>('none');
export const lit = signal<readonly number[]>([]);

export function highlight(_seat: number, parcels: readonly number[]): void {
  lit.value = parcels;
}

let lastQuestion = '';

/** A new question finds no half-made answer; where only one place can be meant, it is chosen already. */
export function forgetOldAnswers(table: TableUpdate): void {
  const owed = table.owed.find(({ seat }) => seat === table.viewer);
  const question = `${table.viewer}/${owed?.decision ?? ''}/${table.moves}`;
  if (question === lastQuestion) return;
  lastQuestion = question;
  const targets = targetsOf(choicesOf(table)).filter(({ kind }) => kind !== 'edge');
  selected.value = targets.length === 1 ? targets[0] : undefined;
  amount.value = undefined;
  lit.value = [];
}
