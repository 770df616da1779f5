import { SUITS } from '@carson/card-game';

/** Four real seats. */
export const quickOptions = { seats: SUITS.slice(0, 4).map((suit) => ({ kind: 'real', suit })) };
