/** The network in which a person was last seen. Kept in memory only, so that work can be shared out fairly. */
export interface Networks {
  seen(person: string, network: string): void;
  /** Empty where it is not known. */
  of(person: string): string;
}

const MOST_REMEMBERED = 50_000;

export function createNetworks(): Networks {
  const known = new Map<string, string>();
  return {
    seen(person, network) {
      known.delete(person);
      known.set(person, network);
      const [oldest] = known.keys();
      if (known.size > MOST_REMEMBERED && oldest !== undefined) known.delete(oldest);
    },
    of: (person) => known.get(person) ?? '',
  };
}
