import type { BoardWords } from './en.ts';
import { facts } from './facts/fr.ts';
import { log } from './log/fr.ts';
import { refusals } from './refusals/fr.ts';

export const board: BoardWords = { ...facts, refusals, log };
