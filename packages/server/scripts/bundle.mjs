/** The server as files of plain JavaScript: the program, and the processes in which bots think, records are proven and games reviewed. */
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const PACKAGE = fileURLToPath(new URL('..', import.meta.url));

/** Our own packages go into the bundle, those of others stay where npm has put them. */
const othersOutside = {
  name: 'others-outside',
  /** @param {import('esbuild').PluginBuild} bundling */
  setup(bundling) {
    bundling.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      path.startsWith('@carson/') || kind === 'entry-point' ? undefined : { path, external: true },
    );
  },
};

/**
 * @param {string} folder inside the repository, so that node finds the packages of others
 * @param {string} [main] what is started
 */
export async function bundleServer(folder, main = 'src/main.ts') {
  await build({
    absWorkingDir: PACKAGE,
    entryPoints: {
      main,
      'bot-worker': 'src/workers/bot-worker.ts',
      'proof-worker': 'src/workers/proof-worker.ts',
      'review-worker': 'src/workers/review-worker.ts',
    },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    plugins: [othersOutside],
    sourcemap: true,
    logLevel: 'error',
  });
  return `${folder}/main.mjs`;
}
