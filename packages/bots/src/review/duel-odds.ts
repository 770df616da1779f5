/** Chances of a duel before the dice are thrown, with everyone's dice and new throws counted exactly. */

export interface Duellist {
  readonly strength: number;
  readonly dice: number;
  /** Whether one die may be thrown again. */
  readonly again: boolean;
}

export interface DuelTerms {
  /** In the order in which ties are settled: the first of equals wins. */
  readonly duellists: readonly Duellist[];
  /** What the winner has to reach at least. */
  readonly least: number;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Returns each duellist's chance to win. */
export function duelChances({ duellists, least }: DuelTerms): readonly number[] {
  const chances = duellists.map(() => 0);
  const counts = duellists.map(({ dice }) => dice);
  const all = 6 ** counts.reduce((sum, dice) => sum + dice, 0);
  for (let code = 0; code < all; code++) {
    const shown = diceIn(code, counts);
    for (const [winner, likely] of outcomesOf(shown, duellists, least)) {
      if (winner >= 0) chances[winner] = (chances[winner] ?? 0) + likely / all;
    }
  }
  return chances;
}

function diceIn(code: number, counts: readonly number[]): readonly (readonly number[])[] {
  let rest = code;
  return counts.map((dice) =>
    Array.from({ length: dice }, () => {
      const pips = (rest % 6) + 1;
      rest = Math.floor(rest / 6);
      return pips;
    }),
  );
}

/** Winners with their likelihoods: someone who loses and may throw again throws the lowest die. */
function outcomesOf(
  shown: readonly (readonly number[])[],
  duellists: readonly Duellist[],
  least: number,
): readonly (readonly [number, number])[] {
  const totals = duellists.map(({ strength }, at) => strength + sumOf(shown[at] ?? []));
  const winner = winnerOf(totals, least);
  const again = duellists.findIndex((duellist, at) => duellist.again && at !== winner);
  if (again < 0) return [[winner, 1]];
  const lowest = Math.min(...(shown[again] ?? []));
  const kept = (totals[again] ?? 0) - lowest;
  return FACES.map((pips) => [winnerOf(totals.with(again, kept + pips), least), 1 / FACES.length]);
}

function winnerOf(totals: readonly number[], least: number): number {
  const best = Math.max(...totals);
  return best >= least ? totals.indexOf(best) : -1;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
