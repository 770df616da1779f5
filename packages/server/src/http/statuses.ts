/** The HTTP status that fits a refusal. */
const STATUSES: Readonly<Record<string, number>> = {
  malformed: 400,
  notLoggedIn: 401,
  wrongLogin: 401,
  sessionEnded: 401,
  foreignOrigin: 403,
  sessionNeeded: 403,
  scopeMissing: 403,
  registeredOnly: 403,
  notHost: 403,
  notSeated: 403,
  dailyPeopleOnly: 403,
  noVote: 403,
  removedByHost: 403,
  noTable: 404,
  notFound: 404,
  noSuchMove: 404,
  tooLarge: 413,
  tooFast: 429,
  proofTooLong: 422,
  busy: 503,
  notKept: 503,
  internal: 500,
};

/** Every other refusal is a conflict with the current state. */
export function statusOf(code: string): number {
  return STATUSES[code] ?? 409;
}
