/** What changed at a table since the update before, for a viewer who has that one. */
import { withoutUndefined } from '@carson/engine';
import type { BeatChange, TableChange } from './change-schema.ts';
import { applyDifference, type Difference, differenceOf, newShared, type Shared } from './difference.ts';
import { fingerprint, fingerprintOfChange, placeOf } from './fingerprint.ts';
import type { Beat, LogEntry, Play, TableUpdate } from './update.ts';

/** What the sender of changes knows beside the two updates. */
export interface KnownChange {
  /** Of the older update, where the change before told it: the new one follows from it and from what differs. */
  readonly fingerprint?: number | undefined;
  /** What was found out for other viewers of the same table. */
  readonly shared?: Shared;
}

/**
 * Returns what to send to a viewer who has `before`; undefined where only the whole update will do. Made of two
 * updates of the same viewer and of nothing else.
 */
export function changeBetween(
  before: TableUpdate,
  after: TableUpdate,
  { fingerprint: known, shared = newShared() }: KnownChange = {},
): TableChange | undefined {
  if (before.play === undefined || after.play === undefined || before.viewer !== after.viewer)
    return undefined;
  const { log, beats } = after.play;
  if (entriesOf(beats).length !== log.entries.length) return undefined;
  let print = known ?? fingerprint(restOf(before, before.play));
  const differ = (older: unknown, newer: unknown, place?: number): Difference | undefined => {
    const difference = differenceOf(older, newer, shared);
    print = (print + fingerprintOfChange({ before: older, after: newer, difference }, place, shared)) | 0;
    return difference;
  };
  let last: Pick<Play, 'view' | 'scores'> = before.play;
  const changes = beats.map((beat): BeatChange => {
    const view = differ(last.view, beat.view, VIEW);
    const scores = differ(last.scores, beat.scores, SCORES);
    last = beat;
    const { view: _view, scores: _scores, ...entry } = beat;
    return { ...entry, ...withoutUndefined({ view, scores }) };
  });
  const rest = differ(restOf(before, last), restOf(after, after.play));
  return {
    table: after.table,
    base: before.version,
    version: after.version,
    log: log.from,
    beats: changes,
    ...(rest === undefined ? {} : { rest }),
    fingerprint: print,
  };
}

const VIEW = placeOf('play', 'view');
const SCORES = placeOf('play', 'scores');

/**
 * Returns the update that the change makes of `before`; undefined where the two do not fit: one is out of step. Where the
 * fingerprint of `before` is given, because the change that made it was found to fit, the rest of it is not looked at again.
 */
export function applyChange(
  before: TableUpdate,
  change: TableChange,
  known?: number,
): TableUpdate | undefined {
  if (before.version !== change.base || before.play === undefined) return undefined;
  try {
    return applied(before, before.play, { change, print: known ?? fingerprint(restOf(before, before.play)) });
  } catch {
    return undefined;
  }
}

function applied(
  before: TableUpdate,
  play: Play,
  { change, print: first }: { readonly change: TableChange; readonly print: number },
): TableUpdate | undefined {
  let print = first;
  const apply = (older: unknown, difference: Difference | undefined, place?: number): unknown => {
    const newer = applyDifference(older, difference);
    print = (print + fingerprintOfChange({ before: older, after: newer, difference }, place)) | 0;
    return newer;
  };
  let last: Pick<Play, 'view' | 'scores'> = play;
  const beats = change.beats.map(({ view, scores, ...beat }): Beat => {
    last = {
      view: apply(last.view, view, VIEW),
      scores: apply(last.scores, scores, SCORES) as Play['scores'],
    };
    return { ...beat, ...last };
  });
  const rest = apply(restOf(before, last), change.rest) as TableUpdate;
  if (rest.play === undefined || print !== change.fingerprint) return undefined;
  const log = { from: change.log, entries: entriesOf(beats) };
  return withWholeLog(before, { ...rest, play: { ...rest.play, log, beats } });
}

/** Returns an update whose log may begin later with the whole log, for a viewer who has the update before it. */
export function withWholeLog(before: TableUpdate | undefined, update: TableUpdate): TableUpdate {
  const { play } = update;
  if (play === undefined || play.log.from === 0) return update;
  const known = before?.play?.log.entries.slice(0, play.log.from) ?? [];
  return { ...update, play: { ...play, log: { from: 0, entries: [...known, ...play.log.entries] } } };
}

/** Returns all of an update that the next change is made from: neither its log nor its beats. */
export function withoutStory({ play, ...update }: TableUpdate): TableUpdate {
  if (play === undefined) return update;
  return { ...update, play: { ...play, log: { from: 0, entries: [] }, beats: [] } };
}

/** Without the log and the beats, which have their own way. */
function restOf(update: TableUpdate, { view, scores }: Pick<Play, 'view' | 'scores'>): unknown {
  if (update.play === undefined) return update;
  const { log: _log, beats: _beats, ...play } = update.play;
  return { ...update, play: { ...play, view, scores } };
}

/** The log of a story: one entry per move. */
function entriesOf(beats: readonly Beat[]): readonly LogEntry[] {
  const entries: LogEntry[] = [];
  for (const { view: _view, scores: _scores, ...entry } of beats) {
    const last = entries.at(-1);
    if (last?.move === entry.move)
      entries.splice(-1, 1, { ...last, events: [...last.events, ...entry.events] });
    else entries.push(entry);
  }
  return entries;
}
