import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { generateWords } from '../words/scripts/generate.mjs';
import { brotliPlugin } from './build/compress.ts';
import { firstPaintPlugin } from './build/first-paint.ts';
import { artPlugin, offlinePlugin } from './build/plugins.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

generateWords();

/** What is loaded together travels together: on a slow network every file costs half a second. */
const CHUNKS = [
  // The entry of the words names it, too.
  { name: 'rulebook-text', test: /words\/src\/rulebook\/(search|markup|rulebook)/, priority: 3 },
  {
    name: 'page',
    test: /node_modules\/(preact|@preact)\/|web\/src\/(main|root|app|words|art|parts\/(?!setup\/))|web\/src\/(shell\/(home|lazy|not-found|notice-bar|form-reasons)|rules\/(bot-|occupants|seats)|games\/(registry|\w+\/(?!table-)\w+-ui)|stage\/sound|table\/(stored\/saved-games|show-table))|bots\/src\/(people|level-ids)|words\/(src\/(?!rulebook)|generated\/languages)/,
    priority: 2,
  },
  {
    name: 'table-frame',
    test: /web\/src\/(stage\/(?!skipped-bar|replay-panel)|table\/(?!what-if|guess|play-daily|stored\/(review-store|exchange|share-game|results))|shell\/(?!setup|rulebook|settings|remarks|hint\/(hint-panel|ground-text)|log\/thought-line|explain\/|score\/(headline|standing|score-)|share\/(share-menu|share-picture|end-picture|svg-image|draw-curve)|ending\/))/,
    priority: 1,
  },
  {
    name: 'table-ui-cards',
    test: /web\/src\/games\/cards\/(?!setup|rule-picture|explain|show\/compared)|card-game\/src\/(?!rulings)/,
  },
  {
    name: 'table-ui-board',
    test: /web\/src\/games\/board\/(?!setup|rule-picture|explain|show\/compared)|board-game\/src/,
  },
];

export default defineConfig({
  root,
  plugins: [artPlugin(root), firstPaintPlugin(), offlinePlugin(root), brotliPlugin(root)],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    // The oldest browsers that know the rest of the styles; `light-dark()` is written out for them.
    cssTarget: ['chrome111', 'firefox121', 'safari16.4'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
});
