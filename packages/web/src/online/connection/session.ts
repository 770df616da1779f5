/** Who this browser is to the server, and its live connection. Created when the visitor first goes online. */
import { accepted, type Result } from '@carson/engine';
import type { Person, TableSummary } from '@carson/protocol';
import { computed, effect, signal } from '@preact/signals';
import { route } from '../../app/route.ts';
import { beenOnline, playerName } from '../../app/settings.ts';
import { randomToken } from '../../app/token.ts';
import { ask } from './api.ts';
import { createLive } from './live.ts';
import type { Wire, WireEvents } from './live-contract.ts';
import { askOrReport } from './report.ts';

export const me = signal<Person | undefined>(undefined);
export const isRegistered = computed(() => me.value?.kind === 'registered');
/** This browser was logged out somewhere else: its person decides what they are now. */
export const sessionEnded = signal(false);
/** The server admits us later: too many requests came from this network. */
export const isRateLimited = signal(false);

export const live = createLive({
  open: openWire,
  later: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  newId: () => randomToken(),
  now: () => Date.now(),
  chance: () => Math.random(),
});

addEventListener('online', live.reconnect);
addEventListener('offline', live.reconnect);
const isVisible = signal(!document.hidden);
document.addEventListener('visibilitychange', () => {
  isVisible.value = !document.hidden;
  if (isVisible.value) live.wake();
});

effect(() => {
  const at = route.value;
  live.setFront(isVisible.value && at.page === 'onlineTable' ? at.id : undefined);
});

effect(() => {
  if (live.connection.value === 'open') void countTurns();
});

/** Milliseconds after the last letter of a name. */
const NAME_WRITTEN = 1_200;
let nameOnDevice = playerName.peek();
let cancelRename: () => void = () => undefined;

/** A name that is changed in the settings is changed online too. */
effect(() => {
  const name = playerName.value.trim();
  if (name === nameOnDevice) return;
  nameOnDevice = name;
  cancelRename();
  const timer = setTimeout(() => void renameTo(name), NAME_WRITTEN);
  cancelRename = () => clearTimeout(timer);
});

async function renameTo(name: string): Promise<void> {
  const before = me.peek();
  if (name === '' || before === undefined || before.name === name || sessionEnded.peek()) return;
  const renamed = await askOrReport('rename', { body: { name } });
  if (renamed !== undefined) me.value = renamed;
}

export function signInAs(person: Person | undefined): void {
  me.value = person;
  sessionEnded.value = false;
  live.reconnect();
}

/** Whether a table waits for a person's answer, their vote, or for them to take the seat reserved for them. */
function waitsFor({ phase, seats, owing, voting }: TableSummary, person: string | undefined): boolean {
  if (phase === 'waiting') return seats.some(({ reservedFor }) => reservedFor?.id === person);
  return phase === 'playing' && [...owing, ...voting].some((seat) => seats[seat]?.person?.id === person);
}

/** Starts as a new visitor after the session has ended. */
export async function continueAsGuest(): Promise<void> {
  const hello = await ask('hello', { body: { fresh: true } });
  if (hello.ok) signInAs(hello.value);
}

async function countTurns(): Promise<void> {
  const mine = await ask('myTables', {});
  if (!mine.ok) return;
  live.setTurns(
    mine.value.tables.flatMap((summary) => (waitsFor(summary, me.peek()?.id) ? [summary.table] : [])),
  );
}

/** A stranger becomes a visitor, with the name that is used on this device. */
async function enter(): Promise<Result<Person>> {
  const hello = await ask('hello', {});
  // Someone may have logged in again in another tab.
  if (hello.ok) sessionEnded.value = false;
  else if (hello.refusal.code === 'sessionEnded') sessionEnded.value = true;
  isRateLimited.value = !hello.ok && hello.refusal.code === 'tooFast';
  if (!hello.ok || hello.value.name !== '' || playerName.value === '') return hello;
  const named = await ask('rename', { body: { name: playerName.value } });
  return accepted(named.ok ? named.value : hello.value);
}

function openWire({ received, closed }: WireEvents): Wire {
  let socket: WebSocket | undefined;
  let isOver = false;
  void enter().then((entered) => {
    if (isOver) return;
    if (!entered.ok) return closed();
    me.value = entered.value;
    beenOnline.value = 'yes';
    socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/live`);
    socket.addEventListener('message', ({ data }) => received(String(data)));
    socket.addEventListener('close', closed);
  });
  return {
    send: (text) => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => {
      isOver = true;
      socket?.close();
    },
  };
}
