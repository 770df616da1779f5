/**
 * What follows from a change of a table: viewers are sent it, other processes notified, bots and answers looked
 * after.
 */
import type { ChatLine } from '@carson/protocol';
import type { BusMessage } from './cluster/bus.ts';
import type { Sockets } from './live/socket.ts';
import type { PersonChange, PersonChanged } from './people/change.ts';
import type { Change } from './play/room.ts';
import type { Services } from './services.ts';
import { peopleListing, peopleOwing } from './tables/summary.ts';
import { owedByBots, type Table } from './tables/table.ts';

const TOLD_REMEMBERED = 10_000;
/** Milliseconds by which the clocks of two machines may differ. */
const CLOCKS_AGREE = 2_000;

export interface Wiring {
  readonly personChanged: PersonChanged;
}

type Failed = (problem: unknown) => void;

interface Wired extends Services {
  readonly sockets: () => Sockets;
  readonly failed: Failed;
  /** Ids of chat lines already delivered here: a line that the bus delivers twice is sent once. */
  readonly told: Set<string>;
}

export function wire(services: Services, sockets: () => Sockets, failed: Failed): Wiring {
  const wired: Wired = { ...services, sockets, failed, told: new Set() };
  const { rooms, publisher, chat, attendance, queued } = services;
  const { bus, members } = services.cluster;
  rooms.onChange((change) => tableChanged(wired, change));
  queued.onChange((table, person) => {
    publisher.queued(table, person);
    bus.send({ kind: 'queued', table, person });
  });
  chat.onSaid((table, line) => {
    tell(wired, table, line);
    bus.send({ kind: 'said', table, line: line.id });
  });
  attendance.onReturn((table) => {
    resume(wired, table).catch(failed);
  });
  bus.onMessage((message, from) => {
    receive(wired, message, from).catch(failed);
  });
  bus.onReturn((since) => {
    catchUp(wired, since).catch(failed);
  });
  members.onChange((gone) => takeOver(wired, gone));
  return {
    personChanged(person, change) {
      bus.send({ kind: 'person', person, change });
      return forgetPerson(wired, person, change);
    },
  };
}

function tableChanged(wired: Wired, change: Change): void {
  const { attendance, publisher, lobby, scheduler, queued, timeOff, cluster, failed } = wired;
  const { room, written } = change;
  const turn = turnOf(change);
  // Bots of a table move where its process is: another process writes what people do.
  if (written === 'elsewhere') attendance.seen(room.id);
  publisher.changed(room);
  publisher.turned(room.id, turn);
  const people = [...new Set([change.before, room.table()].flatMap(peopleListing))];
  lobby.changed(people);
  scheduler.askBots(room);
  queued.changed(change);
  if (written === 'elsewhere') return;
  if (hasNewPlayers(change)) timeOff.settle(room).catch(failed);
  const { version } = room.table();
  const botsOwe = owedByBots(room.table()).length > 0;
  cluster.bus.send({ kind: 'changed', table: room.id, version, botsOwe, people, ...turn });
}

function tell({ told, publisher }: Wired, table: string, line: ChatLine): void {
  if (told.has(line.id)) return;
  told.add(line.id);
  const [oldest] = told;
  if (told.size > TOLD_REMEMBERED && oldest !== undefined) told.delete(oldest);
  publisher.said(table, line);
}

async function forgetPerson(
  { directory, sockets, publisher }: Wired,
  person: string,
  change: PersonChange,
): Promise<void> {
  directory.forget(person);
  await sockets().recheck(person);
  if (change === 'name') publisher.renamed(person);
}

/** Bots that waited for a viewer go on. */
async function resume({ cluster, rooms, scheduler }: Wired, table: string): Promise<void> {
  if (!cluster.members.isResponsibleFor(table)) return cluster.bus.send({ kind: 'attended', table });
  const room = await rooms.get(table);
  if (room !== undefined) scheduler.askBots(room);
}

/** Moves are polled anyway; missed chat and lost access would otherwise go unnoticed. */
async function catchUp(wired: Wired, since: number): Promise<void> {
  const { publisher, chat, cluster } = wired;
  for (const table of publisher.watchedTables()) {
    cluster.bus.send({ kind: 'whoIsPresent', table });
    for (const line of await chat.linesSince(table, since - CLOCKS_AGREE)) tell(wired, table, line);
  }
  for (const person of publisher.people()) await forgetPerson(wired, person, 'name');
}

/** Takes over the work of processes that have ended. */
function takeOver(wired: Wired, gone: readonly string[]): void {
  const { publisher, scheduler, queued, notices, failed } = wired;
  for (const process of gone)
    for (const table of publisher.presence.forget(process)) publisher.showPresence(table);
  scheduler.askAllBots().catch(failed);
  queued.tendAll().catch(failed);
  notices.sender?.released(gone).catch(failed);
}

async function receive(wired: Wired, message: BusMessage, from: string): Promise<void> {
  const { publisher, chat, attendance, cluster, viewedTables, queued } = wired;
  const { bus, members } = cluster;
  switch (message.kind) {
    case 'changed':
      return changedElsewhere(wired, message);
    case 'said': {
      const line = await chat.line(message.line);
      return line === undefined ? undefined : tell(wired, message.table, line);
    }
    case 'present':
      publisher.presence.report(from, message.table, message.people);
      if (members.isResponsibleFor(message.table)) attendance.seen(message.table);
      return publisher.showPresence(message.table);
    case 'whoIsPresent':
      return bus.send({
        kind: 'present',
        table: message.table,
        people: publisher.peopleHere(message.table),
      });
    case 'whoFronts':
      return bus.send({
        kind: 'fronts',
        table: message.table,
        people: viewedTables.here(message.table),
      });
    case 'fronts':
      return viewedTables.report(from, message.table, message.people);
    case 'queued':
      queued.learned(message.table);
      return publisher.queued(message.table, message.person);
    case 'attended':
      return members.isResponsibleFor(message.table) ? attendance.seen(message.table) : undefined;
    case 'person':
      return forgetPerson(wired, message.person, message.change);
  }
}

async function changedElsewhere(
  { rooms, publisher, lobby, scheduler, cluster }: Wired,
  message: Extract<BusMessage, { readonly kind: 'changed' }>,
): Promise<void> {
  lobby.changed(message.people);
  const room = rooms.awake(message.table);
  if (room !== undefined) return room.table().version < message.version ? room.catchUp() : undefined;
  publisher.turned(message.table, message);
  if (!message.botsOwe || !cluster.members.isResponsibleFor(message.table)) return;
  const woken = await rooms.get(message.table);
  if (woken !== undefined) scheduler.askBots(woken);
}

/** Whose turn it has become, or no longer is. */
function turnOf({ before, room }: Change): {
  readonly awaited: readonly string[];
  readonly noLongerAwaited: readonly string[];
} {
  // No one has been notified of a new table yet.
  const then = before.version === 1 ? [] : peopleOwing(before);
  const now = peopleOwing(room.table());
  return {
    awaited: now.filter((person) => !then.includes(person)),
    noLongerAwaited: then.filter((person) => !now.includes(person)),
  };
}

/** The game has begun, or a person has taken over a seat: they may be on vacation. */
function hasNewPlayers({ before, room }: Change): boolean {
  const { phase, seats } = room.table();
  const isAnother = (seat: Table['seats'][number], at: number): boolean =>
    seat.person !== before.seats[at]?.person;
  return phase === 'playing' && (before.phase === 'waiting' || seats.some(isAnother));
}
