import type { Outcome, Preview } from '../table/worker/previews.ts';
import type { Words } from '../words/words.ts';
import { percentage } from './percentage.ts';

/** How many outcomes are told one by one. */
const TOLD = 3;

/**
 * "+4" where it is certain. Where chance decides the likeliest gains, each with its chance: "about 78%: +8 · 22%: 0", and
 * where there are more of them, from the least to the most: "−2 … +9". Trials that all agree are no proof: "very likely +8".
 */
export function gainText({ gain, outcomes }: Preview, words: Words): string {
  const { labelled, table } = words.shell;
  const text = (count: number): string => table.gain({ count });
  if (outcomes === undefined) return text(gain);
  if (outcomes.length === 1) return table.likely({ gain: text(gain) });
  const likeliest = outcomes
    .slice(0, TOLD)
    .map((outcome) =>
      labelled({ label: percentage(100 * outcome.share, words.locale), text: text(outcome.gain) }),
    );
  const range = outcomes.length > TOLD ? [rangeOf(outcomes).map(text).join(' … ')] : [];
  return table.about({ chances: [...likeliest, ...range].join(' · ') });
}

function rangeOf(outcomes: readonly Outcome[]): readonly number[] {
  const gains = outcomes.map(({ gain }) => gain);
  return [Math.min(...gains), Math.max(...gains)];
}
