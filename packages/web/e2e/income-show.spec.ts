/** The income of an owner of many buildings: all of them are seen at once. */
import { type BoardEvent, boardGame, type Command } from '@carson/board-game';
import { beatsFor, type GameRecord, recordOf, submit } from '@carson/engine';
import { expect } from '@playwright/test';
import { openGame } from '../scripts/studio.ts';
import { commandKey } from '../src/parts/command-key.ts';
import { playTown } from '../test/bot-town.ts';
import { arrive } from './player.ts';
import { atSizes, expectFitting, expectUncovered } from './screen-checks.ts';
import { nextBeat, nextSight, pauseShow } from './show-player.ts';

interface BeforeIncomes {
  readonly record: GameRecord;
  readonly seat: number;
  readonly answer: Command;
  /** The most buildings that pay one owner. */
  readonly buildings: number;
}

const MANY = 6;
const LEAVING: readonly string[] = ['done', 'decline', 'pass'];

/** A question of two players whose plain answer lets many buildings pay one of them. */
function beforeIncomes(): BeforeIncomes {
  for (let at = 0; at < 60; at += 1) {
    const town = { options: { seats: 2 }, seed: `incomes/${at}`, bot: 'greedy' } as const;
    for (const { match, asked } of playTown(town)) {
      const { seat = 0 } = asked ?? {};
      const options = boardGame.options(match.state as Parameters<typeof boardGame.options>[0], seat);
      for (const answer of options.filter(({ type }) => LEAVING.includes(type))) {
        const next = submit(match, { seat, command: answer });
        const [beats = []] = next.ok ? beatsFor(next.value, [seat], { from: match.moves }) : [];
        const paid = beats.map(({ events }) =>
          events.filter(({ type }) => type === ('buildingPaid' satisfies BoardEvent['type'])),
        );
        const buildings = Math.max(0, ...paid.map(({ length }) => length));
        if (buildings >= MANY) return { record: recordOf(match), seat, answer, buildings };
      }
    }
  }
  throw new Error('no one owns that many buildings');
}

atSizes(
  [
    [1280, 800],
    [360, 640],
    [740, 360],
  ],
  'every building of an owner of six is seen with what it pays',
  async (page) => {
    const { record, seat, answer, buildings } = beforeIncomes();
    await arrive(page, { pace: 'slow', language: 'de' });
    const occupants = [0, 1].map((at) =>
      at === seat ? { kind: 'person', name: 'Anna' } : { kind: 'bot', bot: 'greedy' },
    );
    await openGame({ home: '' }, page, { id: 'incomes', game: 'board', over: false, occupants, record });
    await page.locator(`[data-target='${commandKey(answer)}']`).click();
    // The question stands until the show begins.
    await expect(page.locator('.stage')).toBeAttached();
    const rows = page.locator('.stage .income-scene > li:not(.income-owner)');
    for (;;) {
      expect(await nextSight(page)).toBe('shown');
      await pauseShow(page);
      if ((await rows.count()) === buildings) break;
      await nextBeat(page);
    }
    await expect(rows).toHaveCount(buildings);
    await expectUncovered(page, '.stage .income-scene > li, .stage .income-amount, .stage-next');
    await expectFitting(page, 'incomes');
  },
);
