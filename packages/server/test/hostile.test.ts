/** A visitor who attacks in every way we know, next to people who play: they are never refused, the visitor is. */
import { seedRandom } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { attack } from '../bench/hostile.ts';
import { cardPlan, OPEN, RANDOM_BOT, VIRTUAL } from './support/plans.ts';
import { anyMove } from './support/play.ts';
import { startedByTwo } from './support/started.ts';

describe('a hostile visitor', () => {
  it('is refused, while others play on with their bots', async () => {
    const plan = cardPlan([OPEN, OPEN, RANDOM_BOT, VIRTUAL]);
    const config = { rateLimit: 600, proxies: 1 };
    const { server, ann, ben, table } = await startedByTwo(plan, { config });
    const hostile = await attack(server.url);
    const random = seedRandom('beside');
    const live = await ann.live();
    await live.watch(table);
    for (let moves = 0; moves < 12; ) {
      const { version } = await ann.look(table);
      if (await anyMove(table, [ann, ben], random)) moves++;
      else await live.at(table, version + 1);
    }
    const counts = await hostile.stop();
    for (const name of ['390 KB of empty arrays', 'unknown addresses', 'guesses of a password']) {
      expect([name, counts[name]?.refused]).toEqual([name, counts[name]?.tried]);
    }
    for (const name of ['floods of pings', 'floods of nested moves', 'vacations and back']) {
      expect([name, (counts[name]?.refused ?? 0) > 0]).toEqual([name, true]);
    }
    expect((await ann.look(table)).seats.filter(({ faltered }) => faltered)).toEqual([]);
  });
});
