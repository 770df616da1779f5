import type { BoardWords } from './en.ts';
import { facts } from './facts/nl.ts';
import { log } from './log/nl.ts';
import { refusals } from './refusals/nl.ts';

export const board: BoardWords = { ...facts, refusals, log };
