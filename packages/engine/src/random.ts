/**
 * Chance as plain data. A generator is a key and a count of the words drawn so far; every word is a
 * pure function of the two (ChaCha with eight rounds, in counter mode). So a state that holds one can
 * be saved, cloned and hashed like any other data, undoing a command cannot bend the stream, and
 * no number of dice seen is enough to compute the next one.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** The number of different words. */
const WORDS = 0x1_0000_0000;

export interface Random {
  /** Eight 32-bit words. Never changed in place, so clones share it. */
  readonly key: readonly number[];
  /** How many words have been taken; where this number moves, chance has spoken. */
  drawn: number;
  /** Outcomes to be used up before the stream begins: for tests and prepared positions. */
  script?: readonly number[];
}

export function seedRandom(seed: string): Random {
  const digest = sha256(utf8ToBytes(seed));
  const words = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
  return { key: Array.from({ length: 8 }, (_, i) => words.getUint32(i * 4, true)), drawn: 0 };
}

export function cloneRandom(random: Random): Random {
  const copy: Random = { key: random.key, drawn: random.drawn };
  if (random.script !== undefined) copy.script = random.script;
  return copy;
}

/** A whole number from 0 to `limit - 1`, each equally likely: words beyond the last full span are thrown again. */
export function below(random: Random, limit: number): number {
  if (!Number.isInteger(limit) || limit < 1 || limit > WORDS) {
    throw new Error(`there is no number below ${limit} to draw`);
  }
  if (random.script !== undefined) return scripted(random, random.script, limit);
  const fair = WORDS - (WORDS % limit);
  for (;;) {
    const word = wordAt(random.key, random.drawn++);
    if (word < fair) return word % limit;
  }
}

/** One throw of a six-sided die. */
export function die(random: Random): number {
  return below(random, 6) + 1;
}

/** Fisher-Yates, in place. */
export function shuffle<T>(random: Random, items: T[]): T[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = below(random, last + 1);
    const moved = items[last] as T;
    items[last] = items[other] as T;
    items[other] = moved;
  }
  return items;
}

/** One of the items, each equally likely. The list must not be empty. */
export function pick<T>(random: Random, items: readonly T[]): T {
  return items[below(random, items.length)] as T;
}

function scripted(random: Random, script: readonly number[], limit: number): number {
  const [next, ...rest] = script;
  if (next === undefined || next >= limit) {
    throw new Error(
      `scripted chance: asked for a number below ${limit}, the script has ${next ?? 'run out'}`,
    );
  }
  random.drawn++;
  random.script = rest;
  return next;
}

const block = new Uint32Array(16);
const words = new Uint32Array(16);
let cachedKey: readonly number[] | undefined;
let cachedBlock = -1;

function wordAt(key: readonly number[], index: number): number {
  const number = Math.floor(index / 16);
  if (key !== cachedKey || number !== cachedBlock) {
    fillBlock(key, number);
    cachedKey = key;
    cachedBlock = number;
  }
  return wordOf(words, index % 16);
}

/** Apart from `nth`, which sees lists of all kinds and would be slower here. */
function wordOf(list: Uint32Array | readonly number[], at: number): number {
  return list[at] as number;
}

function fillBlock(key: readonly number[], counter: number): void {
  block[0] = 0x61707865;
  block[1] = 0x3320646e;
  block[2] = 0x79622d32;
  block[3] = 0x6b206574;
  for (let i = 0; i < 8; i++) block[4 + i] = wordOf(key, i);
  block[12] = counter;
  block[13] = 0;
  block[14] = 0;
  block[15] = 0;
  words.set(block);
  for (let round = 0; round < 4; round++) {
    quarter(0, 4, 8, 12);
    quarter(1, 5, 9, 13);
    quarter(2, 6, 10, 14);
    quarter(3, 7, 11, 15);
    quarter(0, 5, 10, 15);
    quarter(1, 6, 11, 12);
    quarter(2, 7, 8, 13);
    quarter(3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) words[i] = wordOf(words, i) + wordOf(block, i);
}

function quarter(a: number, b: number, c: number, d: number): void {
  addThenRotate(a, b, d, 16);
  addThenRotate(c, d, b, 12);
  addThenRotate(a, b, d, 8);
  addThenRotate(c, d, b, 7);
}

function addThenRotate(sum: number, addend: number, target: number, bits: number): void {
  words[sum] = wordOf(words, sum) + wordOf(words, addend);
  const mixed = wordOf(words, target) ^ wordOf(words, sum);
  words[target] = (mixed << bits) | (mixed >>> (32 - bits));
}
