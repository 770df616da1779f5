import type { BoardWords } from './en.ts';
import { facts } from './facts/it.ts';
import { log } from './log/it.ts';
import { refusals } from './refusals/it.ts';

export const board: BoardWords = { ...facts, refusals, log };
