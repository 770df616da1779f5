/** Live play: shows beats as they come, each for its time, and the question after the last one. */

import type { Beat } from '@carson/protocol';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { ShownTable } from '../table/shown-table.ts';
import { type Moment, tableAt } from './moment.ts';
import { type Circumstances, isBehind, isWithoutStops, type Stop, type Waiting } from './pace.ts';
import { fromNextStop, fromNow, type Queue, stopNow, stopsLeft } from './queue.ts';
import type { Scene } from './scene.ts';

export interface Clock {
  readonly now: () => number;
  /** Returns what cancels it. */
  readonly later: (milliseconds: number, work: () => void) => () => void;
}

export interface LivePorts {
  readonly clock: Clock;
  readonly circumstances: () => Circumstances;
  readonly sceneOf: (beat: Beat, table: ShownTable) => Scene;
}

export interface Shown {
  readonly table: ShownTable;
  /** Left out where the table stands still and the question is open. */
  readonly moment?: Moment;
  /** Scenes passed on the way here, this one included: what flies and sounds. */
  readonly passed: readonly Scene[];
  readonly stop: Stop;
  readonly stopsLeft: number;
  /** The last scene that was shown, where nothing to be seen has passed unseen since. */
  readonly told?: Scene | undefined;
}

/** A single stop that is skipped has been seen. */
export const FEWEST_SKIPPED = 2;

export interface Skipped {
  /** What was on the screen before. */
  readonly before: ShownTable;
  /** The first move that was skipped at least in part. */
  readonly move: number;
  readonly stops: number;
  /** How the viewer's own duels and auctions ended. */
  readonly outcomes: readonly string[];
}

export interface Live {
  readonly shown: ReadonlySignal<Shown | undefined>;
  readonly present: (update: ShownTable) => void;
  readonly next: () => void;
  /** To the question, past what bots do before it. */
  readonly skip: () => void;
  /** What was skipped since the viewer's last move. */
  readonly skipped: ReadonlySignal<Skipped | undefined>;
  /** The circumstances have changed. */
  readonly refresh: () => void;
  /** Another part of the story is looked at: what flew has landed. */
  readonly land: () => void;
  readonly close: () => void;
}

interface Item extends Moment, Waiting {
  readonly cue: Scene & { readonly move: number };
}

interface LiveState extends LivePorts {
  readonly shown: Signal<Shown | undefined>;
  readonly skipped: Signal<Skipped | undefined>;
  now: ShownTable | undefined;
  queue: Queue<Item>;
  isSkipping: boolean;
  told: Scene | undefined;
  cancel: () => void;
}

export function createLive(ports: LivePorts): Live {
  const live: LiveState = {
    ...ports,
    shown: signal(undefined),
    skipped: signal(undefined),
    now: undefined,
    queue: [],
    isSkipping: false,
    told: undefined,
    cancel: () => undefined,
  };
  return {
    shown: live.shown,
    skipped: live.skipped,
    present: (update) => present(live, update),
    next: () => goOn(live),
    skip: () => passOver(live, live.queue),
    refresh: () => refresh(live),
    land: () => land(live),
    close: () => live.cancel(),
  };
}

function present(live: LiveState, update: ShownTable): void {
  const before = live.now;
  live.now = update;
  const isNew = before === undefined || !isContinued(before, update);
  const isOwnMove = update.beats.some(({ seat }) => seat === update.viewer);
  if (isNew || isOwnMove) live.isSkipping = false;
  // The next player at the same screen has not seen it either.
  if (isOwnMove || (isNew && before?.moves !== update.moves)) live.skipped.value = undefined;
  const from = firstToTell(update, live.circumstances());
  if (isNew || isOwnMove || from > 0) live.told = undefined;
  const items = () => itemsIn(update, live, from);
  if (isNew) showFrom(live, []);
  else if (before.version === update.version) showAgain(live);
  else if (live.isSkipping) passOver(live, items());
  else if (live.queue.length > 0) append(live, items());
  // A player who is deciding is not interrupted.
  else if (isStillAsked(before, update)) showFrom(live, items().map(withoutStop));
  else showFrom(live, items());
}

/** Puts the first of the queue on the stage, or the question, for as long as the circumstances say. */
function show(live: LiveState, passed: readonly Scene[]): void {
  const { queue, now } = live;
  const given = live.circumstances();
  const [first] = queue;
  const stop = stopNow(queue, given, live.clock.now());
  live.cancel();
  live.cancel = typeof stop === 'number' ? live.clock.later(stop, () => goOn(live)) : () => undefined;
  if (now === undefined) return;
  if (first !== undefined) live.told = first.scene;
  live.shown.value = {
    table: first?.table ?? now,
    ...(first === undefined ? {} : { moment: first }),
    passed,
    stop,
    stopsLeft: stopsLeft(queue, given),
    told: live.told,
  };
}

