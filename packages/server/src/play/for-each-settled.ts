/** Each for itself: one that fails is told of when all the others have had their turn. */
export async function forEachSettled<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const problems: unknown[] = [];
  for (const item of items) await work(item).catch((problem: unknown) => problems.push(problem));
  if (problems.length > 0) throw new AggregateError(problems, `${problems.length} could not be looked after`);
}
