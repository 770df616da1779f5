/** A few words of an opponent at fitting moments; a player who wants quiet switches them off. */
import '../../style/remarks.css';
import type { JSX } from 'preact';
import { remarks } from '../../app/settings.ts';
import { useStable } from '../../parts/use-stable.ts';
import { words } from '../../words/words.ts';
import type { GuideParts } from '../guiding.ts';
import { Bubble } from './bubble.tsx';
import { personAtSeat } from './next-remark.ts';
import { useRemark } from './use-remark.ts';
import { useRemarkWords } from './use-remark-words.ts';

type RemarksProps = Pick<GuideParts, 'ui' | 'table' | 'isReplay'>;

export function Remarks({ ui, table, isReplay }: RemarksProps): JSX.Element | null {
  const said = useRemark(ui, table, isReplay);
  const texts = useRemarkWords();
  const done = useStable(() => {
    said.value = undefined;
  });
  if (said.value === undefined || remarks.value === 'off' || isReplay) return null;
  const { seat, moment } = said.value;
  const person = personAtSeat(table, seat);
  if (person === undefined) return null;
  const { short, greeting } = words.value.people[person.nameKey];
  const text = moment === 'greeting' ? greeting : texts?.[person.nameKey]?.[moment];
  if (text === undefined) return null;
  return <Bubble key={text} seat={seat} person={person.id} name={short} text={text} onDone={done} />;
}
