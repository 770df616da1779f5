import type { QuietHours } from '@carson/protocol';
import type { JSX } from 'preact';
import { Choices } from '../../parts/choices.tsx';
import { words } from '../../words/words.ts';
import { ask } from '../connection/api.ts';
import { report } from '../connection/report.ts';

const NIGHTS = {
  none: undefined,
  late: { from: 22, to: 7 },
  later: { from: 0, to: 8 },
  long: { from: 20, to: 9 },
};
type Night = keyof typeof NIGHTS;
const ALL: readonly Night[] = ['none', 'late', 'later', 'long'];

interface QuietHoursProps {
  readonly hours: QuietHours | undefined;
  readonly onChange: () => Promise<void>;
}

export function QuietHoursChoice({ hours, onChange }: QuietHoursProps): JSX.Element {
  const { quiet } = words.value.notices;
  const chosen = ALL.find((night) => NIGHTS[night]?.from === hours?.from) ?? 'none';
  const choose = async (night: Night): Promise<void> => {
    const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
    const wanted = NIGHTS[night];
    report(await ask('quietHours', { body: wanted === undefined ? {} : { hours: { zone, ...wanted } } }));
    await onChange();
  };
  return (
    <Choices
      label={quiet.label}
      hint={words.value.slow.rest.quietHint}
      values={ALL}
      chosen={chosen}
      onChoose={(night) => void choose(night)}
      face={(night) => {
        const wanted = NIGHTS[night];
        return wanted === undefined ? quiet.none : quiet.night(wanted);
      }}
    />
  );
}
