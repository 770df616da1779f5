/** How much of anything is taken from outside. Shown to people in forms, enforced by the schemas. */
export const LIMITS = {
  /** Bytes of one request or one live message. */
  message: 32_768,
  /** Bytes of a game record that is handed in. */
  record: 400_000,
  name: 24,
  password: { least: 8, most: 200 },
  label: 40,
  chat: 500,
  report: 500,
  seats: 8,
  tablesWatched: 64,
  tablesListed: 100,
  chatLinesSent: 100,
  /** Moves whose story is told in one answer. */
  movesTold: 64,
  /** Seconds that a request for a newer version may wait. */
  wait: 25,
} as const;
