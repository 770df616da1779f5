/** Tells the home page which tables wait for me and how many look for players. */
import type { TableSummary } from '@carson/protocol';
import { effect } from '@preact/signals';
import { onlineTables } from '../../app/online-tables.ts';
import { route } from '../../app/route.ts';
import { ask } from '../connection/api.ts';
import { live, me } from '../connection/session.ts';

effect(() => {
  const person = me.value?.id;
  const isHome = route.value.page === 'home';
  if (person !== undefined && isHome && live.turns.value.size >= 0) void look(person);
});

async function look(person: string): Promise<void> {
  const [mine, free] = await Promise.all([
    ask('myTables', {}),
    ask('tables', { query: { phase: 'waiting', free: 'yes' } }),
  ]);
  if (!mine.ok) return;
  const running = mine.value.tables.filter(
    ({ phase, broken }) => phase === 'playing' && broken === undefined,
  );
  const awaiting = running.find((table) => isAwaited(table, person));
  const first = awaiting && (await ask('table', { params: { table: awaiting.table }, query: {} }));
  onlineTables.value = {
    me: person,
    mine: running,
    open: free.ok ? free.value.tables.length : 0,
    ...(first?.ok ? { first: first.value } : {}),
  };
}

function isAwaited({ seats, owing }: TableSummary, person: string): boolean {
  return owing.some((seat) => seats[seat]?.person?.id === person);
}
