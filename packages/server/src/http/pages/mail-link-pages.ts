/**
 * The pages behind the links in our e-mails: one page with one button. Only the button, or a mail program that sends
 * "one click", has an effect: link scanners that open every link change nothing.
 */
import { loadCatalogue, type Words } from '@carson/words';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Channels, Purpose } from '../../notices/channels.ts';
import { escaped } from '../../notices/mail.ts';
import type { Channel } from '../../storage/channel-store.ts';
import { smallPage } from './small-page.ts';

const LARGEST_FORM = 1_024;

export async function addMailLinkPages(app: FastifyInstance, channels: Channels): Promise<void> {
  await app.register(async (scope) => {
    const form = { parseAs: 'string', bodyLimit: LARGEST_FORM } as const;
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data']) {
      scope.addContentTypeParser(type, form, (_request, _body, finish) => finish(null, {}));
    }
    for (const purpose of ['confirm', 'stop'] as const) {
      const url = `/api/letters/${purpose}/:token`;
      scope.get<{ Params: { token: string } }>(url, async ({ params }, reply) => {
        const channel = await channels.byLink(purpose, params.token);
        return channel === undefined ? sendGone(reply) : send(reply, channel, questionPage(purpose));
      });
      scope.post<{ Params: { token: string } }>(url, async ({ params }, reply) => {
        const channel = await channels.byLink(purpose, params.token);
        if (channel === undefined) return sendGone(reply);
        await (purpose === 'confirm' ? channels.confirm(channel) : channels.stop(channel));
        return send(reply, channel, donePage(purpose));
      });
    }
  });
}

type Page = (words: Words) => { readonly text: string; readonly button?: string };

function questionPage(purpose: Purpose): Page {
  return ({ notices }) =>
    purpose === 'confirm'
      ? { text: notices.confirm.title, button: notices.confirm.button }
      : { text: notices.stop.question, button: notices.mail.stop };
}

function donePage(purpose: Purpose): Page {
  return ({ notices }) => ({ text: purpose === 'confirm' ? notices.confirm.done : notices.stop.done });
}

async function send(reply: FastifyReply, { language }: Pick<Channel, 'language'>, page: Page) {
  const words = await loadCatalogue(language);
  const { text, button } = page(words);
  const action =
    button === undefined
      ? `<a href="/">${escaped(words.notices.toGame)}</a>`
      : `<form method="post"><button>${escaped(button)}</button></form>`;
  return reply
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(smallPage({ language, title: 'Carson City Online', text, action }));
}

function sendGone(reply: FastifyReply) {
  return send(reply.status(404), { language: 'en' }, ({ notices }) => ({ text: notices.gone }));
}
