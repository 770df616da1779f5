/** Arranges the built page so that something is seen, and everything is asked for, as early as possible. */
import { createHash } from 'node:crypto';
import type { OutputAsset, OutputBundle, OutputChunk } from 'rolldown';
import type { Plugin } from 'vite';

/** Where the page marks the end of what is seen before the style sheet is there. */
const STYLES_MARK = '<!-- styles -->';

/**
 * Moves the style sheet behind the first picture, which brings its own style; preloads the font; and adds a small script
 * that asks for the words of the reader's language while the page's script is still on its way.
 */
export function firstPaintPlugin(): Plugin {
  return {
    name: 'first-paint',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('the page is not in the bundle');
      const script = wordsScript(bundle);
      const name = `assets/words-first-${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`;
      this.emitFile({ type: 'asset', fileName: name, source: script });
      const source = arranged(String(page.source), { script: `/${name}`, font: `/${fontIn(bundle)}` });
      page.source = source;
      this.emitFile({ type: 'asset', fileName: 'join.html', source: invitationOf(source) });
      for (const item of Object.values(bundle)) if (isChunk(item)) item.code = withSheetsBehind(item.code);
    },
  };
}

function arranged(
  html: string,
  { script, font }: { readonly script: string; readonly font: string },
): string {
  const sheets = [...html.matchAll(/\s*<link rel="stylesheet"[^>]*>/g)].map(([link]) => link.trim());
  const early = [
    `<script async src="${script}"></script>`,
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`,
  ];
  return html
    .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replace('</title>', () => `</title>\n    ${early.join('\n    ')}`)
    .replace(STYLES_MARK, () => sheets.join(''));
}

/** The page's own sheet stands in the body: those that are fetched later, a game's for instance, come after it. */
function withSheetsBehind(code: string): string {
  return code.replaceAll('document.head.appendChild(', 'document.body.appendChild(');
}

/** The same page behind an invitation: only what a chat shows of its link is another. */
function invitationOf(html: string): string {
  return html
    .replace(
      'property="og:title" content="Carson City"',
      'property="og:title" content="Carson City: a chair is free for you"',
    )
    .replace(
      /(property="og:description" content=")[^"]*/,
      '$1You are invited to a table. No account needed: sit down and play.',
    )
    .replace('/preview.png', '/preview-table.png');
}

function fontIn(bundle: OutputBundle): string {
  const font = Object.keys(bundle).find((name) => name.endsWith('.woff2'));
  if (font === undefined) throw new Error('the page has no font');
  return font;
}

/** The same choice of language as `app/settings.ts` makes. */
function wordsScript(bundle: OutputBundle): string {
  const files: Record<string, string> = {};
  for (const item of Object.values(bundle)) {
    const language = isChunk(item)
      ? /generated\/(\w\w)-common\.js$/.exec(item.facadeModuleId ?? '')?.[1]
      : undefined;
    if (language !== undefined) files[language] = `/${item.fileName}`;
  }
  return `{const files=${JSON.stringify(files)};let kept;try{kept=localStorage.getItem('carson-language')}catch{}
const href=files[kept]??navigator.languages.map((tag)=>files[tag.slice(0,2)]).find(Boolean)??files.en;
document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',crossOrigin:'',href}))}`;
}

function isChunk(item: OutputAsset | OutputChunk): item is OutputChunk {
  return item.type === 'chunk';
}
