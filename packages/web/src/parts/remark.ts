/** A moment at which an opponent may comment; the sentences are in `packages/words/<language>/remarks`. */
export type RemarkMoment = 'beatYou' | 'beaten' | 'ownGain' | 'yourGain' | 'won' | 'lost';

export interface Remark {
  readonly seat: number;
  readonly moment: RemarkMoment;
}

/** Who speaks about something that the viewer did: the next to their left. */
export function neighbourOf(viewer: number, seats: number): number {
  return (viewer + 1) % seats;
}
