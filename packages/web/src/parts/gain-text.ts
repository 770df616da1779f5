import type { Outcome, Preview } from '../table/worker/previews.ts';
import type { Words } from '../words/words.ts';

/** How many outcomes are told one by one. */
const TOLD = 3;

/**
 * "+4" where it is certain; where chance decides the likeliest gains, each with its chance: "78 %: +8 · 22 %: 0". Where there
 * are more of them, from the least to the most ends the text: "−2 … +9".
 */
export function gainText({ gain, outcomes }: Preview, { shell, language }: Words): string {
  const text = (count: number): string => shell.table.gain({ count });
  if (outcomes === undefined) return text(gain);
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const likeliest = outcomes
    .slice(0, TOLD)
    .map((outcome) => `${percent.format(outcome.share)}: ${text(outcome.gain)}`);
  return [...likeliest, ...(outcomes.length > TOLD ? [rangeOf(outcomes).map(text).join(' … ')] : [])].join(
    ' · ',
  );
}

function rangeOf(outcomes: readonly Outcome[]): readonly number[] {
  const gains = outcomes.map(({ gain }) => gain);
  return [Math.min(...gains), Math.max(...gains)];
}
