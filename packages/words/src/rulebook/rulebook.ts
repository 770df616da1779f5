/**
 * A rulebook is one outline for all languages (which chapters, which rules in which order, which of
 * them are rulings of ours) and, for each language, the words. The order can never differ.
 */

/**
 * Why a ruling of ours was needed: the printed rules do not say, can be read in two ways, differ between editions, show
 * it in a picture that we replaced, or two of them meet.
 */
export type RulingReason = 'silent' | 'unclear' | 'editions' | 'picture' | 'meeting';

interface Paragraph {
  /** The rule id: 'C5.4', 'B8.12', … */
  readonly id: string;
  /** In the light markup of markup.ts. */
  readonly text: string;
  /** Why we had to decide here what the text says. */
  readonly ruling?: RulingReason;
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly intro?: string;
  readonly paragraphs: readonly Paragraph[];
  /** The page lists here, as links, every paragraph of the book that is a ruling. */
  readonly listsRulings?: boolean;
}

export interface Rulebook {
  readonly chapters: readonly Chapter[];
}

/** Rule ids, those in a row as one: 'B5.0-5 B5.9' are B5.0 to B5.5 and B5.9. */
type Rules = string;

export interface Outline {
  readonly chapters: readonly {
    readonly id: string;
    readonly rules: Rules;
    readonly listsRulings?: boolean;
  }[];
  readonly rulings: readonly (readonly [RulingReason, Rules])[];
}

interface ChapterWords {
  readonly title: string;
  readonly intro?: string;
}

/** The words of one language: the rule 'C5.4' is `rules.C5['4']`. */
export interface RulebookWords {
  readonly chapters: Readonly<Record<string, ChapterWords>>;
  readonly rules: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export function writeRulebook(outline: Outline, { chapters, rules: texts }: RulebookWords): Rulebook {
  const rulings = new Map(
    outline.rulings.flatMap(([reason, rules]) => idsIn(rules).map((id) => [id, reason] as const)),
  );
  const writeParagraph = (id: string): Paragraph => {
    const ruling = rulings.get(id);
    return { id, text: textOf(id, texts), ...(ruling && { ruling }) };
  };
  return {
    chapters: outline.chapters.map(({ id, rules, listsRulings }) => ({
      id,
      title: '',
      ...chapters[id],
      paragraphs: idsIn(rules).map(writeParagraph),
      ...(listsRulings === true && { listsRulings }),
    })),
  };
}

/** Sections count in numbers or in letters. */
function idsIn(rules: Rules): readonly string[] {
  return [...rules.matchAll(/(\w+)\.(\w+)(?:-(\w+))?/g)].flatMap(([, section, first = '', last = first]) => {
    const radix = /[a-z]/.test(first) ? 36 : 10;
    const [from, to] = [Number.parseInt(first, radix), Number.parseInt(last, radix)];
    return Array.from({ length: to - from + 1 }, (_, at) => `${section}.${(from + at).toString(radix)}`);
  });
}

function textOf(rule: string, texts: RulebookWords['rules']): string {
  const [part = '', paragraph = ''] = rule.split('.');
  return texts[part]?.[paragraph] ?? '';
}

/** Every paragraph that is a ruling of ours, in the order of the book. */
export function rulingsOf(book: Rulebook): readonly Paragraph[] {
  return book.chapters.flatMap((chapter) => chapter.paragraphs.filter(({ ruling }) => ruling !== undefined));
}
