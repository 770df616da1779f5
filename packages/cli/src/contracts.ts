/** What every command that answers JSON promises. `carson schema`, `--help` and docs/cli.md are written from it. */
import type { Contract } from './contract.ts';
import { GROUP_CONTRACTS } from './groups.ts';
import { ladderContract } from './ladder.ts';
import { replayContract } from './replay.ts';
import { reviewContract } from './review.ts';
import { simulateContract } from './simulate.ts';

export const CONTRACTS: readonly Contract[] = [
  ...GROUP_CONTRACTS,
  simulateContract,
  replayContract,
  reviewContract,
  ladderContract,
];
