/** B10.3: what an outlaw is worth. */
/** Strength 8-9: 2 points, 10-11: 3, 12-13: 4. */
export function outlawReward({ outlawStrength }: { readonly outlawStrength: number }): number {
  return Math.floor(outlawStrength / 2) - 2;
}
