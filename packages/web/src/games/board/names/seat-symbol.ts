/** A sign for each seat, beside its colour and its letter. */
const SYMBOLS = ['hat', 'star', 'cactus', 'boot', 'horseshoe', 'cow'];

export function seatSymbol(seat: number): string {
  return `suit-${SYMBOLS[seat]}`;
}
