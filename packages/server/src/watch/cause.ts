import { TooManyWrites } from '../storage/sqlite/too-many-writes.ts';

/** Why nothing can be kept just now, where that is the fault of the disk or of the database. */
export type Cause = 'disk' | 'database';

/** One line for the log. */
const CAUSES: Readonly<Record<Cause, string>> = {
  disk: 'Nothing can be saved: the disk of the database is full, or fails. Players’ moves wait in their browsers.',
  database: 'Nothing can be saved: the database does not answer. Players’ moves wait in their browsers.',
};

const DISK = /^(SQLITE_FULL|SQLITE_IOERR|SQLITE_READONLY|53100$|58030$|ENOSPC$|EDQUOT$|EFBIG$)/;
/** Connection lost or refused, shutting down, too many connections. */
const DATABASE = /^(08|57P0|53300$|ECONN|EPIPE$|ETIMEDOUT$|EHOSTUNREACH$|ENETUNREACH$|ENOTFOUND$|EAI_AGAIN$)/;
const SILENCE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

export function causeOf(problem: unknown): Cause | undefined {
  if (!(problem instanceof Error)) return undefined;
  if (problem instanceof AggregateError) return firstOf(problem.errors);
  const code = 'code' in problem ? String(problem.code) : '';
  if (DISK.test(code)) return 'disk';
  if (DATABASE.test(code) || SILENCE.test(problem.message)) return 'database';
  return problem.cause === undefined ? undefined : causeOf(problem.cause);
}

function firstOf(problems: readonly unknown[]): Cause | undefined {
  for (const problem of problems) {
    const cause = causeOf(problem);
    if (cause !== undefined) return cause;
  }
  return undefined;
}

/** The refusal for a failure: come back soon, try again later, or our fault. */
export function refusalCodeOf(problem: unknown): 'busy' | 'notKept' | 'internal' {
  if (problem instanceof TooManyWrites) return 'busy';
  return causeOf(problem) === undefined ? 'internal' : 'notKept';
}

/** What is logged of a failure: the failure, and its cause in words. */
export function logArguments(problem: unknown): readonly [object, string?] {
  const cause = causeOf(problem);
  return cause === undefined ? [{ err: problem }] : [{ err: problem, cause }, CAUSES[cause]];
}
