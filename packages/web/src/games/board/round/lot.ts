import type { View } from '@carson/board-game';

/** The parcels of the auction that goes on (B9.12): those named so far; none where it is about the +3 token. */
export function lotNow({ steps }: View): readonly number[] | undefined {
  const step = steps.at(-1);
  return step?.kind === 'auction' ? step.lot : undefined;
}
