import { useKeys } from '../../parts/keys.ts';
import type { TablePartProps } from '../game-ui.ts';
import { type Aim, isDirection, legalPlaces, placeAfter, placeTowards } from './aim.ts';
import { aim } from './model.ts';

/** Arrows, N and P move the card to be laid. */
export function useLayingKeys({ table, live }: TablePartProps): void {
  useKeys((key) => live && moveAim(legalPlaces(table), key));
}

function moveAim(places: readonly Aim[], key: string): boolean {
  if (places.length === 0) return false;
  if (isDirection(key) && aim.value !== undefined) aim.value = placeTowards(places, aim.value, key);
  else if (isDirection(key) || key.toLowerCase() === 'n') aim.value = placeAfter(places, aim.value, 1);
  else if (key.toLowerCase() === 'p') aim.value = placeAfter(places, aim.value, -1);
  else return false;
  return true;
}
