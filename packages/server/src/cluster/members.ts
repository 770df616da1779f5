/** Which processes share the database, and which of them looks after a table. */
import { createHash } from 'node:crypto';
import type { ProcessStore } from '../storage/process-store.ts';
import type { Time } from '../time.ts';

export interface Members {
  isResponsibleFor(table: string): boolean;
  others(): readonly string[];
  onChange(listener: (gone: readonly string[]) => void): void;
  /** Records that this process is alive, and reads which others are. */
  beat(): Promise<void>;
  leave(): Promise<void>;
}

/** Milliseconds without a heartbeat after which a process counts as dead. */
const DEAD_AFTER = 4_000;

export function createMembers(store: ProcessStore, self: string, time: Time): Members {
  let members: readonly string[] = [self];
  const listeners: ((gone: readonly string[]) => void)[] = [];

  return {
    isResponsibleFor: (table) => responsibleAmong(members, table) === self,
    others: () => members.filter((member) => member !== self),
    onChange: (listener) => void listeners.push(listener),
    async beat() {
      const now = time.now();
      await store.beat(self, now);
      const seen = await store.seenSince(now - DEAD_AFTER);
      const next = seen.includes(self) ? seen : [...seen, self];
      const gone = members.filter((member) => !next.includes(member));
      const isChanged = gone.length > 0 || next.length !== members.length;
      members = next;
      if (isChanged) for (const listener of listeners) listener(gone);
      if (gone.length > 0) await store.sweep(now - 10 * DEAD_AFTER);
    },
    leave: () => store.leave(self),
  };
}

/** Rendezvous hashing: every process gets the same answer, and when one leaves only its tables move. */
export function responsibleAmong(members: readonly string[], table: string): string | undefined {
  if (members.length === 1) return members[0];
  const weight = (member: string): string =>
    createHash('sha1').update(`${member}/${table}`).digest('base64url');
  let best: { readonly member: string; readonly weight: string } | undefined;
  for (const member of members) {
    const own = weight(member);
    if (best === undefined || own > best.weight) best = { member, weight: own };
  }
  return best?.member;
}
