/** Where everyone places at once, bots leave a person the time to place. */
import { boardGame, type Command, type View } from '@carson/board-game';
import { recordOf, startMatch } from '@carson/engine';
import { expect, it } from 'vitest';
import type { SavedGame } from '../src/table/stored/saved-games.ts';
import { desk, savedGame, withPerson } from './desk.ts';

function kitCarsonGame(): SavedGame {
  const options = {
    seats: 3,
    roster: { by: 'preset', preset: 'firstGame' },
    variants: { kitCarson: true },
  };
  const started = startMatch(boardGame, options, 'together');
  if (!started.ok) throw new Error(started.refusal.code);
  return { ...savedGame(withPerson.slice(0, 3)), game: 'board', record: recordOf(started.value) };
}

/** A table at which the person has answered everything up to the placing. */
async function atPlacing() {
  const { host, updates, run } = desk();
  await host({ type: 'open', saved: kitCarsonGame() });
  await host({ type: 'show', viewer: 0 });
  await run();
  for (let answers = 0; answers < 50; answers += 1) {
    const table = updates.at(-1);
    const owed = table?.owed.find(({ seat }) => seat === 0);
    const [command] = (table?.options ?? []) as readonly Command[];
    if (owed === undefined || command === undefined) throw new Error('no one asks the person');
    const isOpen = owed.kind === 'placeTogether' && (table?.owed.length ?? 0) > 1;
    if (isOpen) return { host, run, view: () => updates.at(-1)?.view as View };
    await host({ type: 'submit', seat: 0, decision: owed.decision, command });
    await run();
  }
  throw new Error('placing never began');
}

const placedBy = ({ pieces }: View, seat: number): number =>
  pieces.filter((piece) => piece.seat === seat).reduce((sum, { count }) => sum + count, 0);

it('B10.5 a bot waits for the person after its first cowboys, and is not done', async () => {
  const { view } = await atPlacing();
  expect(view().endOrder).toEqual([]);
  for (const seat of [1, 2]) expect(placedBy(view(), seat)).toBeLessThanOrEqual(2);
});

it('plays on without the person where the player wants it so', async () => {
  const { host, run, view } = await atPlacing();
  await host({ type: 'pace', milliseconds: 0, inStep: false });
  for (let rounds = 0; rounds < 20; rounds += 1) await run();
  expect([...view().endOrder].sort()).toEqual([1, 2]);
});
