import { mkdirSync, writeFileSync } from 'node:fs';
import { Server } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { LIMITS } from '@carson/protocol';
import { describe, expect, it, vi } from 'vitest';
import { emptyFolder } from './support/folder.ts';
import { testServer } from './support/server.ts';

const PAGE = '<!doctype html><title>Carson City</title><meta property="og:image" content="/preview.png" />';

async function serverWithPage() {
  const page = emptyFolder();
  mkdirSync(join(page, 'assets'));
  writeFileSync(join(page, 'index.html'), PAGE);
  writeFileSync(join(page, 'join.html'), PAGE.replace('preview.png', 'preview-table.png'));
  writeFileSync(join(page, 'assets', 'main-abc.js'), `// ${'x'.repeat(5_000)}`);
  writeFileSync(join(page, 'assets', 'small-abc.js'), '// plain');
  writeFileSync(join(page, 'assets', 'small-abc.js.br'), brotliCompressSync('// small'));
  return testServer({ config: { page } });
}

describe('the page', () => {
  it('is served at every address that is no file and no API', async () => {
    const { url } = await serverWithPage();
    const headers = { accept: 'text/html' };
    for (const path of ['/', '/table/xyz', '/my-games']) {
      const response = await fetch(url + path, { headers });
      expect([path, response.status, await response.text()]).toEqual([path, 200, PAGE]);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
    for (const path of ['/api/nothing', '/assets/none.js', '/../package.json']) {
      expect([path, (await fetch(url + path)).status]).toEqual([path, 404]);
    }
  });

  it('has files that browsers keep, compressed where the browser accepts it', async () => {
    const { url } = await serverWithPage();
    const response = await fetch(`${url}/assets/main-abc.js`);
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(await response.text()).toContain('xxx');
    const small = await fetch(`${url}/assets/small-abc.js`, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(small.headers.get('content-encoding')).toBe('br');
    expect(small.headers.get('vary')).toContain('accept-encoding');
    expect(await small.text()).toBe('// small');
    const plain = await fetch(`${url}/assets/main-abc.js`, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect((await plain.text()).length).toBe(5_003);
  });

  it('tells a chat what a link shows, with whole addresses', async () => {
    const { url } = await serverWithPage();
    const headers = { 'user-agent': 'TelegramBot (like TwitterBot)' };
    for (const [path, picture] of [
      ['/', 'preview.png'],
      ['/join', 'preview-table.png'],
    ] as const) {
      const text = await (await fetch(url + path, { headers })).text();
      expect(text).toContain(`<meta property="og:image" content="${url}/${picture}"`);
    }
    const forPeople = await (await fetch(`${url}/join`, { headers: { accept: 'text/html' } })).text();
    expect(forPeople).toContain('content="/preview-table.png"');
  });
});

describe('a connection', () => {
  it('on which no byte moves is closed, but not before the longest answer is there', async () => {
    const setTimeout = vi.spyOn(Server.prototype, 'setTimeout');
    await testServer();
    const [[milliseconds] = []] = setTimeout.mock.calls;
    setTimeout.mockRestore();
    expect(milliseconds).toBeGreaterThan(2_000 * LIMITS.wait);
    expect(milliseconds).toBeLessThanOrEqual(180_000);
  });
});
