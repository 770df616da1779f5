/** What the players of a game with days per move agree on before it begins: vacation, and whether quiet hours count. */
import type { ClockPlan } from '@carson/protocol';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Choices } from '../../parts/choices.tsx';
import { words } from '../../words/words.ts';

type DaysClock = Extract<ClockPlan, { readonly kind: 'days' }>;

export interface Agreement {
  /** Days per seat. */
  readonly vacation: number;
  readonly quietHours: boolean;
}

const DAYS = [0, 7, 14, 30] as const;
const FIRST: Agreement = { vacation: 14, quietHours: true };

export function useAgreement(now: ClockPlan | undefined): Signal<Agreement> {
  return useSignal(now?.kind === 'days' ? agreementOf(now) : FIRST);
}

/** The clock with what was agreed; clocks that do not count days know no agreement. */
export function agreed(clock: ClockPlan, { vacation, quietHours }: Agreement): ClockPlan {
  if (clock.kind !== 'days') return clock;
  return {
    ...bare(clock),
    ...(vacation === 0 ? {} : { vacation }),
    ...(quietHours ? { quietHours } : {}),
  };
}

export function withoutAgreement(clock: ClockPlan): ClockPlan {
  return clock.kind === 'days' ? bare(clock) : clock;
}

function bare({ vacation: _days, quietHours: _hours, ...clock }: DaysClock): DaysClock {
  return clock;
}

function agreementOf({ vacation = 0, quietHours }: DaysClock): Agreement {
  return { vacation, quietHours: quietHours === true };
}

export function AgreementPart({ agreement }: { readonly agreement: Signal<Agreement> }): JSX.Element {
  const { agree } = words.value.slow;
  const { vacation, quietHours } = agreement.value;
  const days = [...new Set([...DAYS, vacation])].sort((a, b) => a - b).map(String);
  return (
    <>
      <Choices
        label={agree.vacation}
        hint={agree.vacationHint}
        values={days}
        chosen={String(vacation)}
        onChoose={(value) => {
          agreement.value = { vacation: Number(value), quietHours };
        }}
        face={(value) => (value === '0' ? agree.none : agree.days({ days: Number(value) }))}
      />
      <Choices
        label={agree.quiet}
        hint={agree.quietHint}
        values={['counts', 'ignored'] as const}
        chosen={quietHours ? 'counts' : 'ignored'}
        onChoose={(value) => {
          agreement.value = { vacation, quietHours: value === 'counts' };
        }}
        face={(value) => agree[value]}
      />
    </>
  );
}
