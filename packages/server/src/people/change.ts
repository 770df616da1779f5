/** What changed about a person: what others see, or only their rights and settings (sessions, tokens, mutes). */
export type PersonChange = 'name' | 'rights';

/** Tells every cache of this process to forget a person; resolves when all have. */
export type PersonChanged = (person: string, change: PersonChange) => Promise<void>;
