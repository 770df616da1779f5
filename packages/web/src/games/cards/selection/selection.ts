/** What the player points at or has chosen but not confirmed: state of the page, not of the game. */
import type { ColumnCard } from '@carson/card-game';
import { batch, signal } from '@preact/signals';
import { Draft } from '../../../parts/draft.ts';
import { ownQuestion } from '../../../table/own-question.ts';
import type { CardsTable } from '../table-types.ts';
import type { Aim, HeldPlace } from './aim.ts';

/** The auction card picked but not yet bid. */
export const pickedBid = new Draft<number | undefined>(undefined);
/** The legal place that was chosen for the card to be laid; until then it lies on the best one. */
export const aim = new Draft<Aim | undefined>(undefined);
/** Where the pointer or a finger holds the card to be laid. */
export const heldPlace = new Draft<HeldPlace | undefined>(undefined);
/** The card of the column that a hint speaks of. */
export const pointedCard = new Draft<ColumnCard | undefined>(undefined);
/** The card of the column under the pointer. */
export const lookedCard = signal<ColumnCard | undefined>(undefined);
/** A seat whose city is shown instead of the viewer's; `pinned` stays after the pointer leaves. */
export const peeked = signal<number | undefined>(undefined);
export const pinned = signal<number | undefined>(undefined);
export const highlighted = signal<{ readonly seat: number; readonly parcels: readonly number[] } | undefined>(
  undefined,
);

export function highlight(seat: number, parcels: readonly number[]): void {
  highlighted.value = parcels.length === 0 ? undefined : { seat, parcels };
}

let lastQuestion = '';

/** A new question finds no half-made answer to the last one; what others do meanwhile disturbs none. */
export function forgetOldAnswers(table: CardsTable): void {
  const owed = table.owed.find(({ seat }) => seat === table.viewer);
  const question = ownQuestion(table);
  if (question === lastQuestion) return;
  const former = lastQuestion;
  lastQuestion = question;
  batch(() => {
    for (const draft of [pickedBid, aim, heldPlace, pointedCard]) draft.begin(former);
    highlighted.value = undefined;
    if (owed !== undefined) pinned.value = undefined;
  });
}
