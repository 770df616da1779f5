/** Why the server cannot start: one line that names the setting to look at, and no secret. */
import type { Config } from './config.ts';
import { NoDatabase } from './storage/database.ts';

const SILENT: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ETIMEDOUT',
]);

export function startProblem(problem: unknown, config: Config): string {
  return problem instanceof NoDatabase
    ? databaseProblem(problem.cause, config.database)
    : listenProblem(problem, config);
}

function databaseProblem(problem: unknown, database: Config['database']): string {
  if (database.kind === 'sqlite') return `DATA_DIR cannot be used: ${textOf(problem)}`;
  const code = codeOf(problem);
  // The library gives no code when the other side hangs up or stays silent.
  const isSilent = SILENT.has(code) || /timeout|terminated unexpectedly/.test(textOf(problem));
  const why = isSilent ? `no PostgreSQL server answers there${code && ` (${code})`}` : textOf(problem);
  return `DATABASE_URL cannot be used: ${why}`;
}

function listenProblem(problem: unknown, { port, host }: Config): string {
  switch (codeOf(problem)) {
    case 'EADDRINUSE':
      return `port ${port} is taken; choose another: PORT=3001 npm start`;
    case 'EACCES':
      return `PORT=${port} is not allowed for this user; choose another: PORT=3001 npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST=${host} is no address of this machine`;
    default:
      return textOf(problem);
  }
}

function codeOf(problem: unknown): string {
  return problem instanceof Error && 'code' in problem ? String(problem.code) : '';
}

/** A list of failed attempts has no text of its own. */
function textOf(problem: unknown): string {
  const text = problem instanceof Error ? problem.message || codeOf(problem) : String(problem);
  return text.replaceAll(/\s+/g, ' ');
}
