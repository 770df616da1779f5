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
  /** Addresses at which one person is told something, and the length of one. */
  channels: 6,
  address: 1_000,
  seats: 8,
  /** Stop conditions of a queued answer. */
  stops: 8,
  /** Days of vacation per seat that a table may agree on. */
  vacation: 60,
  tablesWatched: 64,
  /** Tables on one page of a list. */
  tablesListed: 25,
  /** Of one host in the list of public tables. */
  tablesOfHost: 5,
  /** Of a person's own tables. */
  tablesOfPerson: 100,
  /** Results of a day's challenge in one answer. */
  dailyListed: 20,
  /** Finished games of a person whose results are told. */
  resultsOfPerson: 300,
  chatLinesSent: 100,
  /** Moves whose story is told in one answer. */
  movesTold: 64,
  /** Seconds that a request for a newer version may wait. */
  wait: 25,
} as const;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a table waits for its people, in milliseconds by its kind of clock. The page shows these times to players. */
export const TABLE_TIMEOUTS = {
  /** A table that has not begun is closed when no one came, left or changed it for so long. */
  start: { none: 7 * DAY, live: DAY, days: 14 * DAY },
  /** Without a clock: how long a seat may be silent before the others may call a vote. */
  silence: HOUR,
  /** How long a vote is open. Then most ballots decide; with none a bot takes the seat. */
  vote: { none: DAY, live: 10 * MINUTE, days: 3 * DAY },
  /** Without a clock: a game in which an awaited seat was silent for so long, and no vote was called, ends. */
  game: 30 * DAY,
  /** By how much quiet hours can put off the end of a player's time. */
  night: 14 * HOUR,
} as const;
