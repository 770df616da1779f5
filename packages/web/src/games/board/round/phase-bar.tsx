/** The bar's middle: the round, and its four phases as done, now or to come. */
import { LAST_ROUND } from '@carson/board-game';
import type { JSX } from 'preact';
import { words } from '../../../words/words.ts';
import type { BoardPartProps } from '../table-types.ts';
import { PHASES, phaseTold } from './phase.ts';
import { heading } from './question.ts';

export function PhaseBar({ table, scene }: BoardPartProps): JSX.Element {
  const { phases } = words.value.boardPlay;
  const view = table.view;
  const { round } = view;
  const now = phaseTold(view, scene?.station);
  const at = now === undefined ? -1 : PHASES.indexOf(now);
  return (
    <div class="phases">
      <h1 data-explain="number:round">{heading(table, words.value)}</h1>
      {round > 0 && (
        <span class="round-short" aria-hidden="true" data-explain="number:round">
          {round}/{LAST_ROUND}
        </span>
      )}
      {now !== undefined && (
        <ol class="phase-list">
          {PHASES.map((phase, number) => (
            <li
              key={phase}
              class={number < at ? 'phase done' : 'phase'}
              data-explain={`phase:${phase}`}
              aria-current={phase === now ? 'step' : undefined}
            >
              <span class="phase-number" aria-hidden="true">
                {number < at ? '✓' : number + 1}
              </span>
              <span class="phase-name">{phases[phase]}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
