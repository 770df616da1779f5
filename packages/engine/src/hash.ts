import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './canonical.ts';

/** The stable name of a plain value: the same on every machine, another for any other value. */
export function stableHash(value: unknown): string {
  return hashText(canonicalJson(value));
}

/**
 * What is shown when a game starts: it binds the table to its seed without telling it. When the game
 * is over the seed itself is shown, and anybody can check that the two belong together.
 */
export function seedCommitment(seed: string): string {
  return hashText(`carson seed ${seed}`);
}

export function seedProves(seed: string, commitment: string): boolean {
  return seedCommitment(seed) === commitment;
}

function hashText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
