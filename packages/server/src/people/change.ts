/** What may be seen of a person, or only what they may do and want to hear: sessions, tokens, mutes. */
export type PersonChange = 'name' | 'rights';

/** Whoever remembers something of this person forgets it; done when everybody in this process knows. */
export type PersonChanged = (person: string, change: PersonChange) => Promise<void>;
