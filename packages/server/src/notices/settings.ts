/** How this server can notify people, from environment variables. Without any, nothing is sent. */
import { createECDH } from 'node:crypto';
import { withoutUndefined } from '@carson/engine';

export interface NoticeSettings {
  /** Where people reach this server: links in notices begin with it. */
  readonly publicUrl: string;
  readonly mail?: { readonly url: string; readonly from: string };
  readonly push?: { readonly publicKey: string; readonly privateKey: string; readonly subject: string };
  readonly webhooks: boolean;
  /** Whether webhooks and browsers may have addresses of this machine and its network. */
  readonly privateAddresses: boolean;
}

interface SettingReader {
  readonly text: (name: string, fallback: string) => string;
  /** Notes a variable that is wrong. Its value is not repeated: most are secrets. */
  readonly wrong: (name: string, accepted: string) => void;
}

export function readNoticeSettings(reader: SettingReader): NoticeSettings | undefined {
  const { text, wrong } = reader;
  const publicUrl = text('PUBLIC_URL', '').replace(/\/$/, '');
  const mail = mailSettings(reader);
  const push = pushSettings(reader);
  const webhooks = oneOf(reader, 'WEBHOOKS', ['off', 'on']) === 'on';
  const privateAddresses = oneOf(reader, 'PRIVATE_ADDRESSES', ['refused', 'allowed']) === 'allowed';
  if (mail === undefined && push === undefined && !webhooks) return undefined;
  if (!/^https?:\/\/[^/\s]+$/.test(publicUrl) || !URL.canParse(publicUrl)) {
    wrong('PUBLIC_URL', 'the address of this server, like https://carson.example.org; notices link to it');
  }
  return {
    publicUrl,
    webhooks,
    privateAddresses,
    ...withoutUndefined({ mail, push }),
  };
}

function mailSettings({ text, wrong }: SettingReader): NoticeSettings['mail'] {
  const [url, from] = [text('SMTP_URL', ''), text('MAIL_FROM', '')];
  if (url === '' && from === '') return undefined;
  if (!/^smtps?:\/\/[^/\s]+\/?(\?\S*)?$/.test(url) || !URL.canParse(url)) {
    wrong('SMTP_URL', 'smtp://user:password@host:587, or smtps:// with port 465');
  }
  if (!/^([^<>\r\n]{1,80} )?<?[^\s@<>]+@[^\s@<>]+>?$/.test(from)) {
    wrong('MAIL_FROM', 'an e-mail address, like Carson City <game@example.org>');
  }
  return { url, from };
}

function pushSettings({ text, wrong }: SettingReader): NoticeSettings['push'] {
  const [publicKey, privateKey] = [text('VAPID_PUBLIC_KEY', ''), text('VAPID_PRIVATE_KEY', '')];
  const subject = text('VAPID_SUBJECT', '');
  if (publicKey === '' && privateKey === '' && subject === '') return undefined;
  const made = 'npx web-push generate-vapid-keys';
  if (!/^[\w-]{43}$/.test(privateKey)) wrong('VAPID_PRIVATE_KEY', `43 characters, as ${made} writes them`);
  else if (publicKey !== publicKeyOf(privateKey)) {
    wrong('VAPID_PUBLIC_KEY', `the key that belongs to VAPID_PRIVATE_KEY, as ${made} writes them together`);
  }
  if (!/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(subject)) {
    wrong('VAPID_SUBJECT', 'how push services reach you: mailto:you@example.org, or an https address');
  }
  return { publicKey, privateKey, subject };
}

function publicKeyOf(privateKey: string): string | undefined {
  try {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return pair.getPublicKey('base64url');
  } catch {
    return undefined;
  }
}

function oneOf({ text, wrong }: SettingReader, name: string, values: readonly [string, string]): string {
  const given = text(name, values[0]);
  if (!values.includes(given)) wrong(name, values.join(' or '));
  return given;
}
