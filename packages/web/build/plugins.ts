import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { buildScenes } from './scenes.ts';
import { buildIcons, buildPortraits, buildSprite } from './sprite.ts';

/** Where the page marks the place of the icons. */
const ICONS_MARK = '<!-- icons -->';

/** Writes pictures made of many drawings where the page imports them as files, and puts the icons into the page. */
export function artPlugin(root: string): Plugin {
  const artFolder = join(root, 'art');
  const write = (): void => {
    const target = join(root, '.cache');
    mkdirSync(target, { recursive: true });
    writeFileSync(join(target, 'sprite.svg'), buildSprite(artFolder));
    writeFileSync(join(target, 'portraits.svg'), buildPortraits(artFolder));
    const scenes = buildScenes({ artFolder, tones: join(root, 'src/style/art.css') });
    for (const [name, picture] of scenes) writeFileSync(join(target, name), picture);
  };
  return {
    name: 'art',
    config: write,
    transformIndexHtml: (html) => html.replace(ICONS_MARK, () => buildIcons(artFolder)),
    configureServer(server) {
      server.watcher.add(artFolder);
      server.watcher.on('change', (path) => path.startsWith(artFolder) && write());
    },
  };
}

/** Files of the public folder that no one needs for playing: they are for search engines and shops. */
const NOT_KEPT = /^(preview|screenshot)/;

/** Emits the service worker with the list of everything it keeps for playing offline. */
export function offlinePlugin(root: string): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const built = Object.keys(bundle).filter((name) => !name.endsWith('.html'));
      const open = readdirSync(join(root, 'public')).filter((name) => !NOT_KEPT.test(name));
      const files = ['/', ...[...built, ...open].map((name) => `/${name}`)];
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
