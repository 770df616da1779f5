/** B10.4: a set has one duel tile of each value, from 0 on. */
export const DUEL_TILE_VALUES = 6;
