import type { StepWords } from '@carson/words';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Button } from '../../parts/button.tsx';
import { words } from '../../words/words.ts';
import { CoachCard } from './coach-card.tsx';
import { foldIntoLantern } from './fold.ts';
import type { Tip } from './tips.ts';

interface TipCardProps {
  readonly tip: Tip;
  readonly said: StepWords;
  readonly onRead: () => void;
  readonly onSwitchOff: () => void;
}

/** Three sentences beside the question. Answering it counts as having read them. */
export function TipCard({ tip, said, onRead, onSwitchOff }: TipCardProps): JSX.Element {
  const { coach } = words.value;
  useEffect(() => onRead, []);
  return (
    <CoachCard head={said['head'] ?? ''} art={tip.art} tip={tip.id}>
      <ol class="coach-words">
        {['one', 'two', 'three'].map((part) => (
          <li key={part}>{said[part]}</li>
        ))}
      </ol>
      {tip.isFirst === true && <p class="hint coach-explains">{coach.explains}</p>}
      <div class="coach-foot">
        <Button
          icon="icon-confirm"
          text={coach.gotIt}
          onClick={({ currentTarget }) => void foldIntoLantern(currentTarget.closest('.coach')).then(onRead)}
        />
        <label class="coach-off">
          <input
            type="checkbox"
            onChange={() => {
              onSwitchOff();
              onRead();
            }}
          />
          {coach.notAgain}
        </label>
      </div>
    </CoachCard>
  );
}