/** Shows the first of `waiting` that has a stop, or the question. */
function showFrom(live: LiveState, waiting: Queue<Item>): void {
  const queue = fromNextStop(waiting, live.circumstances());
  live.queue = queue;
  const unseen = waiting.slice(0, waiting.length - queue.length);
  if (unseen.some(({ cue }) => cue.hold > 0)) live.told = undefined;
  const passed = [...unseen, ...queue.slice(0, 1)];
  show(
    live,
    passed.map(({ scene }) => scene),
  );
}

function goOn(live: LiveState): void {
  startAgain(live);
  showFrom(live, live.queue.slice(1));
}

/** While a tap was waited for, nothing else could be shown. */
function startAgain(live: LiveState): void {
  if (live.shown.peek()?.stop === 'tap') live.queue = fromNow(live.queue, live.clock.now());
}

function showOn(live: LiveState): void {
  show(live, live.shown.peek()?.passed ?? []);
}

function refresh(live: LiveState): void {
  startAgain(live);
  const { queue } = live;
  if (queue.length === 0) return;
  if (fromNextStop(queue, live.circumstances()) === queue) showOn(live);
  else showFrom(live, queue);
}

/** Something beside the story has changed. */
function showAgain(live: LiveState): void {
  if (live.queue.length === 0) showOn(live);
}

/** What is on the stage keeps its time, unless it waits for a tap or the viewer's clock has begun to run. */
function append(live: LiveState, items: readonly Item[]): void {
  const { queue, clock, circumstances } = live;
  // One command alone has its time: it is late only from the next one on.
  const before = isBehind(queue, circumstances()) ? queue : fromNow(queue, clock.now());
  live.queue = [...before, ...items];
  if (live.shown.peek()?.stop === 'tap' || isWithoutStops(live.circumstances())) refresh(live);
}

function passOver(live: LiveState, items: readonly Item[]): void {
  const { now, skipped } = live;
  const before = live.shown.peek()?.table;
  if (before !== undefined)
    skipped.value = withSkipped(skipped.value, before, { items, given: live.circumstances() });
  live.isSkipping = now !== undefined && isLeftToBots(now);
  live.told = undefined;
  showFrom(live, []);
}

interface PassedOver {
  readonly items: readonly Item[];
  readonly given: Circumstances;
}

/** Returns what has been skipped in all, `items` being the latest. */
function withSkipped(
  known: Skipped | undefined,
  before: ShownTable,
  { items, given }: PassedOver,
): Skipped | undefined {
  const [first] = items;
  if (first === undefined) return known;
  return {
    ...{ before, move: first.beat.move, ...known },
    stops: (known?.stops ?? 0) + stopsLeft(items, given),
    outcomes: [...(known?.outcomes ?? []), ...items.flatMap(({ scene }) => scene.outcome ?? [])],
  };
}

function land({ shown, queue }: LiveState): void {
  if (shown.value !== undefined && shown.value.passed.length > 0 && queue.length === 0)
    shown.value = { ...shown.value, passed: [] };
}

/** More beats than these at once would be one noise, and cost a table without a show its speed. */
const HEARD = 3;

/** Returns the index of the first beat to be told: where nothing is shown, the last ones are still heard. */
function firstToTell({ beats }: ShownTable, given: Circumstances): number {
  if (given.isAway) return beats.length;
  return isWithoutStops(given) ? beats.length - HEARD : 0;
}

/** Returns the beats of an update from the one of this index on, each with the table and the scene of its moment. */
function itemsIn(update: ShownTable, { sceneOf, clock }: LivePorts, from: number): readonly Item[] {
  const since = clock.now();
  return update.beats.flatMap((beat, at) => {
    if (at < from) return [];
    const table = tableAt(update, update.beats, at);
    const scene = sceneOf(beat, table);
    const index = update.beats.slice(0, at).filter(({ move }) => move === beat.move).length;
    return [{ beat, index, table, scene, cue: { ...scene, move: beat.move }, since }];
  });
}

/** False where the update tells another story: another viewer's, one taken back, or one with a gap. */
function isContinued(before: ShownTable, after: ShownTable): boolean {
  if (before.viewer !== after.viewer || before.commitment !== after.commitment) return false;
  return after.moves === before.moves || (after.moves > before.moves && after.beats.length > 0);
}

function isStillAsked(before: ShownTable, after: ShownTable): boolean {
  const decisionIn = ({ owed, viewer }: ShownTable): number | undefined =>
    owed.find(({ seat }) => seat === viewer)?.decision;
  return decisionIn(before) !== undefined && decisionIn(before) === decisionIn(after);
}

/** Whether no one but bots has to answer before the viewer is asked. */
function isLeftToBots({ owed, occupants, viewer }: ShownTable): boolean {
  return (
    viewer !== 'spectator' && owed.length > 0 && owed.every(({ seat }) => occupants[seat]?.kind === 'bot')
  );
}

function withoutStop(item: Item): Item {
  return { ...item, cue: { ...item.cue, hold: 0 } };
}
