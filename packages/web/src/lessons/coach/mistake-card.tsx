/** What a move cost, said by Nora, with the way back. */
import type { Ground } from '@carson/bots';
import type { JSX } from 'preact';
import { mistakes } from '../../app/settings.ts';
import type { TableUi } from '../../games/game-ui.ts';
import { Button } from '../../parts/button.tsx';
import { groundText } from '../../shell/hint/ground-text.ts';
import { words } from '../../words/words.ts';
import { CoachCard } from './coach-card.tsx';
import type { NamedMistake } from './use-mistake.ts';

interface MistakeCardProps {
  readonly ui: TableUi;
  readonly mistake: NamedMistake;
  readonly takeBack: (count: number) => void;
}

export function MistakeCard({ ui, mistake, takeBack }: MistakeCardProps): JSX.Element {
  const { coach } = words.value;
  const { before, command } = mistake.played;
  const [why] = mistake.grounds
    .filter(speaksForIt)
    .flatMap((ground) => groundText(ground, before, words.value) ?? []);
  const percent = (chance: number): number => Math.round(100 * chance);
  return (
    <CoachCard head={coach.costly} art="icon-undo">
      <div class="coach-said" role="status">
        <p>
          {coach.cost({
            move: ui.moveName(command, before, words.value),
            before: percent(mistake.chance),
            now: percent(mistake.left),
          })}
        </p>
        <p>
          <strong>{coach.better({ move: ui.moveName(mistake.better, before, words.value) })}</strong> {why}
        </p>
      </div>
      <div class="coach-foot">
        <Button
          class="coach-back"
          icon="icon-undo"
          text={coach.takeBack}
          title={coach.marked}
          onClick={() => takeBack(mistake.count)}
        />
        <Button icon="icon-confirm" text={coach.keep} onClick={mistake.onClose} />
        <label class="coach-off">
          <input
            type="checkbox"
            onChange={() => {
              mistakes.value = 'off';
            }}
          />
          {coach.noMistakes}
        </label>
      </div>
    </CoachCard>
  );
}

/** What brings nothing is no reason. */
function speaksForIt({ params }: Ground): boolean {
  return params['points'] === undefined || Number(params['points']) > 0;
}
