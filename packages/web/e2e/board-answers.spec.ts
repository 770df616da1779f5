/** Every kind of decision is asked on the screen, and every kind of answer is given there. */
import type { CommandType } from '@carson/board-game';
import { expect, type Page, test } from '@playwright/test';
import { DECISIONS, questionsFor } from './board-questions.ts';
import { openRecord } from './open-record.ts';
import { arrive } from './player.ts';

/** The compiler finds a command that is missing here. */
const COMMANDS: Readonly<Record<CommandType, true>> = {
  layRoad: true,
  decline: true,
  done: true,
  fillKit: true,
  claimParcel: true,
  placeCityHall: true,
  layTownRoad: true,
  takeCharacter: true,
  choose: true,
  nameParcel: true,
  bid: true,
  placeCowboy: true,
  takeBack: true,
  pass: true,
  putHorse: true,
  takeHorse: true,
  buyHorse: true,
  takeSalary: true,
  takeAmmunition: true,
  chooseDuel: true,
  buyParcel: true,
  takeTile: true,
  build: true,
  setHouse: true,
  askConsent: true,
  answerConsent: true,
  cancelBuild: true,
  blastMine: true,
  doubleRanch: true,
  doubleKind: true,
  buyPoints: true,
  spend: true,
  throwAgain: true,
  playTiles: true,
  treat: true,
  payFuneral: true,
  moveOutlaw: true,
  takeReward: true,
  takeHalf: true,
};

/** Walks through the lit places until the answer is offered, and gives it. */
async function answer(page: Page, command: string): Promise<void> {
  const button = page.locator(`[data-command="${command}"]`).first();
  const roads = page.locator('.lay-roads[aria-pressed="false"]');
  if (command === 'layRoad' && (await roads.count()) > 0) await roads.click();
  for (let places = 0; (await button.count()) === 0 && places < 200; places += 1)
    await page.keyboard.press('n');
  const moves = (await page.locator('.table').getAttribute('data-moves')) ?? '';
  await button.click({ timeout: 5000 });
  await expect(page.locator(`.curtain, .table:not([data-moves="${moves}"])`).first()).toBeAttached();
}

test('every kind of decision is asked and every kind of answer given', async ({ page }) => {
  await arrive(page);
  const asked = new Set<string>();
  const given = new Set<string>();
  for (const { kind, command, record } of questionsFor(Object.keys(COMMANDS))) {
    await test.step(`${kind}: ${command}`, async () => {
      await openRecord(page, record);
      await expect(page.locator('.board')).toHaveAttribute('data-stage', kind);
      await answer(page, command);
      asked.add(kind);
      given.add(command);
    });
  }
  expect([...asked].sort()).toEqual([...DECISIONS].sort());
  expect([...given].sort()).toEqual(Object.keys(COMMANDS).sort());
});
