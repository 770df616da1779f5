import type { Preview } from '../table/worker/previews.ts';
import type { Words } from '../words/words.ts';

/** "+4" where it is certain; where chance decides the likeliest gains, each with its chance: "78 %: +8 · 22 %: 0". */
export function gainText({ gain, outcomes }: Preview, { shell, language }: Words): string {
  if (outcomes === undefined) return shell.table.gain({ count: gain });
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  return outcomes
    .slice(0, 3)
    .map((outcome) => `${percent.format(outcome.share)}: ${shell.table.gain({ count: outcome.gain })}`)
    .join(' · ');
}
