import type { GameCommand } from '@carson/engine';
import { useRef } from 'preact/hooks';
import { useStable } from '../../parts/use-stable.ts';

type Act = (command: GameCommand) => Promise<void>;

/** Lets one answer per question through: a second click while the first is on its way is ignored. */
export function useSingleAnswer(act: Act, decision: number | undefined): (command: GameCommand) => void {
  const onItsWay = useRef<number | undefined>(undefined);
  return useStable((command) => {
    if (decision !== undefined && onItsWay.current === decision) return;
    onItsWay.current = decision;
    void act(command).finally(() => {
      if (onItsWay.current === decision) onItsWay.current = undefined;
    });
  });
}
