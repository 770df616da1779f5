/** E-mail over the operator's mail server: plain text and HTML, with an unsubscribe link in every e-mail. */
import { type Language, loadCatalogue, type Words } from '@carson/words';
import { createTransport, type Transporter } from 'nodemailer';
import type { Channel } from '../storage/channel-store.ts';
import type { Message } from './message.ts';
import type { Delivery } from './post.ts';
import type { NoticeSettings } from './settings.ts';

export interface Mail {
  /** Sends one e-mail for all of them; its id tells mail programs when it is a repetition. */
  sendNotices(channel: Channel, messages: readonly Message[], id: string): Promise<Delivery>;
  sendConfirmation(channel: Channel): Promise<Delivery>;
  /** Why the mail server cannot accept e-mails now. */
  whyNot(): Promise<string | undefined>;
  close(): void;
}

export interface MailPorts {
  readonly settings: NonNullable<NoticeSettings['mail']>;
  readonly publicUrl: string;
  readonly confirmLink: (channel: string) => string;
  readonly stopLink: (channel: string) => string;
}

/** Milliseconds for each step of talking to the mail server. */
const TIMEOUT = 10_000;

interface Email {
  readonly subject: string;
  readonly paragraphs: readonly Paragraph[];
  readonly footer: readonly Paragraph[];
}

interface Paragraph {
  readonly text: string;
  readonly link?: string;
}

export function createMail(ports: MailPorts): Mail {
  const { settings, publicUrl, confirmLink, stopLink } = ports;
  const transport = openTransport(settings.url);
  const host = new URL(publicUrl).hostname;

  const deliver = async (
    { address, language }: Channel,
    email: Email,
    more: { readonly messageId: string; readonly headers?: Record<string, string> },
  ): Promise<Delivery> => {
    try {
      await transport.sendMail({
        from: settings.from,
        to: { name: '', address },
        subject: email.subject,
        text: plainText(email),
        html: htmlOf(email, language),
        messageId: `<${more.messageId}@${host}>`,
        headers: { 'Auto-Submitted': 'auto-generated', ...more.headers },
      });
      return { outcome: 'sent' };
    } catch (problem) {
      return isRefused(problem) ? { outcome: 'gone', why: 'mail' } : { outcome: 'failed', why: 'mail' };
    }
  };

  return {
    async sendNotices(channel, messages, id) {
      const words = await loadCatalogue(channel.language);
      const stop = stopLink(channel.id);
      return deliver(channel, noticeEmail(messages, words, stop), {
        messageId: id,
        headers: {
          'List-Unsubscribe': `<${stop}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      });
    },
    async sendConfirmation(channel) {
      const { notices } = await loadCatalogue(channel.language);
      const email = {
        subject: notices.confirm.title,
        paragraphs: [
          { text: notices.confirm.text },
          { text: notices.confirm.button, link: confirmLink(channel.id) },
        ],
        footer: [],
      };
      return deliver(channel, email, { messageId: `confirm-${channel.id}` });
    },
    whyNot: () => whyNot(transport),
    close: () => transport.close(),
  };
}

function openTransport(url: string): Transporter {
  return createTransport({
    url,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

async function whyNot(transport: Transporter): Promise<string | undefined> {
  try {
    await transport.verify();
    return undefined;
  } catch (problem) {
    return problem instanceof Error && 'code' in problem ? String(problem.code) : 'no answer';
  }
}

function noticeEmail(messages: readonly Message[], { notices }: Words, stop: string): Email {
  const [first] = messages;
  const isOne = messages.length === 1;
  return {
    subject: isOne && first !== undefined ? first.title : notices.mail.many({ count: messages.length }),
    paragraphs: messages.flatMap(({ title, text, url }) => [
      { text: isOne ? text : `${title}. ${text}` },
      { text: notices.mail.open, link: url },
    ]),
    footer: [{ text: notices.mail.why }, { text: notices.mail.stop, link: stop }],
  };
}

function plainText({ paragraphs, footer }: Email): string {
  const write = (parts: readonly Paragraph[]): string =>
    parts.map(({ text, link }) => (link === undefined ? text : `${text}: ${link}`)).join('\n\n');
  return footer.length === 0 ? `${write(paragraphs)}\n` : `${write(paragraphs)}\n\n-- \n${write(footer)}\n`;
}

function htmlOf({ subject, paragraphs, footer }: Email, language: Language): string {
  const write = ({ text, link }: Paragraph): string =>
    link === undefined ? `<p>${escaped(text)}</p>` : `<p><a href="${escaped(link)}">${escaped(text)}</a></p>`;
  return [
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${escaped(subject)}</title>`,
    '<body style="font-family:Georgia,serif;color:#3b2a1a;background:#f6ecd9;padding:24px;max-width:34em">',
    `<h1 style="font-size:20px">${escaped(subject)}</h1>`,
    ...paragraphs.map(write),
    ...(footer.length === 0
      ? []
      : ['<hr style="border:0;border-top:1px solid #c9b48f">', ...footer.map(write)]),
    '</body></html>',
  ].join('\n');
}

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Whether the mail server refuses permanently: no such mailbox. */
function isRefused(problem: unknown): boolean {
  const status = problem instanceof Error && 'responseCode' in problem ? Number(problem.responseCode) : 0;
  const command = problem instanceof Error && 'command' in problem ? String(problem.command) : '';
  return status >= 500 && status < 600 && command.startsWith('RCPT');
}
