import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { buildSprite } from './sprite.ts';

/** Writes the sprite where the page imports it as an asset of its own, outside the script. */
export function spritePlugin(root: string): Plugin {
  const write = (): void => {
    mkdirSync(join(root, '.cache'), { recursive: true });
    writeFileSync(join(root, '.cache/sprite.svg'), buildSprite(join(root, 'art')));
  };
  return {
    name: 'sprite',
    config: write,
    configureServer(server) {
      server.watcher.add(join(root, 'art'));
      server.watcher.on('change', (path) => path.startsWith(join(root, 'art')) && write());
    },
  };
}

/** Emits the service worker with the list of everything it keeps for playing offline. */
export function offlinePlugin(root: string): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const built = Object.keys(bundle).filter((name) => name !== 'index.html');
      const files = ['/', ...[...built, ...readdirSync(join(root, 'public'))].map((name) => `/${name}`)];
      const version = createHash('sha256')
        .update(
          Object.values(bundle)
            .map((item) => ('source' in item ? item.source : item.code))
            .join('\n'),
        )
        .digest('hex')
        .slice(0, 12);
      const template = readFileSync(join(root, 'build/service-worker.js'), 'utf8');
      this.emitFile({
        type: 'asset',
        fileName: 'service-worker.js',
        source: template
          .replace("'%VERSION%'", JSON.stringify(version))
          .replace("'%FILES%'", files.map((file) => JSON.stringify(file)).join(', ')),
      });
    },
  };
}
