/** Long words that break with a hyphen in narrow places, also where a browser has no dictionary for `hyphens: auto`. */
import { computed } from '@preact/signals';
import { words } from './words.ts';

const SOFT_HYPHEN = '\u00ad';

/** Words of the language in small letters, each with the lengths of its parts. */
const breaks = computed<ReadonlyMap<string, readonly number[]>>(() => {
  const { hyphens, locale } = words.value;
  const lengths = (word: string): readonly number[] => word.split('-').map((part) => part.length);
  return new Map(
    hyphens.words
      .split(/\s+/)
      .map((word) => [word.replaceAll('-', '').toLocaleLowerCase(locale), lengths(word)]),
  );
});

/** The text with soft hyphens in its long words. For what is drawn only: titles and labels stay as they are. */
export function hyphenated(text: string): string {
  const { locale } = words.value;
  return text.replace(/\p{L}+/gu, (word) => {
    let at = 0;
    const parts = breaks.value.get(word.toLocaleLowerCase(locale))?.map((length) => {
      at += length;
      return word.slice(at - length, at);
    });
    return parts?.join(SOFT_HYPHEN) ?? word;
  });
}
