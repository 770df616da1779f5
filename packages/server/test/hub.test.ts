import { join } from 'node:path';
import type { Person, ServerMessage } from '@carson/protocol';
import { describe, expect, it, onTestFinished } from 'vitest';
import { GAMES, gamesFrom } from '../src/games/registry.ts';
import { createHub } from '../src/live/hub.ts';
import { createRooms } from '../src/play/rooms.ts';
import { openStorage } from '../src/storage/storage.ts';
import { realTime } from '../src/time.ts';
import { emptyFolder } from './support/folder.ts';
import { cardPlan, OPEN, VIRTUAL } from './support/plans.ts';

describe('the hub', () => {
  it('names everybody who sits at the version it sends, even who came while names were looked up', async () => {
    const storage = await openStorage({ kind: 'sqlite', file: join(emptyFolder(), 'hub.sqlite') });
    onTestFinished(() => storage.close());
    const rooms = createRooms({ store: storage.tables, games: gamesFrom(GAMES), time: realTime });
    const lookups: (() => void)[] = [];
    const hub = createHub({
      rooms,
      directory: {
        named: async (ids) => {
          await new Promise<void>((resolve) => lookups.push(resolve));
          return new Map(ids.map((id): [string, Person] => [id, { id, name: id, kind: 'visitor' }]));
        },
        forget: () => undefined,
      },
      time: realTime,
      presenceChanged: () => undefined,
      firstWatched: () => undefined,
      failed: (problem) => {
        throw problem;
      },
    });
    const plan = cardPlan([OPEN, OPEN, VIRTUAL, VIRTUAL]);
    await rooms.open('table', 'open', {
      type: 'tableOpened',
      host: 'ann',
      plan,
      invitations: [],
      reserved: [],
    });
    const room = await rooms.get('table');
    if (room === undefined) throw new Error('no table');
    const heard: ServerMessage[] = [];
    const spectator: Person = { id: 'eve', name: 'Eve', kind: 'visitor' };
    const listener = {
      person: spectator,
      muted: new Set<string>(),
      send: (text: string) => heard.push(JSON.parse(text)),
    };
    hub.add(listener);
    const watching = hub.watch(listener, room, undefined);
    const entry = { type: 'seatTaken', seat: 1, person: 'ben' } as const;
    await room.ask({ commandId: 'join', decide: () => ({ ok: true, value: { entry } }) });
    lookups.shift()?.();
    await new Promise(setImmediate);
    lookups.shift()?.();
    await watching;
    const updates = heard.flatMap((message) => (message.type === 'table' ? [message.update] : []));
    expect(updates.map(({ version, seats }) => [version, seats[1]?.person?.name])).toEqual([[2, 'ben']]);
  });
});
