import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the library's recommended cost; runs beside the event loop. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

let nobodysHash: Promise<string> | undefined;

/** Takes as long for somebody who does not exist as for somebody who does. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  nobodysHash ??= hash('nobody has this password');
  const matches = await verify(stored ?? (await nobodysHash), password).catch(() => false);
  return matches && stored !== undefined;
}
