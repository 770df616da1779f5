/** The page for a client over its rate limit. */
import { loadCatalogue } from '@carson/words';
import fastify from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { refuseTooFast } from '../src/http/too-fast.ts';

vi.mock(import('@carson/words'), async (original) => {
  const words = await original();
  return { ...words, loadCatalogue: vi.fn(words.loadCatalogue) };
});

it('is written again after its words could not be loaded, and then kept', async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  app.get('/', refuseTooFast);
  const isPage = async (): Promise<boolean> =>
    (await app.inject({ url: '/', headers: { accept: 'text/html' } })).body.startsWith('<!doctype html>');
  vi.mocked(loadCatalogue).mockRejectedValueOnce(new Error('the file is away'));
  expect([await isPage(), await isPage(), await isPage()]).toEqual([false, true, true]);
  expect(loadCatalogue).toHaveBeenCalledTimes(2);
});
