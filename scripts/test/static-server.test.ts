import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStaticServer } from '../lib/static-server.mjs';

const folder = mkdtempSync(join(tmpdir(), 'static-'));
const root = join(folder, 'dist');
const server = createStaticServer(root);
const LONG = 'let carson = "city";\n'.repeat(200);

beforeAll(async () => {
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Carson City</title>');
  writeFileSync(join(root, 'sw.js'), 'self.x = 1;');
  writeFileSync(join(root, 'assets', 'index-B1c2D3e4.js'), LONG);
  writeFileSync(join(root, 'assets', 'rye-B1c2D3e4.woff2'), LONG);
  writeFileSync(join(root, 'unknown.xyz'), 'x');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** The path goes out exactly as given: no client tidies it up first. */
function ask(path: string, { method = 'GET', headers = {} } = {}): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

describe('the static server', () => {
  it.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/?table=5', 'text/html; charset=utf-8', 'no-cache'],
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/assets/index-B1c2D3e4.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/rye-B1c2D3e4.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
    ['/unknown.xyz', 'application/octet-stream', 'no-cache'],
  ])('serves %s as %s, to be kept: %s', async (path, type, keep) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(headers['cache-control']).toBe(keep);
  });

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/%00',
    '/%',
    '//../secret.txt',
  ])('refuses %s', async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBe(400);
    expect(body.toString()).not.toContain('secret');
  });

  it.each(['/nothing.js', '/assets', '/assets/', '/index.html/x'])('has nothing at %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  it('answers HEAD without a body, and no other method', async () => {
    const head = await ask('/', { method: 'HEAD' });
    expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) });
    expect(Number(head.headers['content-length'])).toBeGreaterThan(10);
    const post = await ask('/', { method: 'POST' });
    expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('allows scripts from its own files only, also on refusals', async () => {
    for (const path of ['/', '/nothing']) {
      const policy = String((await ask(path)).headers['content-security-policy']);
      expect(policy).toContain("default-src 'self'");
      expect(policy).not.toMatch(/script-src|unsafe-eval/);
    }
    expect((await ask('/')).headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('compresses text for %s', async (accepted, encoding, unpack) => {
    const answer = await ask('/assets/index-B1c2D3e4.js', { headers: { 'accept-encoding': accepted } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('accept-encoding');
    expect(answer.body.length).toBeLessThan(LONG.length / 4);
    expect(unpack(answer.body).toString()).toBe(LONG);
  });

  it.each([
    ['/assets/index-B1c2D3e4.js', 'identity'],
    ['/assets/rye-B1c2D3e4.woff2', 'br'],
    ['/sw.js', 'br'],
  ])('leaves %s as it is for %s', async (path, accepted) => {
    const { headers } = await ask(path, { headers: { 'accept-encoding': accepted } });
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('says when nothing has changed, and notices when something has', async () => {
    const { headers } = await ask('/sw.js');
    const again = { headers: { 'if-none-match': String(headers.etag) } };
    expect((await ask('/sw.js', again)).status).toBe(304);
    writeFileSync(join(root, 'sw.js'), 'self.x = 22;');
    const changed = await ask('/sw.js', again);
    expect([changed.status, changed.body.toString()]).toEqual([200, 'self.x = 22;']);
  });
});
