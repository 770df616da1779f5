/** Sends a request to an address that a visitor gave: resolved once, with a timeout, without following redirects. */
import { request as http } from 'node:http';
import { request as https } from 'node:https';
import { pinnedAddress, type Resolve } from './address.ts';

export interface Posting {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

export interface PostRules {
  /** Addresses of this machine and its network, and http without TLS. */
  readonly allowPrivate: boolean;
  readonly resolve?: Resolve;
}

/** Accepted; given up for good; or to be tried again. */
export type Delivery =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'gone' | 'failed'; readonly why: string };

/** Milliseconds for all of it. */
const TIMEOUT = 10_000;
/** Bytes of an answer that are read before we hang up. */
const LARGEST_ANSWER = 16_384;

export async function post({ url, headers, body }: Posting, rules: PostRules): Promise<Delivery> {
  const target = new URL(url);
  const isSecure = target.protocol === 'https:';
  if (!isSecure && !rules.allowPrivate) return { outcome: 'gone', why: 'notSecure' };
  const pinned = await pinnedAddress(target.hostname, rules);
  if (pinned === undefined) return { outcome: 'failed', why: 'noSuchHost' };
  const send = isSecure ? https : http;
  return new Promise((resolve) => {
    const asked = send(target, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: false,
      lookup: (_host, options, done) =>
        options.all === true ? done(null, [pinned]) : done(null, pinned.address, pinned.family),
    });
    const finish = (delivery: Delivery): void => {
      clearTimeout(timer);
      asked.destroy();
      resolve(delivery);
    };
    const timer = setTimeout(() => finish({ outcome: 'failed', why: 'timeout' }), TIMEOUT);
    asked.on('error', (problem) => finish({ outcome: 'failed', why: codeOf(problem) }));
    asked.on('response', (response) => {
      const verdict = verdictOn(response.statusCode ?? 0);
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > LARGEST_ANSWER) finish(verdict);
      });
      response.on('error', () => finish(verdict));
      response.on('end', () => finish(verdict));
    });
    asked.end(body);
  });
}

function verdictOn(status: number): Delivery {
  if (status >= 200 && status < 300) return { outcome: 'sent' };
  return { outcome: status === 404 || status === 410 ? 'gone' : 'failed', why: `status ${status}` };
}

function codeOf(problem: Error): string {
  return 'code' in problem ? String(problem.code) : 'noAnswer';
}
