/**
 * Returns a check for before every playout: whether it would end too late if it took as long as the longest one so far.
 * `reserve`: milliseconds for what follows the search.
 */
export function stopInTime(left: () => number, reserve: number): () => boolean {
  let before = left();
  let longest = 0;
  return () => {
    const now = left();
    longest = Math.max(longest, before - now);
    before = now;
    return now <= longest + reserve;
  };
}
