/** The settings, from environment variables: checked once, at the start. */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { withoutUndefined } from '@carson/engine';
import { type NoticeSettings, readNoticeSettings } from './notices/settings.ts';
import type { DatabaseAddress } from './storage/database.ts';

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly database: DatabaseAddress;
  /** Folder of the built page; without it the server offers its API only. */
  readonly page?: string;
  /** How many trusted proxies stand in front and report the visitor's address. */
  readonly proxies: number;
  /** Besides the server's own. */
  readonly origins: readonly string[];
  readonly logLevel: string;
  /** Requests per minute from one address; 0: any number. */
  readonly rateLimit: number;
  readonly botProcesses: number;
  /** Processes for reviews; 0: pages make them themselves. */
  readonly reviewProcesses: number;
  /** Milliseconds before a bot's move. */
  readonly botPause: number;
  readonly metricsToken?: string;
  /** Authorises the operator; without it there is no operator. */
  readonly operatorToken?: string;
  /** How people are notified that a table waits for them; undefined: not at all. */
  readonly notices?: NoticeSettings;
}

type Environment = Readonly<Record<string, string | undefined>>;

export type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  /** One line for each variable that is wrong. */
  | { readonly ok: false; readonly problems: readonly string[] };

/** Long enough that it cannot be guessed. */
const TOKEN = /^\S{16,}$/;
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

export function readConfig(env: Environment): ConfigResult {
  const problems: string[] = [];
  const wrong = (name: string, accepted: string): void => {
    problems.push(`${name}=${JSON.stringify(env[name])} is not accepted; accepted: ${accepted}`);
  };
  const text = (name: string, fallback: string): string => env[name]?.trim() || fallback;
  const number = (name: string, fallback: number, [least, most]: readonly [number, number]): number => {
    const value = Number(text(name, String(fallback)));
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    wrong(name, `a whole number from ${least} to ${most}`);
    return fallback;
  };

  const database = databaseOf(text('DATABASE_URL', ''), text('DATA_DIR', './data'), {
    connections: number('DATABASE_CONNECTIONS', 8, [1, 100]),
  });
  if (database === undefined) {
    problems.push('DATABASE_URL is not accepted; accepted: postgres://user:password@host:port/database');
  }
  const logLevel = text('LOG_LEVEL', 'warn');
  if (!LOG_LEVELS.includes(logLevel)) wrong('LOG_LEVEL', LOG_LEVELS.join(', '));
  const origins = listIn(text('ALLOWED_ORIGINS', ''));
  if (!origins.every(isOrigin))
    wrong('ALLOWED_ORIGINS', 'origins like https://example.org, separated by commas');
  const token = (name: string): string | undefined => {
    const given = text(name, '');
    if (given === '') return undefined;
    if (!TOKEN.test(given))
      problems.push(`${name} is not accepted; accepted: 16 characters or more, no blanks`);
    return given;
  };
  const page = resolve(text('PAGE_DIR', 'packages/web/dist'));
  if (text('PAGE_DIR', '') !== '' && !existsSync(join(page, 'index.html')))
    wrong('PAGE_DIR', 'a folder with the built page, its index.html');
  const metricsToken = token('METRICS_TOKEN');
  const operatorToken = token('OPERATOR_TOKEN');
  const notices = readNoticeSettings({
    text,
    wrong: (name, accepted) => problems.push(`${name} is not accepted; accepted: ${accepted}`),
  });
  const proxies = number('PROXIES', 0, [0, 10]);
  const config = {
    port: number('PORT', 3000, [0, 65_535]),
    // Behind a proxy only the proxy needs to reach us; otherwise anyone could forge the headers it sets.
    host: text('HOST', proxies > 0 ? '127.0.0.1' : '0.0.0.0'),
    page,
    proxies,
    origins,
    logLevel,
    rateLimit: number('RATE_LIMIT', 600, [0, 1_000_000]),
    botProcesses: number('BOT_THREADS', Math.max(1, availableParallelism() - 1), [1, 64]),
    reviewProcesses: number('REVIEW_THREADS', 1, [0, 16]),
    botPause: number('BOT_PAUSE', 700, [0, 60_000]),
    ...withoutUndefined({ metricsToken, operatorToken, notices }),
  };
  if (problems.length > 0 || database === undefined) return { ok: false, problems };
  return { ok: true, config: { ...config, database } };
}

function listIn(text: string): readonly string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

function databaseOf(
  url: string,
  folder: string,
  { connections }: { readonly connections: number },
): DatabaseAddress | undefined {
  if (url === '') return { kind: 'sqlite', file: join(resolve(folder), 'carson-city.sqlite') };
  return /^postgres(ql)?:\/\/./.test(url) && URL.canParse(url)
    ? { kind: 'postgres', url, connections }
    : undefined;
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}
