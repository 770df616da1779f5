const COLUMNS = 'ABCDEFGH';

/** A parcel of the board game's map as players call it: column letter and row number. */
export function parcelName(parcel: number): string {
  return `${COLUMNS.charAt(parcel % COLUMNS.length)}${Math.floor(parcel / COLUMNS.length) + 1}`;
}
