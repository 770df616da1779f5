import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the library's recommended cost; runs beside the event loop. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

let unknownHash: Promise<string> | undefined;

/** Takes as long for an unknown name as for a known one. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  unknownHash ??= hash('no account has this password');
  const matches = await verify(stored ?? (await unknownHash), password).catch(() => false);
  return matches && stored !== undefined;
}
