import type { Person, ServerMessage } from '@carson/protocol';
import { describe, expect, it } from 'vitest';
import { createPublisher } from '../src/live/publisher.ts';
import { realTime } from '../src/time.ts';
import { cardPlan, OPEN, VIRTUAL } from './support/plans.ts';
import { openedTable } from './support/rooms.ts';

describe('the publisher', () => {
  it('names everyone who sits at the version it sends, even people who came while names were looked up', async () => {
    const plan = cardPlan([OPEN, OPEN, VIRTUAL, VIRTUAL]);
    const { rooms, room, happens } = await openedTable(plan, realTime);
    const lookups: (() => void)[] = [];
    const publisher = createPublisher({
      rooms,
      directory: {
        named: async (ids) => {
          await new Promise<void>((resolve) => lookups.push(resolve));
          return new Map(ids.map((id): [string, Person] => [id, { id, name: id, kind: 'visitor' }]));
        },
        alike: async () => new Map(),
        forget: () => undefined,
      },
      time: realTime,
      presenceChanged: () => undefined,
      firstWatched: () => undefined,
      failed: (problem) => {
        throw problem;
      },
    });
    const heard: ServerMessage[] = [];
    const spectator: Person = { id: 'eve', name: 'Eve', kind: 'visitor' };
    const listener = {
      person: spectator,
      muted: new Set<string>(),
      send: (text: string) => heard.push(JSON.parse(text)),
    };
    publisher.add(listener);
    const watching = publisher.watch(listener, room, { takesChanges: false });
    await happens({ type: 'seatTaken', seat: 1, person: 'ben' });
    lookups.shift()?.();
    await new Promise(setImmediate);
    lookups.shift()?.();
    await watching;
    const updates = heard.flatMap((message) => (message.type === 'table' ? [message.update] : []));
    expect(updates.map(({ version, seats }) => [version, seats[1]?.person?.name])).toEqual([[2, 'ben']]);
  });
});
