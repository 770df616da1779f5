/**
 * How often the password of one account may be tried. Each network has its own few tries; all networks together have
 * more, which stops an attack from many of them but never the owner in a network where they were seen lately.
 */
import { createBuckets } from '../buckets.ts';
import type { Time } from '../time.ts';
import type { Networks } from './networks.ts';

export interface Guess {
  /** The key of the account's name, whether there is such an account or not. */
  readonly account: string;
  readonly network: string;
  /** Whose account it is. */
  readonly owner?: string;
}

export type MayGuess = (guess: Guess) => boolean;

const PER_NETWORK = { size: 10, refillPerSecond: 1 / 60 } as const;
const ALTOGETHER = { size: 100, refillPerSecond: 1 / 20 } as const;

export function limitGuesses(networks: Networks, time: Time): MayGuess {
  const own = createBuckets({ ...PER_NETWORK, time });
  const all = createBuckets({ ...ALTOGETHER, time });
  return ({ account, network, owner }) => {
    const isFamiliar = owner !== undefined && network !== '' && networks.of(owner) === network;
    return own(`${network} ${account}`) && (isFamiliar || all(account));
  };
}
