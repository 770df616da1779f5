/** What may be seen of a person, or only what they may do and want to hear: sessions, tokens, mutes. */
export type PersonChange = 'name' | 'rights';

/** Tells every cache of this process to forget a person; resolves when all have. */
export type PersonChanged = (person: string, change: PersonChange) => Promise<void>;
