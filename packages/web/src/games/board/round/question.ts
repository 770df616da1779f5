import { type Messages, say } from '@carson/words';
import { outcome } from '../../../parts/seats/outcome.ts';
import { joinNames, occupantName } from '../../../parts/seats/people.ts';
import type { Words } from '../../../words/words.ts';
import type { BoardPartProps, BoardTable } from '../table-types.ts';

export function heading(table: BoardTable, { boardTable }: Words): string {
  return boardTable.heading({ round: table.view.round });
}

/** The question to the viewer, or whom the game waits for. */
export function question(table: BoardTable, words: Words): string {
  if (table.result !== undefined) return outcome(table, words);
  const mine = table.owed.find(({ seat }) => seat === table.viewer);
  const asks: Messages = words.boardTable.ask;
  if (mine?.kind === 'spend' && !exceedsLimit(table)) return words.boardMap.spendFreely;
  if (mine?.kind === 'playTiles' && areTilesOpen(table)) return words.boardMap.playLast;
  if (mine !== undefined) return say(asks[mine.kind], {}) ?? words.shell.table.yourTurn;
  const seats = table.owed.map(({ seat }) => occupantName(table.occupants, seat, words));
  return words.shell.table.waiting({ names: joinNames(seats, words.locale) });
}

/** What the viewer's answer is for; undefined where the question says it all. */
export function whyAsked({ owed, viewer }: BoardTable, { boardHelp }: Words): string | undefined {
  const why: Messages = boardHelp.why;
  const kind = owed.find(({ seat }) => seat === viewer)?.kind;
  return kind === undefined ? undefined : say(why[kind], {});
}

/** B11.3: otherwise nothing has to be spent. */
function exceedsLimit({ view, viewer }: BoardTable): boolean {
  const { money = 0, limit = 0 } = view.players[Number(viewer)] ?? {};
  return money > limit;
}

/** B9.10: the others have turned over their duel tiles. */
function areTilesOpen({ view }: BoardTable): boolean {
  const step = view.steps.at(-1);
  return step?.kind === 'duel' && step.stage === 'last';
}

/** Which decision the viewer has to make, for the layout and for tests. */
export function questionKind({ table, live }: BoardPartProps): string {
  const mine = live ? table.owed.find(({ seat }) => seat === table.viewer) : undefined;
  return mine?.kind ?? (table.view.result === undefined ? 'wait' : 'over');
}
