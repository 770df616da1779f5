/** A notice for a program: JSON, signed; chat services get the one field that they show. */
import { createHmac } from 'node:crypto';
import type { Channel } from '../storage/channel-store.ts';
import type { Message } from './message.ts';
import { type Delivery, type PostRules, post } from './post.ts';

export async function sendToWebhook(
  { address, keys }: Channel,
  message: Message,
  rules: PostRules & { readonly now: () => number },
): Promise<Delivery> {
  const body = JSON.stringify(bodyFor(new URL(address).hostname, message));
  const at = Math.floor(rules.now() / 1_000);
  const delivery = await post(
    {
      url: address,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'carson-city',
        'x-carson-delivery': message.id,
        'idempotency-key': `"${message.id}"`,
        'x-carson-signature': `t=${at},v1=${signatureOf(`${at}.${body}`, keys['secret'] ?? '')}`,
      },
      body,
    },
    rules,
  );
  // An address that is not found may be a mistake of its owner's, soon mended.
  return delivery.outcome === 'gone' && delivery.why !== 'notSecure'
    ? { outcome: 'failed', why: delivery.why }
    : delivery;
}

function signatureOf(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

function bodyFor(host: string, message: Message): object {
  const text = [message.title, message.text, message.url].join('\n');
  if (/(^|\.)discord(app)?\.com$/.test(host)) return { content: text, allowed_mentions: { parse: [] } };
  if (/(^|\.)slack\.com$/.test(host)) return { text };
  // Both fields, for services that understand only one of the two.
  return { ...message, text, content: text };
}
