import { useKeys } from '../../../parts/keys.ts';
import { type Aim, isDirection, legalPlaces, placeAfter, placeTowards } from '../selection/aim.ts';
import { aim, heldPlace } from '../selection/selection.ts';
import type { CardsPartProps } from '../table-types.ts';

/** Arrows, N and P move the card to be laid; Escape puts it back on its best place. */
export function useLayingKeys({ table, live }: CardsPartProps): void {
  useKeys((key) => live && (key === 'Escape' ? putBack() : moveAim(legalPlaces(table), key)));
}

function putBack(): boolean {
  const isBack = aim.value === undefined && heldPlace.value === undefined;
  aim.value = undefined;
  heldPlace.value = undefined;
  return !isBack;
}

function moveAim(places: readonly Aim[], key: string): boolean {
  const from = aim.value ?? places[0];
  if (from === undefined) return false;
  if (isDirection(key)) aim.value = placeTowards(places, from, key);
  else if (key.toLowerCase() === 'n') aim.value = placeAfter(places, from, 1);
  else if (key.toLowerCase() === 'p') aim.value = placeAfter(places, from, -1);
  else return false;
  heldPlace.value = undefined;
  return true;
}
