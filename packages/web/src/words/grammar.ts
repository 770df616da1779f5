/** The little grammar that sentences with parameters need. */
import type { Language } from '../app/settings.ts';

/** The five languages tell one from several; French counts 0 as one. */
export interface PluralForms {
  readonly one: string;
  readonly other: string;
}

interface Grammar {
  plural(count: number, forms: PluralForms): string;
  /** 'a, b and c' */
  list(items: readonly string[]): string;
  /** At most one digit after the comma. */
  number(value: number): string;
}

export function grammarOf(language: Language): Grammar {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });
  return {
    plural: (count, forms) => (rules.select(count) === 'one' ? forms.one : forms.other),
    list: (items) => lists.format(items),
    number: (value) => numbers.format(value),
  };
}

/** What a terrain card shows, without its empty parcels: 'mine, 2 mountains'. */
export function describeElements<Id extends string>(
  elements: readonly Id[],
  countedName: (id: Id, count: number) => string,
): string {
  const shown = elements.filter((id) => id !== 'empty');
  const kinds = [...new Set(shown)];
  return kinds
    .map((id) => {
      const count = shown.filter((other) => other === id).length;
      return count === 1 ? countedName(id, 1) : `${count} ${countedName(id, count)}`;
    })
    .join(', ');
}
