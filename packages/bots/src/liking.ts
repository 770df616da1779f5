/** What is left of a gain that the seat does not like. */
const LEAST = 0.25;

/** Likings choose among gains: no loss is liked, and no gain is passed up for its kind. */
export function boundedLiking(worth: number, liking: number): number {
  return worth <= 0 ? 0 : Math.max((LEAST - 1) * worth, liking);
}
