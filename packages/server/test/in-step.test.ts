/** Where everyone places at once, a server's bots wait for the people at the table, unless its host wants it otherwise. */
import { boardGame, type View } from '@carson/board-game';
import type { GameCommand } from '@carson/engine';
import type { BotPace } from '@carson/protocol';
import { expect, it } from 'vitest';
import { decide } from '../src/tables/decide.ts';
import { showTable } from '../src/tables/show.ts';
import { owedAt } from '../src/tables/table.ts';
import { fakeTime } from './support/fake-time.ts';
import { boardPlan, OPEN, RANDOM_BOT } from './support/plans.ts';
import { openedTable } from './support/rooms.ts';
import { schedulerAt } from './support/scheduler.ts';

const OPTIONS = {
  seats: 3,
  roster: { by: 'preset', preset: 'firstGame' },
  variants: { kitCarson: true },
};

/** Places as long as there is a cowboy. */
function chosenFrom(options: readonly GameCommand[]): GameCommand {
  const command = options.find(({ type }) => type === 'placeCowboy') ?? options[0];
  if (command === undefined) throw new Error('a bot has nothing to say');
  return command;
}

/** A table with one person at the first placing, and bots that place whatever they have. */
async function atPlacing(botPace?: BotPace) {
  const time = fakeTime();
  const plan = boardPlan([OPEN, RANDOM_BOT, RANDOM_BOT], {
    options: OPTIONS,
    ...(botPace === undefined ? {} : { botPace }),
  });
  const { storage, rooms, room, happens } = await openedTable(plan, time);
  const scheduler = schedulerAt({ rooms, storage, time }, async (_, { options }) => chosenFrom(options));
  rooms.onChange(() => scheduler.askBots(room));
  const settle = async (): Promise<void> => {
    for (let version = -1; version !== room.table().version; ) {
      version = room.table().version;
      for (let turn = 0; turn < 10; turn += 1) {
        time.pass(0);
        await rooms.idle();
        await Promise.resolve();
      }
    }
  };
  await happens({ type: 'seatTaken', seat: 0, person: 'ann' });
  await happens({ type: 'gameStarted', seed: 's', rules: boardGame.rules });
  const answer = async (): Promise<void> => {
    const { match } = room.table();
    const owed = owedAt(room.table()).find(({ seat }) => seat === 0);
    const command = match?.game.options(match.state, 0)[0];
    if (owed === undefined || command === undefined) throw new Error('ann owes nothing');
    const action = { type: 'move', decision: owed.decision, command } as const;
    const commandId = `ann ${room.table().version}`;
    await room.ask({
      commandId,
      decide: (table, at) => decide(table, 'ann', action, { at, newSeed: () => 'x' }),
    });
  };
  await settle();
  while (!owedAt(room.table()).some(({ seat, kind }) => seat === 0 && kind === 'placeTogether')) {
    await answer();
    await settle();
  }
  scheduler.stop();
  const shown = showTable(room.table(), { person: 'ann', names: new Map(), at: 0 });
  return { botPace: shown.botPace, view: shown.play?.view as View };
}

it('B10.5 no bot is done before the person has placed', async () => {
  const { view, botPace } = await atPlacing();
  expect(view.endOrder).toEqual([]);
  expect(botPace).toBeUndefined();
});

it('B10.5 bots go at their own speed where the table is planned so', async () => {
  const { view, botPace } = await atPlacing('own');
  expect([...view.endOrder].sort()).toEqual([1, 2]);
  expect(botPace).toBe('own');
});
