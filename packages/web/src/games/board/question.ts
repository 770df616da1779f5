import type { View } from '@carson/board-game';
import { outcome } from '../../shell/outcome.ts';
import { joinNames, occupantName } from '../../shell/people.ts';
import type { TableUpdate } from '../../table/messages.ts';
import type { Words } from '../../words/words.ts';

export function heading(table: TableUpdate, { boardTable }: Words): string {
  return boardTable.heading((table.view as View).round);
}

const SECRET_KINDS = ['fillKit', 'playTiles'];

export function isSecret(kind: string): boolean {
  return SECRET_KINDS.includes(kind);
}

/** What is asked of the viewer, or whom everybody waits for. */
export function question(table: TableUpdate, words: Words): string {
  if (table.result !== undefined) return outcome(table, words);
  const mine = table.owed.find(({ seat }) => seat === table.viewer);
  if (mine !== undefined) return words.boardTable.ask[mine.kind] ?? words.shell.table.yourTurn;
  const seats = table.owed.map(({ seat }) => occupantName(table.occupants, seat, words));
  return words.boardTable.waitFor(joinNames(seats, words.language));
}

const RULES: Readonly<Record<string, string>> = {
  fillKit: 'B10.1',
  claimParcel: 'B2.6',
  placeCityHall: 'B8.12',
  takeCharacter: 'B3.1',
  takeSecondCharacter: 'B9.0',
  chooseSide: 'B9.14',
  placeCowboy: 'B4.1',
  placeTogether: 'B10.5',
  putHorse: 'B10.6',
  extraTurn: 'B10.6',
  moveCowboy: 'B10.6',
  salaryOrHorse: 'B10.6',
  chooseDuel: 'B5.4',
  throwAgain: 'B9.10',
  playTiles: 'B10.4',
  treat: 'B9.14',
  payFuneral: 'B9.14',
  takeAmmunition: 'B5.2',
  buyParcel: 'B5.4',
  takeTile: 'B5.5',
  pickTile: 'B9.9',
  buildOrKeep: 'B5.6',
  buildKeptTiles: 'B5.8',
  setHouse: 'B5.6',
  answerConsent: 'B14.29',
  declareIncome: 'B14.1',
  rewardOrHalf: 'B14.6',
  buyPoints: 'B5.10',
  spend: 'B11.3',
  moveOutlaw: 'B10.3',
  layRoads: 'B5.11',
  nameParcel: 'B9.12',
  bid: 'B9.12',
};

export function ruleNow(table: TableUpdate): string | undefined {
  const mine = table.owed.find(({ seat }) => seat === table.viewer) ?? table.owed[0];
  return RULES[mine?.kind ?? ''];
}
