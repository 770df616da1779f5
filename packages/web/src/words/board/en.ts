/** Everything the board game says: names and facts, why something is not possible, and what happened. */
import { facts } from './facts/en.ts';
import { log } from './log/en.ts';
import { refusals } from './refusals/en.ts';

export const board = { ...facts, refusals, log };

export type BoardWords = typeof board;
