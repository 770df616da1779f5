/** Steps through the places that can be chosen, by buttons and by keys. */
import type { JSX } from 'preact';
import { Button } from '../../../parts/button.tsx';
import { useKeys } from '../../../parts/keys.ts';
import { words } from '../../../words/words.ts';
import { RoadButton } from '../map/overlays.tsx';
import { targetMark } from '../selection/place-mark.ts';
import { selected } from '../selection/selection.ts';
import { sameTarget, type Target } from '../selection/targets.ts';
import type { BoardTable } from '../table-types.ts';
import { targetName } from './answer-text.ts';

interface StepsProps {
  readonly aims: readonly Target[];
  readonly table: BoardTable;
}

/** The name of the chosen place, and the buttons to the next one. */
export function ChosenTarget({ aims, table }: StepsProps): JSX.Element | null {
  const chosen = selected.of(table);
  if (chosen === undefined) return null;
  return (
    <div class="aim-steps">
      <strong class="ask-chosen" aria-live="polite" data-explain={targetMark(chosen, table.view)}>
        {targetName(chosen, table.view, words.value)}
      </strong>
      <RoadButton table={table} />
      {aims.length > 1 && <TargetSteps aims={aims} table={table} />}
    </div>
  );
}

/** Walks through the places without pointing. */
export function TargetSteps({ aims, table }: StepsProps): JSX.Element {
  const { boardTable } = words.value;
  const chosen = selected.of(table);
  const isChosen = aims.some((aim) => sameTarget(aim, chosen));
  return (
    <>
      <Button
        class="button-icon step"
        icon="icon-previous"
        label={boardTable.previousTarget}
        onClick={() => step(aims, -1)}
      />
      <Button
        class="button-icon step"
        icon="icon-next"
        label={boardTable.nextTarget}
        data-answer={!isChosen}
        onClick={() => step(aims, 1)}
      />
    </>
  );
}

function step(targets: readonly Target[], by: number): void {
  const at = targets.findIndex((target) => sameTarget(target, selected.value));
  selected.value = targets[(Math.max(at, by > 0 ? -1 : 0) + by + targets.length) % targets.length];
}

/** N and P walk through the lit places; Enter then gives the answer. */
export function useTargetKeys(targets: readonly Target[]): void {
  useKeys((pressed) => {
    const key = pressed.toLowerCase();
    if (targets.length === 0 || (key !== 'n' && key !== 'p')) return false;
    step(targets, key === 'n' ? 1 : -1);
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('.town-ask .confirm')?.focus({ preventScroll: true }),
    );
    return true;
  });
}
