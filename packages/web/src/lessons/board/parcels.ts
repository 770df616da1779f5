import { parcelName } from '@carson/words';

const PARCELS = 64;

/** A parcel by the name that players know: column letter and row number. */
export function parcel(name: string): number {
  const found = Array.from({ length: PARCELS }, (_, at) => at).find((at) => parcelName(at) === name);
  if (found === undefined) throw new Error(`no such parcel: ${name}`);
  return found;
}
