/** Finds in drawn markup what stands for something and says nothing about it. */

interface Open {
  readonly tag: string;
  readonly isExplained: boolean;
  readonly isLeftOut: boolean;
  readonly name: string;
}

/** Parcels lie above the drawings of a map or a city and are asked instead; the rest is there for those who listen. */
const LEFT_OUT = /^(town|town town-picture|town-picture|landscape|city-picture|spoken|log-list)( |$)/;
const VOID = /^(input|br|img|hr)$/;
/** Words speak for themselves, and so do the players of these tests. */
const WORDS = /\p{L}{3,}|\bP\d\b/u;

/** Bare numbers and drawings of pieces outside of any mark, each by the classes around it. */
export function unexplained(markup: string): readonly string[] {
  const open: Open[] = [];
  const found: string[] = [];
  const tell = (what: string): void => {
    const around = open.at(-1);
    if (around !== undefined && !around.isExplained && !around.isLeftOut)
      found.push(`${open.map(({ name }) => name).join(' > ')}: ${what}`);
  };
  for (const [token, close, tag = '', attributes = '', text = ''] of markup.matchAll(
    /<(\/?)([a-z0-9]+)([^>]*)>|([^<]+)/gi,
  )) {
    if (text !== '' && /\d/.test(text) && !WORDS.test(text)) tell(text);
    else if (close === '/') open.pop();
    else if (tag !== '') {
      const drawing = /(?:href="#|url\(#)((?:piece|suit|element|character|card)-\w+)/.exec(attributes)?.[1];
      const inside = opened(tag, attributes, open.at(-1));
      if (drawing !== undefined && !inside.isExplained) tell(drawing);
      if (!token.endsWith('/>') && !VOID.test(tag)) open.push(inside);
    }
  }
  return found;
}

function opened(tag: string, attributes: string, around: Open | undefined): Open {
  const name = /class="([^"]*)"/.exec(attributes)?.[1] ?? '';
  return {
    tag,
    name: name === '' ? tag : name,
    isExplained: (around?.isExplained ?? false) || attributes.includes('data-explain='),
    isLeftOut: (around?.isLeftOut ?? false) || LEFT_OUT.test(name) || tag === 'title' || tag === 'option',
  };
}

/** Every mark of drawn markup, once. */
export function marksIn(markup: string): readonly string[] {
  return [...new Set([...markup.matchAll(/data-explain="([^"]*)"/g)].map(([, mark = '']) => mark))];
}

/** Marks on the face of a choice: its input lies over the whole label, so that no mouse and no finger reaches them. */
export function coveredMarks(markup: string): readonly string[] {
  return [...markup.matchAll(/<label class="choice"[^>]*><input[^>]*>(.*?)<\/label>/gs)].flatMap(
    ([, face = '']) => marksIn(face),
  );
}
