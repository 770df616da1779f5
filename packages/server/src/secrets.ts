/** Ids and secrets. Of a secret only its hash is stored. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** 128 bits: too many to guess. */
export function newId(): string {
  return randomBytes(16).toString('base64url');
}

export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** `value.signature` */
export function sign(value: string, key: string): string {
  return `${value}.${signatureOf(value, key)}`;
}

/** The signed value; undefined where the signature is not ours. */
export function unsign(signed: string, key: string): string | undefined {
  const dot = signed.lastIndexOf('.');
  if (dot < 1) return undefined;
  const value = signed.slice(0, dot);
  return isSame(signed.slice(dot + 1), signatureOf(value, key)) ? value : undefined;
}

/** Whether both are equal, compared in constant time. */
export function isSame(given: string, right: string): boolean {
  return timingSafeEqual(Buffer.from(hashSecret(given)), Buffer.from(hashSecret(right)));
}

function signatureOf(value: string, key: string): string {
  return createHmac('sha256', key).update(value).digest('base64url');
}
