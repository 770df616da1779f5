import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './canonical.ts';

/** Returns a hash of a plain value that is the same on every machine. */
export function stableHash(value: unknown): string {
  return hashText(canonicalJson(value));
}

/**
 * Returns the hash that is shown when a game starts: it commits the table to its seed without revealing it.
 * When the game is over the seed is shown, and anyone can check that the two match.
 */
export function seedCommitment(seed: string): string {
  return hashText(`carson seed ${seed}`);
}

export function isSeedOf(seed: string, commitment: string): boolean {
  return seedCommitment(seed) === commitment;
}

/** SHA-256 of a text, in hexadecimal digits. */
type TextHash = (text: string) => string;

let hashText: TextHash = (text) => bytesToHex(sha256(utf8ToBytes(text)));

/** Replaces the SHA-256 written in JavaScript by a synchronous one of the platform, which is ten times faster. */
export function setTextHash(platformHash: TextHash): void {
  hashText = platformHash;
}
