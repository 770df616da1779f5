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

export interface Outline {
  readonly chapters: readonly {
    readonly id: string;
    readonly rules: readonly string[];
    readonly listsRulings?: boolean;
  }[];
  readonly rulings: Readonly<Record<string, RulingReason>>;
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
  return {
    chapters: outline.chapters.map(({ id, rules, listsRulings }) => ({
      id,
      title: '',
      ...chapters[id],
      paragraphs: rules.map((rule) => writeParagraph(rule, textOf(rule, texts), outline)),
      ...(listsRulings === true && { listsRulings }),
    })),
  };
}

function textOf(rule: string, texts: RulebookWords['rules']): string {
  const [part = '', paragraph = ''] = rule.split('.');
  return texts[part]?.[paragraph] ?? '';
}

function writeParagraph(id: string, text: string, outline: Outline): Paragraph {
  const ruling = outline.rulings[id];
  return ruling === undefined ? { id, text } : { id, text, ruling };
}

/** Every paragraph that is a ruling of ours, in the order of the book. */
export function rulingsOf(book: Rulebook): readonly Paragraph[] {
  return book.chapters.flatMap((chapter) => chapter.paragraphs.filter(({ ruling }) => ruling !== undefined));
}
