/** Linear least squares with a penalty on large weights, on samples that are mostly zeros. */
export interface Ridge {
  add(
    entries: readonly { readonly at: number; readonly value: number }[],
    target: number,
    weight: number,
  ): void;
  /** Lets what was learned so far count for less. */
  fade(share: number): void;
  /** What was added so far, as plain data, and the same taken in from elsewhere. */
  readonly sums: RidgeSums;
  join(sums: RidgeSums): void;
  /** `share`: how much of a weight's own sum of squares is added to its penalty. */
  solve(penalty: number, share?: number): Float64Array;
}

export interface RidgeSums {
  readonly products: Float64Array;
  readonly targets: Float64Array;
}

export function startRidge(size: number): Ridge {
  const products = new Float64Array(size * size);
  const targets = new Float64Array(size);
  return {
    add(entries, target, weight) {
      for (const { at, value } of entries) {
        targets[at] = (targets[at] as number) + weight * value * target;
        const row = at * size;
        for (const other of entries) {
          products[row + other.at] = (products[row + other.at] as number) + weight * value * other.value;
        }
      }
    },
    fade(share) {
      for (let i = 0; i < products.length; i++) products[i] = (products[i] as number) * share;
      for (let i = 0; i < size; i++) targets[i] = (targets[i] as number) * share;
    },
    sums: { products, targets },
    join(more) {
      for (let i = 0; i < products.length; i++)
        products[i] = (products[i] as number) + (more.products[i] as number);
      for (let i = 0; i < size; i++) targets[i] = (targets[i] as number) + (more.targets[i] as number);
    },
    solve: (penalty, share = 0) => cholesky(products, targets, { size, penalty, share }),
  };
}

function cholesky(
  products: Float64Array,
  sums: Float64Array,
  { size, penalty, share }: { readonly size: number; readonly penalty: number; readonly share: number },
): Float64Array {
  const lower = Float64Array.from(products);
  const at = (row: number, column: number) => lower[row * size + column] as number;
  for (let i = 0; i < size; i++) lower[i * size + i] = (1 + share) * at(i, i) + penalty;
  for (let j = 0; j < size; j++) {
    for (let k = 0; k < j; k++) {
      const factor = at(j, k);
      if (factor === 0) continue;
      for (let i = j; i < size; i++) lower[i * size + j] = at(i, j) - at(i, k) * factor;
    }
    const pivot = Math.sqrt(at(j, j));
    for (let i = j; i < size; i++) lower[i * size + j] = at(i, j) / pivot;
  }
  const solved = Float64Array.from(sums);
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < i; k++) solved[i] = (solved[i] as number) - at(i, k) * (solved[k] as number);
    solved[i] = (solved[i] as number) / at(i, i);
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++) solved[i] = (solved[i] as number) - at(k, i) * (solved[k] as number);
    solved[i] = (solved[i] as number) / at(i, i);
  }
  return solved;
}
