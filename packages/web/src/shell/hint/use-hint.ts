/** A hint for the open question: requested, computed, shown until the question is answered. */
import type { Reason } from '@carson/bots';
import { useSignal } from '@preact/signals';
import { report } from '../../parts/report.ts';
import { ownQuestion } from '../../table/own-question.ts';
import type { ShownTable } from '../../table/shown-table.ts';
import type { Answer } from '../../table/worker/messages.ts';

export interface Hinting {
  /** Undefined while no hint is shown; without reasons while the bot thinks. */
  readonly shown: { readonly reasons: readonly Reason[] | undefined } | undefined;
  /** Asks for a hint, or puts the one that is shown away; undefined where there is none to be had now. */
  readonly toggle: (() => void) | undefined;
}

interface Asked {
  readonly question: string;
  readonly reasons: readonly Reason[] | undefined;
}

/** `give` is undefined where hints are not allowed: at tables with other people. */
export function useHint(table: ShownTable, give: (() => Promise<Answer>) | undefined): Hinting {
  const asked = useSignal<Asked | undefined>(undefined);
  const question = ownQuestion(table);
  if (give === undefined || table.options.length === 0) return { shown: undefined, toggle: undefined };
  const shownNow = (): Asked | undefined => (asked.value?.question === question ? asked.value : undefined);
  const ask = async (): Promise<void> => {
    const waiting: Asked = { question, reasons: undefined };
    asked.value = waiting;
    const answer = await give();
    report(answer);
    if (asked.value === waiting) asked.value = answer.ok ? { question, reasons: answer.hint } : undefined;
  };
  const toggle = (): void => {
    if (shownNow() === undefined) void ask();
    else asked.value = undefined;
  };
  return { shown: shownNow(), toggle };
}
