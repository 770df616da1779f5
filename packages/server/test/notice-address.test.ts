/** Which addresses visitors can have the server send to: none in its own network, and only the one that was resolved. */
import { describe, expect, it } from 'vitest';
import { isPublic, pinnedAddress } from '../src/notices/address.ts';
import { post } from '../src/notices/post.ts';
import { quietUntil } from '../src/notices/quiet.ts';
import { readNoticeSettings } from '../src/notices/settings.ts';
import { webReceiver } from './support/receivers.ts';

describe('an address', () => {
  it.each(['8.8.8.8', '162.159.128.233', '2606:4700::1111', '2a00:1450:4001::5'])(
    '%s is public',
    (address) => {
      expect(isPublic(address)).toBe(true);
    },
  );

  it.each([
    ...['127.0.0.1', '0.0.0.0', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
    ...['224.0.0.1', '255.255.255.255', '::1', '::', '::ffff:127.0.0.1', '::ffff:10.0.0.1', 'fe80::1'],
    ...['fc00::1', 'ff02::1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001::1', 'localhost', ''],
  ])('%s is not', (address) => {
    expect(isPublic(address)).toBe(false);
  });

  it('is not taken where one of several is private, or none is known', async () => {
    const to = (...found: string[]) => ({
      allowPrivate: false,
      resolve: async () => found.map((address) => ({ address, family: 4 })),
    });
    expect(await pinnedAddress('a.example', to('8.8.8.8', '8.8.4.4'))).toEqual({
      address: '8.8.8.8',
      family: 4,
    });
    expect(await pinnedAddress('a.example', to('8.8.8.8', '127.0.0.1'))).toBeUndefined();
    expect(await pinnedAddress('a.example', to())).toBeUndefined();
  });

  it('is looked up once, and what is sent goes there', async () => {
    const receiver = await webReceiver();
    const asked: string[] = [];
    const resolve = async (host: string) => {
      asked.push(host);
      return [{ address: '127.0.0.1', family: 4 }];
    };
    const { port } = new URL(receiver.url);
    const sent = await post(
      { url: `http://hooks.example:${port}/x`, headers: {}, body: 'hello' },
      { allowPrivate: true, resolve },
    );
    expect(sent).toEqual({ outcome: 'sent' });
    expect(asked).toEqual(['hooks.example']);
    expect(receiver.received.all.map(({ path, headers }) => [path, headers.host])).toEqual([
      ['/x', `hooks.example:${port}`],
    ]);
  });
});

describe('quiet hours', () => {
  const at = (hour: number, minute = 0) => Date.UTC(2026, 0, 15, hour, minute);

  it('of a night last until the morning of that zone', () => {
    const night = { zone: 'Europe/Berlin', from: 22, to: 7 };
    expect(quietUntil(night, at(12))).toBeUndefined();
    expect(quietUntil(night, at(20, 59))).toBeUndefined();
    expect(quietUntil(night, at(23, 20))).toBe(at(30));
    expect(quietUntil(night, at(5, 59))).toBe(at(6));
    expect(quietUntil({ ...night, to: 22 }, at(23))).toBeUndefined();
  });
});

describe('settings', () => {
  const problemsOf = (env: Readonly<Record<string, string>>) => {
    const wrong: string[] = [];
    const settings = readNoticeSettings({
      text: (name, fallback) => env[name] ?? fallback,
      wrong: (name) => void wrong.push(name),
    });
    return [settings === undefined ? 'none' : 'some', ...wrong];
  };
  const PUBLIC_URL = 'https://carson.example.org';

  it('are none where nothing is set, and name each one that is wrong', () => {
    expect(problemsOf({})).toEqual(['none']);
    expect(problemsOf({ PUBLIC_URL })).toEqual(['none']);
    expect(problemsOf({ PUBLIC_URL, WEBHOOKS: 'on' })).toEqual(['some']);
    expect(problemsOf({ WEBHOOKS: 'on' })).toEqual(['some', 'PUBLIC_URL']);
    expect(problemsOf({ PUBLIC_URL, WEBHOOKS: 'yes' })).toEqual(['none', 'WEBHOOKS']);
    expect(problemsOf({ PUBLIC_URL, SMTP_URL: 'mail.example.org' })).toEqual([
      'some',
      'SMTP_URL',
      'MAIL_FROM',
    ]);
    expect(
      problemsOf({
        PUBLIC_URL,
        VAPID_PUBLIC_KEY: 'x',
        VAPID_PRIVATE_KEY: 'y'.repeat(43),
        VAPID_SUBJECT: 'me',
      }),
    ).toEqual(['some', 'VAPID_PUBLIC_KEY', 'VAPID_SUBJECT']);
  });
});
