/** Writes each text file of the build once more as Brotli: the server hands it out as it is. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(html|js|css|svg|json|webmanifest|txt)$/;
const SMALLEST = 512;

export function brotliPlugin(root: string): Plugin {
  return {
    name: 'brotli',
    apply: 'build',
    enforce: 'post',
    closeBundle() {
      const folder = join(root, 'dist');
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!TEXT.test(name)) continue;
        const body = readFileSync(join(folder, name));
        if (body.length < SMALLEST) continue;
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        };
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(body, { params }));
      }
    },
  };
}
