import type { BoardWords } from './en.ts';
import { facts } from './facts/de.ts';
import { log } from './log/de.ts';
import { refusals } from './refusals/de.ts';

export const board: BoardWords = { ...facts, refusals, log };
