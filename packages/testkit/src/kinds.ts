/** Which kinds of events, commands and refusals have occurred, and how often: random play is only worth what it met. */
export interface Kinds {
  readonly events: Map<string, number>;
  readonly commands: Map<string, number>;
  readonly refusals: Map<string, number>;
}

export function noKinds(): Kinds {
  return { events: new Map(), commands: new Map(), refusals: new Map() };
}

export function countKind(tally: Map<string, number>, kind: string): void {
  tally.set(kind, (tally.get(kind) ?? 0) + 1);
}

/** Those of the expected kinds that never occurred. */
export function neverOccurred(
  tally: ReadonlyMap<string, number>,
  expected: readonly string[],
): readonly string[] {
  return expected.filter((kind) => !tally.has(kind));
}
