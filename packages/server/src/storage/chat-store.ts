import { LIMITS } from '@carson/protocol';
import { hasChanged } from './rows.ts';
import type { Db } from './schema.ts';

export interface StoredLine {
  readonly id: string;
  readonly table: string;
  readonly person: string;
  readonly text: string;
  readonly at: number;
}

export interface ChatStore {
  /** False where this person's command was carried out before. */
  say(line: StoredLine & { readonly commandId: string }): Promise<boolean>;
  line(id: string): Promise<StoredLine | undefined>;
  /** The last ones, the oldest first. */
  lines(table: string): Promise<readonly StoredLine[]>;
  linesOf(person: string): Promise<readonly StoredLine[]>;
  /** Attributes the lines of one person to another. */
  handOver(from: string, to: string): Promise<void>;
  mute(person: string, muted: string): Promise<void>;
  unmute(person: string, muted: string): Promise<void>;
  muted(person: string): Promise<readonly string[]>;
  report(report: StoredReport): Promise<void>;
  /** All reports, or those by one person; the oldest first. */
  reports(of?: { readonly person: string }): Promise<readonly StoredReport[]>;
  endReport(id: string): Promise<boolean>;
  /** Takes the line away, and with it every report of it. */
  removeReported(id: string): Promise<boolean>;
}

export interface StoredReport {
  readonly id: string;
  readonly line: StoredLine;
  /** Who has reported it. */
  readonly person: string;
  readonly reason: string;
  readonly at: number;
}

const MOST_REPORTS = 500;

export function chatStore(db: Db): ChatStore {
  return { ...lineQueries(db), ...muteQueries(db), ...reportQueries(db) };
}

/** What was said. */
function lineQueries(db: Db): Pick<ChatStore, 'say' | 'line' | 'lines' | 'linesOf' | 'handOver'> {
  const columns = ['id', 'table_id as table', 'person_id as person', 'text', 'at'] as const;
  return {
    async say({ id, table, person, commandId, text, at }) {
      return hasChanged(
        db
          .insertInto('chat')
          .values({ id, table_id: table, person_id: person, command_id: commandId, text, at })
          .onConflict((conflict) => conflict.doNothing()),
      );
    },
    line: (id) => db.selectFrom('chat').select(columns).where('id', '=', id).executeTakeFirst(),
    async lines(table) {
      const rows = await db
        .selectFrom('chat')
        .select(columns)
        .where('table_id', '=', table)
        .orderBy('at', 'desc')
        .limit(LIMITS.chatLinesSent)
        .execute();
      return rows.reverse();
    },
    linesOf: (person) =>
      db.selectFrom('chat').select(columns).where('person_id', '=', person).orderBy('at').execute(),
    async handOver(from, to) {
      await db.updateTable('chat').set({ person_id: to }).where('person_id', '=', from).execute();
    },
  };
}

/** Whom people do not hear. */
function muteQueries(db: Db): Pick<ChatStore, 'mute' | 'unmute' | 'muted'> {
  return {
    async mute(person, muted) {
      await db
        .insertInto('mutes')
        .values({ person_id: person, muted_id: muted })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async unmute(person, muted) {
      await db.deleteFrom('mutes').where('person_id', '=', person).where('muted_id', '=', muted).execute();
    },
    async muted(person) {
      const rows = await db.selectFrom('mutes').select('muted_id').where('person_id', '=', person).execute();
      return rows.map(({ muted_id }) => muted_id);
    },
  };
}

/** Lines that were reported. */
function reportQueries(db: Db): Pick<ChatStore, 'report' | 'reports' | 'endReport' | 'removeReported'> {
  return {
    async report({ id, line, person, reason, at }) {
      await db
        .insertInto('reports')
        .values({ id, chat_id: line.id, person_id: person, text: line.text, reason, at })
        .execute();
    },
    async reports(of) {
      const all = db.selectFrom('reports');
      const rows = await (of === undefined ? all : all.where('reports.person_id', '=', of.person))
        .innerJoin('chat', 'chat.id', 'reports.chat_id')
        .select(['reports.id', 'reports.person_id as person', 'reports.reason', 'reports.at'])
        .select(['chat.id as lineId', 'chat.table_id as table', 'chat.person_id as speaker'])
        .select(['chat.text', 'chat.at as saidAt'])
        .orderBy('reports.at')
        .limit(MOST_REPORTS)
        .execute();
      return rows.map(({ id, person, reason, at, lineId, table, speaker, text, saidAt }) => ({
        id,
        person,
        reason,
        at,
        line: { id: lineId, table, person: speaker, text, at: saidAt },
      }));
    },
    async endReport(id) {
      return hasChanged(db.deleteFrom('reports').where('id', '=', id));
    },
    removeReported: (id) =>
      db.transaction().execute(async (tx) => {
        const report = await tx
          .selectFrom('reports')
          .select('chat_id')
          .where('id', '=', id)
          .executeTakeFirst();
        if (report === undefined) return false;
        await tx.deleteFrom('reports').where('chat_id', '=', report.chat_id).execute();
        await tx.deleteFrom('chat').where('id', '=', report.chat_id).execute();
        return true;
      }),
  };
}
