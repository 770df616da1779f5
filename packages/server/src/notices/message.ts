/** What a notice says, in its person's language, and where it leads. */
import { withoutUndefined } from '@carson/engine';
import type { Person } from '@carson/protocol';
import { LANGUAGES, type Language, loadCatalogue, say, type Words } from '@carson/words';
import type { Games } from '../games/registry.ts';
import type { NoticeFacts, NoticeKind } from '../tables/notices.ts';

/** What one notice says. */
export interface NoticeContent {
  /** The same when the notice is sent again. */
  readonly id: string;
  readonly kind: NoticeKind | 'test';
  /** Left out in a test notice. */
  readonly table?: NoticeTable;
  readonly facts: NoticeFacts;
}

export interface NoticeTable {
  readonly id: string;
  readonly game: string;
  /** The others at the table. */
  readonly others: readonly Person[];
  /** When the person's time runs out. */
  readonly until?: number;
}

export interface Message {
  readonly id: string;
  readonly kind: NoticeContent['kind'];
  readonly title: string;
  readonly text: string;
  readonly url: string;
  readonly table?: string;
  readonly game?: string;
  readonly round?: number;
  readonly question?: string;
}

export interface MessagePorts {
  readonly publicUrl: string;
  readonly games: Games;
  readonly now: () => number;
}

const HOUR = 3_600_000;

export async function messageOf(
  content: NoticeContent,
  language: Language,
  ports: MessagePorts,
): Promise<Message> {
  const words = await loadCatalogue(language);
  const { id, kind, table, facts } = content;
  const { round } = facts;
  const game = table === undefined ? '' : gameName(table.game, words);
  const question = table === undefined ? undefined : questionOf(table.game, facts, words, ports.games);
  return {
    id,
    kind,
    title: kind === 'test' ? words.notices.test.title : words.notices.titles[kind]({ game }),
    text: sentences(content, { question, words, language, now: ports.now() }).join(' '),
    url:
      table === undefined
        ? `${ports.publicUrl}/#/online/me`
        : `${ports.publicUrl}/#/online/table/${table.id}`,
    ...(table === undefined ? {} : { table: table.id, game: table.game }),
    ...withoutUndefined({ round, question }),
  };
}

interface Telling {
  readonly question: string | undefined;
  readonly words: Words;
  readonly language: Language;
  readonly now: number;
}

function sentences(
  { kind, table, facts }: NoticeContent,
  { question, words, language, now }: Telling,
): string[] {
  const { notices, online } = words;
  const names = table?.others.map(({ name }) => (name === '' ? online.guest : name)) ?? [];
  const until = table?.until;
  const isAsked = kind === 'turn' || kind === 'reminder';
  return [
    ...(facts.round === undefined ? [] : [notices.round({ round: facts.round })]),
    ...(question === undefined ? [] : [question]),
    ...(isAsked ? [] : [kind === 'test' ? notices.test.text : notices.texts[kind]]),
    ...(isAsked && until !== undefined
      ? [notices.left({ hours: Math.max(1, Math.round((until - now) / HOUR)) })]
      : []),
    ...(names.length === 0 ? [] : [notices.with({ names: joined(names, language) })]),
  ];
}

/** What is asked, as the table says it; nothing where its sentence needs more than a notice knows. */
function questionOf(
  game: string,
  { question, character }: NoticeFacts,
  words: Words,
  games: Games,
): string | undefined {
  const message = question === undefined ? undefined : games(game)?.asks(words)[question];
  if (message === undefined) return undefined;
  if (typeof message === 'string') return message;
  const names: Readonly<Record<string, string>> = words.names.charactersAsObject;
  const named = character === undefined ? undefined : names[character];
  return named === undefined ? undefined : say(message, { character: named });
}

function gameName(game: string, { names }: Words): string {
  const games: Readonly<Record<string, string>> = names.games;
  return games[game] ?? game;
}

function joined(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(LANGUAGES[language].locale, { type: 'conjunction' }).format(names);
}
