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

/** SHA-256 of a text, in hexadecimal digits. */
type TextHash = (text: string) => string;

let hashText: TextHash = (text) => bytesToHex(sha256(utf8ToBytes(text)));

/** Takes the platform's own SHA-256, where it has one that answers at once: it gives the same, ten times faster. */
export function hashBy(platformHash: TextHash): void {
  hashText = platformHash;
}
