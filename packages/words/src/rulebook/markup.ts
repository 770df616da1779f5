/**
 * The light markup of rulebook texts: `*term*` is emphasised, `<mine>` is the icon of an element, suit
 * or symbol (an ornament: the word always stands beside it), `[C5.4]` refers to a rule.
 */
type Span =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'term'; readonly text: string }
  | { readonly kind: 'icon'; readonly id: string }
  | { readonly kind: 'reference'; readonly id: string };

const MARK = /\*(?<term>[^*]+)\*|<(?<icon>[A-Za-z]+)>|\[(?<reference>[BC]\d+\.[a-z0-9]+)\]/g;

export function spansOf(text: string): readonly Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(MARK)) {
    if (match.index > end) spans.push({ kind: 'text', text: text.slice(end, match.index) });
    spans.push(markedSpan(match.groups ?? {}));
    end = match.index + match[0].length;
  }
  if (end < text.length) spans.push({ kind: 'text', text: text.slice(end) });
  return spans;
}

function markedSpan({ term, icon, reference }: Readonly<Record<string, string | undefined>>): Span {
  if (term !== undefined) return { kind: 'term', text: term };
  if (icon !== undefined) return { kind: 'icon', id: icon };
  return { kind: 'reference', id: reference ?? '' };
}
