import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { offlinePlugin, spritePlugin } from './build/plugins.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  root,
  plugins: [spritePlugin(root), offlinePlugin(root)],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: { target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
