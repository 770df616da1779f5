/** Something that is not possible yet: the element shakes, and the order is said once more. */
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { movementTime } from '../app/settings.ts';

/** How often something impossible was tried; `refused` counts answers that the rules did not take. */
export function useNotYet(refused: number, target: () => Element | undefined): ReadonlySignal<number> {
  const tries = useSignal(0);
  useEffect(() => {
    if (refused === 0) return;
    tries.value += 1;
    shake(target());
  }, [refused]);
  useEffect(() => {
    const pressed = (event: Event): void => {
      const element = impossibleAt(event.target);
      if (element === undefined) return;
      tries.value += 1;
      shake(element);
    };
    document.addEventListener('click', pressed, { capture: true });
    return () => document.removeEventListener('click', pressed, { capture: true });
  }, []);
  return tries;
}

/** What was pressed on the table although it cannot be done now. */
function impossibleAt(target: EventTarget | null): Element | undefined {
  const pressed = target instanceof Element ? target.closest('[aria-disabled="true"]') : null;
  return pressed?.closest('.table-board, .table-ask') ? (pressed ?? undefined) : undefined;
}

function shake(element: Element | undefined): void {
  const time = movementTime();
  if (element === undefined || time === 0) return;
  const at = [0, -4, 4, -4, 0].map((x) => ({ translate: `${x}px` }));
  element.animate(at, { duration: 1.2 * time });
}
