import type { JSX } from 'preact';
import { onlineTables } from '../../app/online-tables.ts';
import { hashOf } from '../../app/route.ts';
import { tablesWaiting } from '../../app/tab-title.ts';
import { Art } from '../../art/art.tsx';
import { gameTitle } from '../../parts/game-title.ts';
import { botName, joinNames } from '../../parts/seats/people.ts';
import { words } from '../../words/words.ts';

/** Tables of the server: those that wait for me, and those that look for players. */
export function OnlineTile(): JSX.Element {
  const { home, onlineEntry } = words.value;
  const waiting = tablesWaiting.value;
  const open = onlineTables.value?.open ?? 0;
  return (
    <section class="paper home-tile home-online" aria-label={onlineEntry.title}>
      <Art name="icon-online" class="home-tile-icon" />
      <div class="home-tile-text">
        <h2>{home.online.title}</h2>
        {waiting > 0 && <strong class="home-waiting">{onlineEntry.tablesWaiting({ count: waiting })}</strong>}
        <FirstTable />
        {open > 0 && <p class="hint">{home.online.open({ count: open })}</p>}
        {waiting === 0 && open === 0 && <p class="hint">{onlineEntry.hint}</p>}
      </div>
      <a class="button" href={hashOf({ page: 'lobby' })}>
        {home.online.toTables}
        <Art name="icon-forward" />
      </a>
    </section>
  );
}

/** "Carson City with Abner and June, your move" */
function FirstTable(): JSX.Element | null {
  const { home, locale } = words.value;
  const tables = onlineTables.value;
  const first = tables?.mine.find(({ table }) => table === tables.first?.table);
  if (tables === undefined || first === undefined) return null;
  const others = first.seats.flatMap(({ person, plan }) => {
    if (person !== undefined) return person.id === tables.me || person.name === '' ? [] : [person.name];
    return plan.kind === 'bot' ? [botName(plan.bot, words.value)] : [];
  });
  const game = gameTitle(first.game, words.value);
  return (
    <p>
      <a href={hashOf({ page: 'onlineTable', id: first.table })}>
        {others.length === 0 ? game : home.online.with({ game, names: joinNames(others, locale) })}
      </a>
      , <strong>{home.online.yourMove}</strong>
    </p>
  );
}

/** Without a network there is nothing to press. */
export function OfflineTile(): JSX.Element {
  const { home, onlineEntry } = words.value;
  return (
    <section class="paper home-tile home-offline" aria-label={onlineEntry.title}>
      <Art name="icon-offline" class="home-tile-icon" />
      <div class="home-tile-text">
        <h2>{home.online.title}</h2>
        <p class="hint">{home.online.offline}</p>
      </div>
    </section>
  );
}
