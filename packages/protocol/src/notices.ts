/** Where a person is told that a table waits for them, and when not. */
import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import { IdSchema, list, matching, moment, whole } from './shapes.ts';

/** A browser that is asked to show it, an e-mail address, the address of a program. */
const ChannelKindSchema = v.picklist(['push', 'mail', 'webhook']);

/** Not yet confirmed; in use; given up after its retries. */
const ChannelStateSchema = v.picklist(['unconfirmed', 'on', 'failed']);

const LanguageSchema = matching(/^[a-z]{2}$/, 'a language');
const KeySchema = matching(/^[A-Za-z0-9_-]{16,120}={0,2}$/, 'a key in base64url');
const WebAddressSchema = v.pipe(
  v.string(),
  v.maxLength(LIMITS.address),
  v.regex(/^https?:\/\/\S+$/i, 'a web address'),
);

export const ChannelSchema = v.object({
  id: IdSchema,
  kind: ChannelKindSchema,
  /** As far as it is shown: of a browser or a webhook no more than the host. */
  address: v.string(),
  state: ChannelStateSchema,
  /** Why it was given up, and when. */
  failure: v.exactOptional(v.string()),
  failedAt: v.exactOptional(moment),
  sentAt: v.exactOptional(moment),
  createdAt: moment,
});

export const NewChannelSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('push'),
    address: WebAddressSchema,
    keys: v.strictObject({ p256dh: KeySchema, auth: KeySchema }),
    language: LanguageSchema,
  }),
  v.strictObject({
    kind: v.literal('mail'),
    address: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(254),
      v.regex(/^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\]+\.[^\s@.<>(),;:"\\]+$/, 'an e-mail address'),
    ),
    language: LanguageSchema,
  }),
  v.strictObject({ kind: v.literal('webhook'), address: WebAddressSchema, language: LanguageSchema }),
]);

/** Hours of the day in a time zone; from 22 to 7 is a night. */
export const QuietHoursSchema = v.strictObject({
  zone: matching(/^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/, 'a time zone'),
  from: whole([0, 23]),
  to: whole([0, 23]),
});

export const NoticesSchema = v.object({
  /** What this server can send; empty where it sends nothing. */
  offered: list(ChannelKindSchema),
  /** The server's public key, for browsers. */
  pushKey: v.exactOptional(v.string()),
  channels: list(ChannelSchema),
  quiet: v.exactOptional(QuietHoursSchema),
  /** I am on vacation until then. */
  awayUntil: v.exactOptional(moment),
});

export type ChannelKind = v.InferOutput<typeof ChannelKindSchema>;
export type ChannelState = v.InferOutput<typeof ChannelStateSchema>;
export type NoticeChannel = v.InferOutput<typeof ChannelSchema>;
export type NewChannel = v.InferOutput<typeof NewChannelSchema>;
export type QuietHours = v.InferOutput<typeof QuietHoursSchema>;
export type Notices = v.InferOutput<typeof NoticesSchema>;
