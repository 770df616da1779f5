import { PARCEL_COUNT } from '@carson/board-game';
import { parcelName } from '@carson/words';

/** A parcel by the name that players know: column letter and row number. */
export function parcel(name: string): number {
  const found = Array.from({ length: PARCEL_COUNT }, (_, at) => at).find((at) => parcelName(at) === name);
  if (found === undefined) throw new Error(`no such parcel: ${name}`);
  return found;
}
