/**
 * Reads at places that are known to exist. One function per kind of list: the engine of the browser makes each as fast as a
 * plain read, which one function for all kinds would not be.
 */

export function byteIn(bytes: Uint8Array, at: number): number {
  return bytes[at] as number;
}

export function valueIn(values: Float64Array, at: number): number {
  return values[at] as number;
}

/** For short lists of whole numbers: codes of a card, steps on the grid. */
export function stepIn(steps: readonly number[], at: number): number {
  return steps[at] as number;
}
