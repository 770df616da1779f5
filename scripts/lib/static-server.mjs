/** Serves one folder of built files over HTTP: types, caching, compression and a strict content policy. */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['.svg', 'image/svg+xml; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.png', 'image/png'],
  ['.ico', 'image/x-icon'],
  ['.webp', 'image/webp'],
  ['.woff2', 'font/woff2'],
  ['.woff', 'font/woff'],
  ['.mp3', 'audio/mpeg'],
  ['.wasm', 'application/wasm'],
]);

/** Scripts only from our own files. Drawings may carry their own style. */
const CONTENT_POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const SECURITY_HEADERS = {
  'content-security-policy': CONTENT_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
};

const SMALLEST_WORTH_COMPRESSING = 1_024;
const HASHED_NAME = /^\/assets\/.*-[\w-]{8,}\.\w+$/;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * @typedef {object} Served
 * @property {string} type
 * @property {string} tag
 * @property {Buffer} body
 * @property {Map<string, Buffer>} encoded by content encoding, made when first asked for
 */

/** @param {string} folder */
export function createStaticServer(folder) {
  const findFile = fileFinder(folder);
  return createServer((request, response) => {
    answer(findFile, request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
}

/**
 * @param {(path: string) => Promise<Served | undefined>} findFile
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function answer(findFile, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refuse(response, 405, { allow: 'GET, HEAD' });
  const path = pathOf(request.url ?? '/');
  if (path === undefined) return refuse(response, 400);
  const file = await findFile(path);
  if (file === undefined) return refuse(response, 404);
  const headers = {
    ...SECURITY_HEADERS,
    'content-type': file.type,
    'cache-control': HASHED_NAME.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: file.tag,
    vary: 'accept-encoding',
  };
  if (request.headers['if-none-match'] === file.tag) {
    response.writeHead(304, headers).end();
    return;
  }
  const { encoding, body } = await encode(file, String(request.headers['accept-encoding'] ?? ''));
  response.writeHead(200, {
    ...headers,
    ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
    'content-length': body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {Record<string, string>} [headers]
 */
function refuse(response, status, headers = {}) {
  const body = `${status}\n`;
  response.writeHead(status, {
    ...SECURITY_HEADERS,
    ...headers,
    'content-type': 'text/plain; charset=utf-8',
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

/**
 * The path inside the folder; undefined for anything that is not plainly one.
 * @param {string} url
 */
function pathOf(url) {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/, ''));
    const strange = !path.startsWith('/') || path.includes('\0') || path.includes('\\');
    if (strange || path.split('/').some((part) => part === '..' || part === '.')) return undefined;
    return path.endsWith('/') ? `${path}index.html` : path;
  } catch {
    return undefined;
  }
}

/**
 * Files of the folder, kept in memory until they change on disk.
 * @param {string} folder
 * @returns {(path: string) => Promise<Served | undefined>}
 */
function fileFinder(folder) {
  /** @type {Map<string, { version: string, served: Served }>} */
  const kept = new Map();
  return async (path) => {
    const file = join(folder, path.split('/').join(sep));
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const version = `${found.size} ${found.mtimeMs}`;
    const known = kept.get(path);
    if (known?.version === version) return known.served;
    const body = await readFile(file);
    const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const type = TYPES.get(extname(file)) ?? 'application/octet-stream';
    const served = { type, tag, body, encoded: new Map() };
    kept.set(path, { version, served });
    return served;
  };
}

/**
 * @param {Served} file
 * @param {string} accepted
 * @returns {Promise<{ encoding: string | undefined, body: Buffer }>}
 */
async function encode(file, accepted) {
  const isText = file.type.includes('charset') || file.type === 'application/wasm';
  const encoding = ['br', 'gzip'].find((name) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\b)`).test(accepted),
  );
  if (!isText || encoding === undefined || file.body.length < SMALLEST_WORTH_COMPRESSING) {
    return { encoding: undefined, body: file.body };
  }
  const body = file.encoded.get(encoding) ?? (await compress(encoding, file.body));
  file.encoded.set(encoding, body);
  return { encoding, body };
}

/**
 * @param {string} encoding
 * @param {Buffer} body
 * @returns {Promise<Buffer>}
 */
function compress(encoding, body) {
  if (encoding === 'gzip') return gzipped(body);
  return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
}
