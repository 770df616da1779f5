import type { JSX } from 'preact';
import { onlineTables } from '../../app/online-tables.ts';
import { hashOf, type Route } from '../../app/route.ts';
import { Art } from '../../art/art.tsx';
import type { TableUi } from '../../games/game-ui.ts';
import { gameTitle } from '../../parts/game-title.ts';
import { joinNames, occupantName } from '../../parts/seats/people.ts';
import { SeatFace } from '../../parts/seats/seat-face.tsx';
import { showTable } from '../../table/show-table.ts';
import type { ShownTable } from '../../table/shown-table.ts';
import type { SavedGame } from '../../table/stored/saved-games.ts';
import { words } from '../../words/words.ts';
import { seatPictured, TableThumb, useTableUi } from '../table-thumb.tsx';
import { isRunning, tableOf } from './saved.ts';

interface Running {
  readonly game: string;
  readonly to: Route;
  readonly changedAt: number;
  readonly table: ShownTable | undefined;
  readonly occupants: ShownTable['occupants'];
}

/** The game that goes on, with its picture and what is asked; the latest, and first one that waits for me online. */
export function ContinueStrip({ saved }: { readonly saved: readonly SavedGame[] }): JSX.Element | null {
  const here = saved.filter(isRunning).map(runningHere);
  const online = runningOnline();
  const all = [...online, ...here].sort((a, b) => b.changedAt - a.changedAt);
  const [first] = all;
  if (first === undefined) return null;
  const more = here.length + (onlineTables.value?.mine.length ?? 0) - 1;
  return <Strip key={hashOf(first.to)} running={first} more={more} />;
}

function runningHere(saved: SavedGame): Running {
  const { game, id, changedAt, occupants } = saved;
  return { game, changedAt, occupants, to: { page: 'table', id }, table: tableOf(saved) };
}

function runningOnline(): readonly Running[] {
  const first = onlineTables.value?.first;
  const table = first === undefined ? undefined : showTable(first);
  if (first === undefined || table === undefined) return [];
  const to: Route = { page: 'onlineTable', id: first.table };
  return [{ game: first.game, to, table, occupants: table.occupants, changedAt: first.at }];
}

function Strip({ running, more }: { readonly running: Running; readonly more: number }): JSX.Element {
  const { home, shell } = words.value;
  const ui = useTableUi(running.game);
  const { table, occupants } = running;
  const isMine = table === undefined || table.owed.some(({ seat }) => occupants[seat]?.kind === 'person');
  return (
    <section class="home-continue" aria-label={shell.home.resume}>
      <TableThumb game={running.game} table={table} ui={ui} />
      <div class="home-continue-text">
        <strong>
          {isMine && <span class="home-turn">{shell.table.yourTurn}</span>}
          {table !== undefined && ui !== undefined && <span>{ui.question(table, words.value)}</span>}
        </strong>
        <span class="home-where">
          {whereText(running, ui)}
          {more > 0 && (
            <button type="button" class="home-more" onClick={toList}>
              {home.more({ count: more })}
            </button>
          )}
        </span>
      </div>
      <div class="home-others">
        {occupants.map((_, seat) =>
          table !== undefined && seat === seatPictured(table) ? null : (
            <SeatFace key={seat} occupants={occupants} seat={seat} />
          ),
        )}
      </div>
      <a class="button home-go-on" href={hashOf(running.to)}>
        {isMine ? shell.home.resume : home.watch}
        <Art name="icon-forward" />
      </a>
    </section>
  );
}

/** The list is further down on the same page. */
export function toList(): void {
  document.querySelector('.home-saved')?.scrollIntoView({ block: 'start' });
}

/** "The Card Game, Era II, round 1 of 9. Lupe, Tam and Otto are waiting." */
function whereText({ game, table, occupants }: Running, ui: TableUi | undefined): string {
  const { home, locale } = words.value;
  const title = gameTitle(game, words.value);
  if (table === undefined || ui === undefined) return title;
  const where = home.inGame({ game: title, heading: ui.heading(table, words.value) });
  const others = occupants.flatMap(({ kind }, seat) =>
    kind === 'virtual' || seat === seatPictured(table) || table.owed.some((owed) => owed.seat === seat)
      ? []
      : [occupantName(occupants, seat, words.value)],
  );
  if (others.length === 0) return `${where}.`;
  return `${where}. ${home.waiting({ count: others.length, names: joinNames(others, locale) })}`;
}
