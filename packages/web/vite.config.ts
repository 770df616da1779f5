import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { generateWords } from '../words/scripts/generate.mjs';
import { brotliPlugin } from './build/compress.ts';
import { firstPaintPlugin } from './build/first-paint.ts';
import { artPlugin, offlinePlugin } from './build/plugins.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

generateWords();

export default defineConfig({
  root,
  plugins: [artPlugin(root), firstPaintPlugin(), offlinePlugin(root), brotliPlugin(root)],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: { target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
