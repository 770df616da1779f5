import { useEffect, useRef } from 'preact/hooks';
import type { Shown } from './live.ts';
import { play } from './sound.ts';

/** Plays the sound of each beat, the viewer's own moves included, a bell when the viewer is asked, a fanfare at the end. */
export function useSounds({ passed, table }: Shown): void {
  const scene = passed.findLast(({ sound }) => sound !== undefined);
  useEffect(() => {
    if (scene?.sound !== undefined) play(scene.sound);
  }, [scene]);
  const decision = table.owed.find(({ seat }) => seat === table.viewer)?.decision;
  const others = table.log.at(-1)?.seat !== table.viewer;
  const heard = useRef<number | undefined>(undefined);
  useEffect(() => {
    // A question that is still open after a look back has been heard.
    if (decision === undefined || decision === heard.current) return;
    heard.current = decision;
    if (others) play('bell');
  }, [decision]);
  const hasEnded = table.result !== undefined;
  const isAnnounced = useRef(hasEnded);
  useEffect(() => {
    if (hasEnded && !isAnnounced.current) play('fanfare');
    isAnnounced.current ||= hasEnded;
  }, [hasEnded]);
}
