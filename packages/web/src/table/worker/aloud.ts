/** Bots that think aloud: the reasons for each of their moves, told as soon as they reveal nothing hidden. */
import type { Ground } from '@carson/bots';
import type { Match } from '@carson/engine';

/** What speaks for a move, by its number. */
export type Thoughts = readonly { readonly move: number; readonly grounds: readonly Ground[] }[];

interface Noted {
  readonly move: number;
  readonly grounds: readonly Ground[];
  /** Not told as long as it would show a sealed answer. */
  isTold: boolean;
  readonly isSealed: boolean;
}

export interface Aloud {
  readonly note: (match: Match, seat: number, grounds: readonly Ground[]) => void;
  /** What may be told at this point of the game; undefined where nothing new may. */
  readonly tell: (match: Match) => Thoughts | undefined;
}

export function createAloud(): Aloud {
  let noted: readonly Noted[] = [];
  let told = '';
  return {
    note: (match, seat, grounds) => {
      const isSealed = match.game.owed(match.state).some((one) => one.seat === seat && one.sealed);
      noted = [...noted, { move: match.moves, grounds, isTold: false, isSealed }];
    },
    tell: (match) => {
      const isOpen = !match.game.owed(match.state).some(({ sealed }) => sealed);
      noted = noted.filter(({ move }) => move < match.moves);
      for (const one of noted) one.isTold ||= isOpen || !one.isSealed;
      const thoughts = noted.filter(({ isTold }) => isTold).map(({ move, grounds }) => ({ move, grounds }));
      const now = thoughts.map(({ move }) => move).join();
      if (now === told) return undefined;
      told = now;
      return thoughts;
    },
  };
}
