/** How long a table takes to wake from its entries: board games of six seats with everything in the box. */
import { join } from 'node:path';
import { EXPANSION_IDS } from '@carson/board-game';
import { pick, type Random, seedRandom } from '@carson/engine';
import type { Action, TablePlan } from '@carson/protocol';
import { GAMES, gamesFrom } from '../src/games/registry.ts';
import type { Room } from '../src/play/room.ts';
import { createRooms } from '../src/play/rooms.ts';
import { openStorage } from '../src/storage/storage.ts';
import { decide } from '../src/tables/decide.ts';
import { owedAt } from '../src/tables/table.ts';
import { realTime } from '../src/time.ts';

export interface Waking {
  readonly moves: number;
  readonly entries: number;
  /** Milliseconds of processor time. */
  readonly cpu: number;
}

const SEATS = 6;
const WAKINGS = 20;
const PLAN: TablePlan = {
  game: 'board',
  options: {
    seats: SEATS,
    roster: { by: 'lot' },
    buildings: EXPANSION_IDS,
    variants: { newBeginning: true, river: { course: 'random' } },
  },
  seats: Array.from({ length: SEATS }, () => ({ kind: 'open' as const })),
  access: 'link',
  clock: { kind: 'none' },
};

export async function measureWaking(folder: string, games: number): Promise<readonly Waking[]> {
  const storage = await openStorage({ kind: 'sqlite', file: join(folder, 'waking', 'tables.sqlite') });
  const rooms = () =>
    createRooms({ store: storage.tables, games: gamesFrom(GAMES), time: realTime, outages: () => [] });
  const all: Waking[] = [];
  for (let game = 0; game < games; game++) {
    const id = `table-${game}`;
    const opening = {
      type: 'tableOpened',
      host: 'person-0',
      plan: PLAN,
      invitations: [],
      reserved: [],
    } as const;
    const here = rooms();
    await here.open(id, 'open', opening);
    const room = await here.get(id);
    if (room === undefined) throw new Error('no table');
    await playAtRandom(room, seedRandom(id));
    const before = process.cpuUsage();
    for (let waking = 0; waking < WAKINGS; waking++) await rooms().get(id);
    const { user, system } = process.cpuUsage(before);
    const { version, match } = room.table();
    all.push({ entries: version, moves: match?.moves ?? 0, cpu: (user + system) / 1_000 / WAKINGS });
  }
  await storage.close();
  return all;
}

/** To the end, ending no step before it must, and taking back every third move that can be taken back. */
async function playAtRandom(room: Room, random: Random): Promise<void> {
  let asked = 0;
  const act = async (seat: number, action: Action): Promise<boolean> => {
    const commandId = `command-${asked++}`;
    const done = await room.ask({
      commandId,
      decide: (table, at) => decide(table, `person-${seat}`, action, { at, newSeed: () => room.id }),
    });
    return done.ok;
  };
  for (let seat = 0; seat < SEATS; seat++) await act(seat, { type: 'join' });
  await act(0, { type: 'start' });
  for (let moves = 0; room.table().phase === 'playing'; moves++) {
    const { match } = room.table();
    const { seat, decision } = pick(random, owedAt(room.table()));
    const options = match?.game.options(match.state, seat) ?? [];
    const longer = options.filter(({ type }) => type !== 'done' && type !== 'pass');
    const command = pick(random, longer.length > 0 ? longer : options);
    if (!(await act(seat, { type: 'move', decision, command }))) throw new Error('an option is refused');
    if (moves % 3 === 0) await act(seat, { type: 'undo', count: 1 });
  }
}
