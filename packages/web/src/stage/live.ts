/** Live play: shows beats as they come, each for its time, and the question after the last one. */

import type { Beat } from '@carson/protocol';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { ShownTable } from '../table/shown-table.ts';
import { type Moment, tableAt } from './moment.ts';
import { type Circumstances, isWithoutStops, type Stop } from './pace.ts';
import { fromNextStop, type Queue, stopNow, stopsLeft } from './queue.ts';
import type { Scene } from './scene.ts';

export interface Clock {
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
}

export interface Live {
  readonly shown: ReadonlySignal<Shown | undefined>;
  readonly present: (update: ShownTable) => void;
  readonly next: () => void;
  /** To the question. */
  readonly skip: () => void;
  /** The circumstances have changed. */
  readonly refresh: () => void;
  readonly close: () => void;
}

interface Item extends Moment {
  readonly cue: Scene & { readonly move: number };
}

export function createLive({ clock, circumstances, sceneOf }: LivePorts): Live {
  const shown = signal<Shown | undefined>(undefined);
  let now: ShownTable | undefined;
  let queue: Queue<Item> = [];
  let cancel: () => void = () => undefined;

  /** Shows the first of `waiting` that has a stop, or the question. */
  const showFrom = (waiting: Queue<Item>): void => {
    const given = circumstances();
    queue = fromNextStop(waiting, given);
    const [first] = queue;
    const passed = waiting.slice(0, waiting.length - queue.length + (first === undefined ? 0 : 1));
    const stop = stopNow(queue, given);
    cancel();
    cancel = typeof stop === 'number' ? clock.later(stop, goOn) : () => undefined;
    if (now === undefined) return;
    shown.value = {
      table: first?.table ?? now,
      ...(first === undefined ? {} : { moment: first }),
      passed: passed.map(({ scene }) => scene),
      stop,
      stopsLeft: stopsLeft(queue, given),
    };
  };
  const goOn = (): void => showFrom(queue.slice(1));

  const itemsOf = (update: ShownTable): readonly Item[] =>
    itemsIn(update, sceneOf, firstToTell(update, circumstances()));

  /** Something beside the story has changed. */
  const showAgain = (): void => {
    if (queue.length === 0) showFrom([]);
  };

  const present = (update: ShownTable): void => {
    const before = now;
    now = update;
    if (before === undefined || !isContinued(before, update)) showFrom([]);
    else if (before.version === update.version) showAgain();
    // What is on the stage keeps its time.
    else if (queue.length > 0) queue = [...queue, ...itemsOf(update)];
    // A player who is deciding is not interrupted.
    else if (isStillAsked(before, update)) showFrom(itemsOf(update).map(withoutStop));
    else showFrom(itemsOf(update));
  };

  return {
    shown,
    present,
    next: goOn,
    skip: () => showFrom([]),
    refresh: () => {
      if (queue.length > 0) showFrom(queue);
    },
    close: () => cancel(),
  };
}

/** More beats than these at once would be one noise, and cost a table without a show its speed. */
const HEARD = 3;

/** Returns the index of the first beat to be told: where nothing is shown, the last ones are still heard. */
function firstToTell({ beats }: ShownTable, given: Circumstances): number {
  if (given.isAway) return beats.length;
  return isWithoutStops(given) ? beats.length - HEARD : 0;
}

/** Returns the beats of an update from the one of this index on, each with the table and the scene of its moment. */
function itemsIn(update: ShownTable, sceneOf: LivePorts['sceneOf'], from: number): readonly Item[] {
  return update.beats.flatMap((beat, at) => {
    if (at < from) return [];
    const table = tableAt(update, update.beats, at);
    const scene = sceneOf(beat, table);
    const index = update.beats.slice(0, at).filter(({ move }) => move === beat.move).length;
    return [{ beat, index, table, scene, cue: { ...scene, move: beat.move } }];
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

function withoutStop(item: Item): Item {
  return { ...item, cue: { ...item.cue, hold: 0 } };
}
