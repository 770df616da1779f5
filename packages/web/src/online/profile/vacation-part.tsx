import { LIMITS } from '@carson/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Button } from '../../parts/button.tsx';
import { words } from '../../words/words.ts';
import { ask } from '../connection/api.ts';
import { report } from '../connection/report.ts';
import { live } from '../connection/session.ts';
import { useAsked } from '../connection/use-asked.ts';
import { Form } from '../parts/form.tsx';
import { OnlinePart } from '../parts/online-part.tsx';
import { onDay } from '../parts/times.ts';
import { QuietHoursChoice } from './quiet-hours.tsx';

const DAY = 86_400_000;

export function VacationPart(): JSX.Element | null {
  const { rest } = words.value.slow;
  const { known, refresh } = useAsked('notices', {});
  if (known === undefined) return null;
  return (
    <OnlinePart class="rest-part" heading={rest.heading} hint={rest.hint}>
      {known.awayUntil === undefined ? (
        <VacationForm onChange={refresh} />
      ) : (
        <div class="rest-away">
          <p>{rest.until({ when: onDay(known.awayUntil, words.value.locale) })}</p>
          <Button text={words.value.slow.away.back} onClick={() => void comeBack().then(refresh)} />
        </div>
      )}
      <QuietHoursChoice hours={known.quiet} onChange={refresh} />
    </OnlinePart>
  );
}

export async function comeBack(): Promise<void> {
  report(await ask('vacation', { body: {} }));
}

function VacationForm({ onChange }: { readonly onChange: () => Promise<void> }): JSX.Element {
  const { rest } = words.value.slow;
  const date = useSignal('');
  const now = live.serverTime();
  const go = async (): Promise<void> => {
    const until = new Date(`${date.value}T00:00`).getTime();
    report(await ask('vacation', { body: { until } }));
    await onChange();
  };
  return (
    <Form send={rest.go} isReady={date.value !== ''} onSend={() => void go()}>
      <label class="field">
        <span class="label">{rest.date}</span>
        <input
          class="text-input"
          type="date"
          required
          min={dateOf(now + DAY)}
          max={dateOf(now + (LIMITS.vacation - 1) * DAY)}
          value={date.value}
          onInput={(event) => {
            date.value = event.currentTarget.value;
          }}
        />
      </label>
    </Form>
  );
}

/** As a date field writes it, in the reader's own time zone. */
function dateOf(moment: number): string {
  const day = new Date(moment);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
