/**
 * Forward-only steps of the schema. They run by themselves at the start, all in one transaction and
 * under a lock, so that any number of processes may start at once. A step that has shipped never changes.
 */
import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

/** Each step is a list of statements that both databases understand. */
const STEPS: readonly (readonly string[])[] = [
  [
    'create table settings (key text primary key, value text not null)',
    `create table people (id text primary key, name text not null, name_key text not null, kind text not null,
      password_hash text, owner_id text, created_at bigint not null)`,
    `create unique index people_names on people (name_key) where kind in ('registered', 'bot')`,
    'create index people_owners on people (owner_id)',
    `create table sessions (id text primary key, person_id text not null, secret_hash text not null unique,
      device text not null, created_at bigint not null, seen_at bigint not null)`,
    'create index sessions_of on sessions (person_id)',
    `create table tokens (id text primary key, person_id text not null, label text not null, scopes text not null,
      secret_hash text not null unique, created_at bigint not null)`,
    'create index tokens_of on tokens (person_id)',
    `create table entries (table_id text not null, version integer not null, command_id text not null,
      body text not null, at bigint not null, primary key (table_id, version), unique (table_id, command_id))`,
    `create table tables (id text primary key, version integer not null, game text not null, phase text not null,
      access text not null, clock text not null, host_id text not null, free_seats integer not null,
      summary text not null, deadline bigint, bots_owe integer not null, created_at bigint not null,
      changed_at bigint not null)`,
    `create index tables_listed on tables (changed_at) where access = 'public'`,
    'create index tables_due on tables (deadline) where deadline is not null',
    'create index tables_with_bots on tables (id) where bots_owe > 0',
    `create table seats (table_id text not null, seat integer not null, person_id text not null,
      primary key (table_id, seat))`,
    'create index seats_of on seats (person_id)',
    `create table chat (id text primary key, table_id text not null, person_id text not null,
      command_id text not null, text text not null, at bigint not null, unique (table_id, person_id, command_id))`,
    'create index chat_at on chat (table_id, at)',
    'create index chat_of on chat (person_id)',
    'create table mutes (person_id text not null, muted_id text not null, primary key (person_id, muted_id))',
    `create table reports (id text primary key, chat_id text not null, person_id text not null,
      text text not null, reason text not null, at bigint not null)`,
    'create table processes (id text primary key, seen_at bigint not null)',
  ],
  ['create index tables_hosted on tables (host_id)'],
  [`create index people_visitors on people (name_key) where kind = 'visitor'`],
  [
    `create table daily (game text not null, day text not null, person_id text not null, points integer not null,
      lead integer not null, place integer not null, hints integer not null, undos integer not null,
      table_id text not null, hash text not null, at bigint not null, primary key (game, day, person_id))`,
    'create index daily_best on daily (game, day, points)',
    'create index daily_of on daily (person_id)',
  ],
  [
    `create table notice_channels (id text primary key, person_id text not null, kind text not null,
      address text not null, keys text not null, language text not null, state text not null, failure text,
      failed_at bigint, sent_at bigint, created_at bigint not null, unique (person_id, kind, address))`,
    `create table notices (id text primary key, channel_id text not null, person_id text not null,
      table_id text not null, kind text not null, facts text not null, created_at bigint not null,
      due_at bigint not null, attempts integer not null, leased_by text not null, leased_until bigint not null,
      unique (channel_id, table_id, kind))`,
    'create index notices_due on notices (due_at)',
    'create index notices_leased on notices (channel_id) where leased_until > 0',
    'create index notices_at on notices (table_id)',
    `create table quiet_hours (person_id text primary key, zone text not null, from_hour integer not null,
      to_hour integer not null)`,
  ],
  [
    'create table reviews (table_id text primary key, version integer not null, body text not null, at bigint not null)',
    'create index reviews_at on reviews (at)',
  ],
  [
    `create table queued_answers (id text primary key, table_id text not null, seat integer not null,
      person_id text not null, question text not null, body text not null, dropped text, at bigint not null,
      unique (table_id, seat, question))`,
    'create index queued_answers_of on queued_answers (person_id)',
  ],
  [
    'create table vacations (person_id text primary key, until bigint not null)',
    'alter table sessions add column browser text',
  ],
  [`alter table notices add column letter text not null default ''`],
];

const LOCK_NUMBER = 0x0ca2_50c1;

/** Brings the schema up to date and returns how many steps were taken. */
export function migrate(db: Kysely<Schema>, kind: DatabaseKind): Promise<number> {
  return db.transaction().execute((transaction) => takeSteps(transaction, kind));
}

async function takeSteps(connection: Kysely<Schema>, kind: DatabaseKind): Promise<number> {
  if (kind === 'postgres') await sql.raw(`select pg_advisory_xact_lock(${LOCK_NUMBER})`).execute(connection);
  await sql.raw('create table if not exists migrations (step integer primary key)').execute(connection);
  const { rows } = await sql.raw<{ step: number }>('select step from migrations').execute(connection);
  const newest = Math.max(-1, ...rows.map(({ step }) => step));
  if (newest >= STEPS.length) {
    throw new Error('the database was written by a newer version of this program');
  }
  for (const [step, statements] of STEPS.entries()) {
    if (step <= newest) continue;
    for (const statement of statements) await sql.raw(statement).execute(connection);
    await sql.raw(`insert into migrations (step) values (${step})`).execute(connection);
  }
  return STEPS.length - 1 - newest;
}
