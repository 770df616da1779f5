import type { TableUpdate } from '@carson/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { notice } from '../../app/overlays.ts';
import { words } from '../../words/words.ts';
import { me } from '../connection/session.ts';

/**
 * Says what the host has just done to a table that waits: taken one's seat, or changed the plan. Returns a function to
 * be called before the viewer leaves by choice, which is no news.
 */
export function useHostNews({ viewer, host, plannedAt }: TableUpdate): () => void {
  const isLeaving = useRef(false);
  const before = useRef({ viewer, plannedAt });
  const isHost = host === me.value?.id;
  useEffect(() => {
    const { room } = words.value.online;
    const wasSeated = before.current.viewer !== 'spectator';
    if (wasSeated && viewer === 'spectator' && !isLeaving.current)
      notice.value = { text: room.removed, stays: true };
    else if (plannedAt !== before.current.plannedAt && !isHost) notice.value = { text: room.replannedNow };
    before.current = { viewer, plannedAt };
    isLeaving.current = false;
  }, [viewer, plannedAt]);
  return () => {
    isLeaving.current = true;
  };
}
