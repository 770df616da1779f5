import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { generateWords } from '../words/scripts/generate.mjs';
import { offlinePlugin, spritePlugin } from './build/plugins.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

generateWords();

export default defineConfig({
  root,
  plugins: [spritePlugin(root), offlinePlugin(root)],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: { target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
