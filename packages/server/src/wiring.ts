/** What follows from what: a table that has changed is shown, told to the other processes, and attended to. */
import type { BusMessage } from './cluster/bus.ts';
import type { Sockets } from './live/socket.ts';
import type { Change } from './play/room.ts';
import type { Services } from './services.ts';
import { peopleOwing } from './tables/summary.ts';
import { owedByBots, type Table } from './tables/table.ts';

export interface Wiring {
  /** Names, sessions, tokens or mutes of this person have changed. */
  personChanged(person: string): void;
}

export function wire(services: Services, sockets: () => Sockets, failed: (problem: unknown) => void): Wiring {
  const { rooms, hub, keeper, chat, directory, cluster } = services;
  const { bus, members } = cluster;

  const forgetPerson = (person: string): void => {
    directory.forget(person);
    sockets().recheck(person).catch(failed);
  };

  rooms.onChange((change) => {
    const { room, written } = change;
    const turn = turnOf(change);
    hub.changed(room);
    hub.turned(room.id, turn);
    keeper.attend(room);
    if (written === 'elsewhere') return;
    const { version } = room.table();
    bus.send({ kind: 'changed', table: room.id, version, botsOwe: botsOwe(room.table()), ...turn });
  });

  chat.onSaid((table, line) => {
    hub.said(table, line);
    bus.send({ kind: 'said', table, line: line.id });
  });

  const receive = async (message: BusMessage, from: string): Promise<void> => {
    switch (message.kind) {
      case 'changed': {
        const room = rooms.awake(message.table);
        if (room !== undefined) return room.table().version < message.version ? room.catchUp() : undefined;
        hub.turned(message.table, message);
        if (!message.botsOwe || !members.isKeeperOf(message.table)) return;
        const woken = await rooms.get(message.table);
        return woken && keeper.attend(woken);
      }
      case 'said': {
        const line = await chat.line(message.line);
        return line === undefined ? undefined : hub.said(message.table, line);
      }
      case 'present':
        hub.presence.report(from, message.table, message.people);
        return hub.showPresence(message.table);
      case 'roll':
        return bus.send({ kind: 'present', table: message.table, people: hub.peopleHere(message.table) });
      case 'person':
        return forgetPerson(message.person);
    }
  };

  bus.onMessage((message, from) => {
    receive(message, from).catch(failed);
  });

  members.onChange((gone) => {
    for (const process of gone) for (const table of hub.presence.forget(process)) hub.showPresence(table);
    keeper.attendAll().catch(failed);
  });

  return {
    personChanged(person) {
      forgetPerson(person);
      bus.send({ kind: 'person', person });
    },
  };
}

/** For whom it has become, or is no longer, their turn. */
function turnOf({ before, room }: Change): {
  readonly awaited: readonly string[];
  readonly rested: readonly string[];
} {
  const then = peopleOwing(before);
  const now = peopleOwing(room.table());
  return {
    awaited: now.filter((person) => !then.includes(person)),
    rested: then.filter((person) => !now.includes(person)),
  };
}

function botsOwe(table: Table): boolean {
  return owedByBots(table).length > 0;
}
