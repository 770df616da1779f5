/** How weaker levels go wrong, as people do: they overlook options and misjudge what they see. */
import { below, type Random } from '@carson/engine';

export interface Mistakes {
  /** The error of a rating, at most, in points. */
  readonly evaluationNoise: number;
  /** The chance, from 0 to 1, that an option is not noticed at all. */
  readonly overlooks: number;
  /** Whether the level takes no loss for a gain that it overlooks, where another option costs nothing. */
  readonly avoidsLosses?: boolean;
}

export const NO_MISTAKES: Mistakes = { evaluationNoise: 0, overlooks: 0 };

/** Further than any error. */
const OUT_OF_SIGHT = 1_000;

/**
 * Returns the priors as a level sees them. An option that is plainly worse than the best is never mistaken for
 * it, nor is one that brings nothing where another brings something: no one passes up a free gain.
 */
export function seenPriors(
  priors: readonly number[],
  { mistakes, random }: { readonly mistakes: Mistakes; readonly random: Random },
): readonly number[] {
  const { evaluationNoise, overlooks, avoidsLosses = false } = mistakes;
  if (evaluationNoise === 0 && overlooks === 0) return priors;
  const best = Math.max(...priors);
  const range = Math.max(2 * evaluationNoise, overlooks > 0 ? OVERLOOKED_LOSS : 0);
  const isSensible = (prior: number): boolean => {
    if (best > 0 && prior <= 0) return false;
    if (avoidsLosses && best === 0 && prior < 0) return false;
    return prior >= best - range;
  };
  const sensible = priors.map(isSensible);
  const noticed = sensible.map((is) => is && !chance(random, overlooks));
  const seen = noticed.includes(true) ? noticed : sensible;
  return priors.map((prior, at) =>
    seen[at] === true ? prior + evaluationNoise * triangular(random) : prior - best - OUT_OF_SIGHT,
  );
}

/** What overlooking the best options costs at most, in points. */
const OVERLOOKED_LOSS = 4;

const PRECISION = 0x1_0000;

function chance(random: Random, share: number): boolean {
  return share > 0 && below(random, PRECISION) < share * PRECISION;
}

/** From -1 to 1, most often near 0. */
function triangular(random: Random): number {
  return (below(random, PRECISION) + below(random, PRECISION)) / PRECISION - 1;
}
