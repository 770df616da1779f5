/** Runs the work for every item; failures are thrown after all items have been tried. */
export async function forEachSettled<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const problems: unknown[] = [];
  for (const item of items) await work(item).catch((problem: unknown) => problems.push(problem));
  if (problems.length > 0) throw new AggregateError(problems, `${problems.length} could not be looked after`);
}
