import { expect, it } from 'vitest';
import { createSerialQueue } from '../src/index.ts';

it('does one piece of work at a time in its order, and goes on after one that fails', async () => {
  const queue = createSerialQueue();
  const done: string[] = [];
  let begin = (): void => undefined;
  const first = queue.run(async () => {
    await new Promise<void>((resolve) => {
      begin = resolve;
    });
    done.push('first');
    return 1;
  });
  const second = queue.run(async () => {
    done.push('second');
    throw new Error('it fails');
  });
  const third = queue.run(async () => void done.push('third'));
  expect(queue.waiting()).toBe(3);
  await Promise.resolve();
  expect(done).toEqual([]);
  begin();
  expect(await first).toBe(1);
  await expect(second).rejects.toThrow('it fails');
  await third;
  await queue.idle();
  expect([done, queue.waiting()]).toEqual([['first', 'second', 'third'], 0]);
});
