/** Chat at a table. */
import { accepted, type Result, refusal, refused } from '@carson/engine';
import type { AnswerOf, ChatLine, Person } from '@carson/protocol';
import { createBuckets } from '../buckets.ts';
import type { Directory } from '../people/directory.ts';
import type { Rooms } from '../play/rooms.ts';
import { newId } from '../secrets.ts';
import type { ChatStore, StoredLine } from '../storage/chat-store.ts';
import { seatOf } from '../tables/table.ts';
import type { Time } from '../time.ts';

type Report = AnswerOf<'reports'>['reports'][number];

export interface Chat {
  say(person: Person, table: string, said: { id: string; text: string }): Promise<Result<void>>;
  /** A line that was sent through another process. */
  line(id: string): Promise<ChatLine | undefined>;
  lines(table: string, person: string): Promise<readonly ChatLine[]>;
  /** All lines since that moment. */
  linesSince(table: string, moment: number): Promise<readonly ChatLine[]>;
  mute(person: Person, muted: string): Promise<Result<void>>;
  unmute(person: Person, muted: string): Promise<void>;
  muted(person: string): Promise<readonly string[]>;
  report(person: Person, line: string, reason: string): Promise<Result<void>>;
  /** For the operator. */
  reports(): Promise<readonly Report[]>;
  endReport(id: string, wish: { readonly line?: 'remove' }): Promise<Result<void>>;
  onSaid(listener: (table: string, line: ChatLine) => void): void;
}

export interface ChatPorts {
  readonly store: ChatStore;
  readonly rooms: Rooms;
  readonly directory: Directory;
  readonly time: Time;
  /** Leaves nothing of deleted lines in the files. */
  readonly purge: () => Promise<void>;
}

const done = accepted(undefined);
/** Lines per person: eight, then one every two seconds. */
const CHAT_RATE = { size: 8, refillPerSecond: 0.5 } as const;
const MOST_MUTED = 500;
const CONTROL = /[\p{Cc}\p{Co}\p{Cn}\u202A-\u202E\u2066-\u2069]+/gu;
/** Invisible characters; joiners and variation selectors are allowed, because letters and emoji need them. */
const INVISIBLE = /(?!\u200C|\u200D|\uFE0E|\uFE0F)\p{Default_Ignorable_Code_Point}|[\u2800\uFFF9-\uFFFB]/gu;
const BLANK = /[\p{Z}\p{Default_Ignorable_Code_Point}\p{M}\u2800]/gu;
/** More accents on one letter than any language uses overlap the lines above and below. */
const PILED = /(\p{M}{4})\p{M}+/gu;

interface ChatState extends ChatPorts {
  readonly mayChat: (person: string) => boolean;
  readonly listeners: ((table: string, line: ChatLine) => void)[];
}

export function createChat(ports: ChatPorts): Chat {
  const { store, time } = ports;
  const mayChat = createBuckets({ ...CHAT_RATE, time });
  const state: ChatState = { ...ports, mayChat, listeners: [] };
  return {
    say: (person, table, said) => say(state, { ...said, person, table }),
    async line(id) {
      const stored = await store.line(id);
      return stored && (await named(ports, [stored]))[0];
    },
    async lines(table, person) {
      const muted = new Set(await store.muted(person));
      return named(
        ports,
        (await store.lines(table)).filter((line) => !muted.has(line.person)),
      );
    },
    linesSince: async (table, moment) =>
      named(
        ports,
        (await store.lines(table)).filter(({ at }) => at >= moment),
      ),
    async mute(person, muted) {
      if (person.id === muted) return refused(refusal('notYourself'));
      if ((await store.muted(person.id)).length >= MOST_MUTED) {
        return refused(refusal('tooMany', undefined, { most: MOST_MUTED }));
      }
      await store.mute(person.id, muted);
      return done;
    },
    unmute: (person, muted) => store.unmute(person.id, muted),
    muted: (person) => store.muted(person),
    report: (person, line, reason) => report(ports, { person: person.id, line, reason }),
    reports: () => reports(ports),
    endReport: (id, { line }) => endReport(ports, id, line),
    onSaid: (listener) => void state.listeners.push(listener),
  };
}

interface Utterance {
  readonly id: string;
  readonly person: Person;
  readonly table: string;
  readonly text: string;
}

async function say(
  { rooms, store, time, mayChat, listeners }: ChatState,
  { id: commandId, person, table, text }: Utterance,
): Promise<Result<void>> {
  const room = await rooms.get(table);
  if (room === undefined) return refused(refusal('noTable'));
  const { host } = room.table();
  if (host !== person.id && seatOf(room.table(), person.id) === undefined) {
    return refused(refusal('notSeated'));
  }
  const clean = text.replace(CONTROL, ' ').replace(INVISIBLE, '').replace(PILED, '$1').trim();
  if (clean.replace(BLANK, '') === '') return refused(refusal('nothingSaid'));
  if (!mayChat(person.id)) return refused(refusal('tooFast'));
  const line = { id: newId(), table, person: person.id, text: clean, at: time.now() };
  if (await store.say({ ...line, commandId })) {
    for (const listener of listeners) listener(table, { id: line.id, person, text: clean, at: line.at });
  }
  return done;
}

async function named({ directory }: ChatPorts, lines: readonly StoredLine[]): Promise<ChatLine[]> {
  const names = await directory.named([...new Set(lines.map(({ person }) => person))]);
  return lines.flatMap(({ id, person, text, at }) => {
    const speaker = names.get(person);
    return speaker === undefined ? [] : [{ id, person: speaker, text, at }];
  });
}

interface Complaint {
  readonly person: string;
  readonly line: string;
  readonly reason: string;
}

async function report(
  { store, time }: ChatPorts,
  { person, line: lineId, reason }: Complaint,
): Promise<Result<void>> {
  const line = await store.line(lineId);
  if (line === undefined) return refused(refusal('notFound'));
  const before = await store.reports({ person });
  // One report per person is enough.
  if (before.some((report) => report.line.id === line.id)) return done;
  await store.report({ id: newId(), line, person, reason, at: time.now() });
  return done;
}

async function reports({ store, directory }: ChatPorts): Promise<readonly Report[]> {
  const stored = await store.reports();
  const names = await directory.named([
    ...new Set(stored.flatMap(({ person, line }) => [person, line.person])),
  ]);
  const personOf = (id: string): Person => names.get(id) ?? { id, name: '', kind: 'visitor' };
  return stored.map(({ id, at, reason, person, line }) => ({
    id,
    at,
    reason,
    reporter: personOf(person),
    table: line.table,
    line: { id: line.id, person: personOf(line.person), text: line.text, at: line.at },
  }));
}

async function endReport(
  { store, purge }: ChatPorts,
  id: string,
  line: 'remove' | undefined,
): Promise<Result<void>> {
  const ended = line === 'remove' ? await store.removeReported(id) : await store.endReport(id);
  if (ended) await purge();
  return ended ? done : refused(refusal('notFound'));
}
