/** The tables of the database, as the query builder sees them. Moments are milliseconds since 1970. */
import type { ChannelKind, ChannelState, PersonKind } from '@carson/protocol';
import type { Language } from '@carson/words';
import type { Kysely } from 'kysely';
import type { NoticeKind } from '../tables/notices.ts';

export interface Schema {
  settings: { key: string; value: string };
  people: {
    id: string;
    name: string;
    name_key: string;
    kind: PersonKind;
    password_hash: string | null;
    /** Of a bot account: whose it is. */
    owner_id: string | null;
    created_at: number;
  };
  sessions: {
    id: string;
    person_id: string;
    secret_hash: string;
    device: string;
    /** The hash of the browser's own number; null in sessions that began before there was one. */
    browser: string | null;
    created_at: number;
    seen_at: number;
  };
  tokens: {
    id: string;
    person_id: string;
    label: string;
    scopes: string;
    secret_hash: string;
    created_at: number;
  };
  /** The truth about every table: append-only. */
  entries: {
    table_id: string;
    version: number;
    command_id: string;
    body: string;
    at: number;
  };
  /** What lists need to know of a table; follows from its entries and is written with them. */
  tables: {
    id: string;
    version: number;
    game: string;
    phase: string;
    access: string;
    clock: string;
    host_id: string;
    free_seats: number;
    summary: string;
    deadline: number | null;
    bots_owe: number;
    created_at: number;
    changed_at: number;
  };
  seats: { table_id: string; seat: number; person_id: string };
  chat: {
    id: string;
    table_id: string;
    person_id: string;
    command_id: string;
    text: string;
    at: number;
  };
  mutes: { person_id: string; muted_id: string };
  reports: {
    id: string;
    chat_id: string;
    person_id: string;
    text: string;
    reason: string;
    at: number;
  };
  /** Of finished games: JSON, compressed, in base 64. */
  reviews: { table_id: string; version: number; body: string; at: number };
  /** Results of the daily challenge: one per person, day and game. */
  daily: {
    game: string;
    day: string;
    person_id: string;
    points: number;
    lead: number;
    place: number;
    hints: number;
    undos: number;
    /** The finished game, to look at. */
    table_id: string;
    /** Of the record: the same one again is no second attempt. */
    hash: string;
    at: number;
  };
  processes: { id: string; seen_at: number };
  /** Where a person wants to get notices. */
  notice_channels: {
    id: string;
    person_id: string;
    kind: ChannelKind;
    address: string;
    /** JSON: what the channel needs besides its address. */
    keys: string;
    language: Language;
    state: ChannelState;
    failure: string | null;
    failed_at: number | null;
    sent_at: number | null;
    created_at: number;
  };
  /** What is still to be sent: one row per channel, table and kind. */
  notices: {
    id: string;
    channel_id: string;
    person_id: string;
    table_id: string;
    kind: NoticeKind;
    /** JSON. */
    facts: string;
    created_at: number;
    due_at: number;
    attempts: number;
    /** The e-mail it was put into; empty where it is in none. */
    letter: string;
    /** The process that sends it now; none after `leased_until`. */
    leased_by: string;
    leased_until: number;
  };
  /** Answers that people gave before they were asked: one per seat and kind of question. */
  queued_answers: {
    id: string;
    table_id: string;
    seat: number;
    person_id: string;
    question: string;
    /** JSON. */
    body: string;
    /** Why it was dropped, until its person has read so; null while it waits. */
    dropped: string | null;
    at: number;
  };
  vacations: { person_id: string; until: number };
  quiet_hours: { person_id: string; zone: string; from_hour: number; to_hour: number };
}

export type Db = Kysely<Schema>;
