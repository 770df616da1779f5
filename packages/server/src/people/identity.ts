/** Who sends a request, and with which rights. */
import type { Need, Person, Scope } from '@carson/protocol';

export interface Identity {
  readonly person: Person;
  /** A browser's session may do everything; a token only what its scopes say. */
  readonly by:
    | { readonly kind: 'session'; readonly id: string }
    | { readonly kind: 'token'; readonly id: string; readonly scopes: readonly Scope[] };
}

export type Denial = 'notLoggedIn' | 'sessionNeeded' | 'scopeMissing';

/** Why this identity may not use an endpoint that needs `need`. The operator is checked elsewhere. */
export function denial(identity: Identity | undefined, need: Exclude<Need, 'operator'>): Denial | undefined {
  if (need === 'anyone') return undefined;
  if (identity === undefined) return 'notLoggedIn';
  if (identity.by.kind === 'session') return undefined;
  if (need === 'session') return 'sessionNeeded';
  return identity.by.scopes.includes(need) ? undefined : 'scopeMissing';
}
