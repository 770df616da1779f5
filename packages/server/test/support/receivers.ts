/** Real ends of the ways by which people are told: a web server, a browser's push service, a mail server. */
import { createDecipheriv, createECDH, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Waits for things, never for time. */
class Arrivals<T> {
  readonly all: T[] = [];
  private readonly watchers = new Set<() => void>();

  add(one: T): void {
    this.all.push(one);
    for (const watcher of [...this.watchers]) watcher();
  }

  /** The first `count`, once they are there. */
  atLeast(count: number): Promise<readonly T[]> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (this.all.length < count) return;
        this.watchers.delete(look);
        resolve(this.all);
      };
      this.watchers.add(look);
      look();
    });
  }
}

export interface WebReceiver {
  readonly url: string;
  readonly received: Arrivals<Received>;
  /** What it answers from now on. */
  answer: { status: number; headers?: Record<string, string> };
  /** Called when a request has come, before it is answered; false: it is not taken, and the line is cut. */
  onRequest: () => boolean;
}

export async function webReceiver(): Promise<WebReceiver> {
  const received = new Arrivals<Received>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { status, headers } = receiver.answer;
      if (!receiver.onRequest()) {
        request.socket.destroy();
        return;
      }
      response
        .writeHead(status, headers)
        .end('thanks', () =>
          received.add({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) }),
        );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const receiver: WebReceiver = {
    url: `http://127.0.0.1:${port}`,
    received,
    answer: { status: 200 },
    onRequest: () => true,
  };
  return receiver;
}

export function json({ body }: Received): Record<string, unknown> {
  return JSON.parse(body.toString());
}

/** Whether a webhook's signature is that of its secret. */
export function isSigned({ headers, body }: Received, secret: string): boolean {
  const [, at, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-carson-signature'])) ?? [];
  return signature === createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
}

/** A browser that has subscribed: its keys, and how it reads what comes (RFC 8291). */
export function pushBrowser() {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
    decrypt({ body }: Received): Record<string, unknown> {
      const salt = body.subarray(0, 16);
      const keyLength = body.readUInt8(20);
      const sender = body.subarray(21, 21 + keyLength);
      const sealed = body.subarray(21 + keyLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
      const input = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32));
      const derive = (name: string, length: number) =>
        Buffer.from(hkdfSync('sha256', input, salt, `Content-Encoding: ${name}\0`, length));
      const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
      decipher.setAuthTag(sealed.subarray(-16));
      const opened = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return JSON.parse(opened.subarray(0, opened.lastIndexOf(2)).toString());
    },
  };
}

export interface Email {
  readonly to: readonly string[];
  readonly text: string;
}

export interface MailReceiver {
  readonly url: string;
  readonly emails: Arrivals<Email>;
}

/** A mail server that takes everything from the one who has its password. */
export async function mailReceiver(): Promise<MailReceiver> {
  const emails = new Arrivals<Email>();
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) =>
      username === 'carson' && password === 'secret' ? done(null, { user: 'carson' }) : done(new Error('no')),
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      const to = session.envelope.rcptTo.map(({ address }) => address);
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        done();
        emails.add({ to, text: Buffer.concat(parts).toString() });
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://carson:secret@127.0.0.1:${port}`, emails };
}
