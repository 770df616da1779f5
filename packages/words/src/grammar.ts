/** The grammar that compiled messages call. */
export interface Grammar {
  /** The plural category of a number: 'one', 'other', … */
  plural(count: number): string;
  number(value: number, digits: number): string;
  /** 'a, b and c' */
  list(items: readonly (string | number)[]): string;
  /** Whether a name begins like a vowel, so that French elides before it: d’Anna, d’Yves, de Paul. */
  initial(name: string): 'vowel' | 'consonant';
  sign(value: number): 'plus' | 'minus' | 'zero';
  abs(value: number): number;
  /** Nothing to say: absent, an empty text or an empty list. */
  none(value: unknown): boolean;
}

export function grammarOf(locale: string): Grammar {
  const plurals = new Intl.PluralRules(locale);
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  return {
    plural: (count) => plurals.select(count),
    number: (value, digits) => value.toLocaleString(locale, { maximumFractionDigits: digits }),
    list: (items) => lists.format(items.map(String)),
    initial: (name) => (/^([aeiouhàâäæéèêëîïôöœùûü]|y[^aeiou])/iu.test(name) ? 'vowel' : 'consonant'),
    sign: (value) => (value > 0 ? 'plus' : value < 0 ? 'minus' : 'zero'),
    abs: Math.abs,
    none: (value) => value === undefined || value === '' || (Array.isArray(value) && value.length === 0),
  };
}
