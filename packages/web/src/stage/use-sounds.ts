import { useEffect } from 'preact/hooks';
import type { Shown } from './live.ts';
import { play } from './sound.ts';

/** Plays the sounds of each beat, and a bell when the viewer is asked. */
export function useSounds({ moment, table }: Shown): void {
  useEffect(() => {
    if (moment?.scene.sound !== undefined) play(moment.scene.sound);
  }, [moment]);
  const decision = table.owed.find(({ seat }) => seat === table.viewer)?.decision;
  const others = table.log.at(-1)?.seat !== table.viewer;
  useEffect(() => {
    if (decision !== undefined && others) play('bell');
  }, [decision]);
}
