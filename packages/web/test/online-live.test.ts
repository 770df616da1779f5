/** The live connection against a scripted server: nothing is lost, nothing is done twice. */
import type { TableUpdate } from '@carson/protocol';
import { describe, expect, it } from 'vitest';
import type { Watcher } from '../src/online/connection/live-contract.ts';
import { quietUpdate } from './quiet-table.ts';
import { scripted } from './scripted-live.ts';

const TABLE = 'a-table-to-play-at';
function update(version: number, log?: { from: number; moves: readonly number[] }): TableUpdate {
  const entries = log?.moves.map((move) => ({ move, events: [] }));
  const { play, ...table } = quietUpdate(entries && { log: { from: log?.from ?? 0, entries } });
  return { ...table, table: TABLE, version, at: 1_000, ...(log && { play }) };
}

function watcher(seen: TableUpdate[] = []): Watcher & { resumes: number } {
  const own = {
    resumes: 0,
    updated: (latest: TableUpdate) => void seen.push(latest),
    present: () => undefined,
    said: () => undefined,
    queued: () => undefined,
    refused: () => undefined,
    resumed: () => {
      own.resumes += 1;
    },
  };
  return own;
}

describe('the live connection', () => {
  it('asks for a table once it is welcome, and again from the last seen version after a break', () => {
    const { live, wire, wires, tell, welcome, pass } = scripted();
    const own = watcher();
    live.watch(TABLE, own);
    expect(wire().sent).toEqual([]);
    welcome();
    expect(wire().sent).toEqual([{ type: 'watch', table: TABLE, changes: true }]);
    tell({ type: 'table', update: update(7) });
    wire().events.closed();
    expect(live.connection.value).toBe('lost');
    pass(300);
    expect(wires).toHaveLength(2);
    welcome();
    expect(wire().sent).toEqual([{ type: 'watch', table: TABLE, changes: true, version: 7 }]);
    expect(own.resumes).toBe(1);
    expect(live.connection.value).toBe('open');
  });

  it('repeats what was not answered, with the same command id, and nothing that was', async () => {
    const { live, wire, tell, welcome, pass } = scripted();
    welcome();
    const first = live.act(TABLE, { type: 'start' });
    const second = live.act(TABLE, { type: 'move', decision: 3, command: { type: 'bid' } });
    tell({ type: 'done', id: 'command-1', version: 2 });
    await expect(first).resolves.toEqual({ ok: true });
    expect([...live.sending.value]).toEqual([TABLE]);
    wire().events.closed();
    const third = live.act(TABLE, { type: 'undo', count: 1 });
    pass(300);
    expect(wire().sent).toEqual([]);
    welcome();
    expect(wire().sent.map((message) => 'id' in message && message.id)).toEqual(['command-2', 'command-3']);
    tell({ type: 'refused', id: 'command-2', refusal: { code: 'decisionClosed', params: {} } });
    tell({ type: 'done', id: 'command-3', version: 3 });
    await expect(second).resolves.toMatchObject({ ok: false, refusal: { code: 'decisionClosed' } });
    await expect(third).resolves.toEqual({ ok: true });
    expect(live.sending.value.size).toBe(0);
  });

  it('keeps a move that the server could not save, and sends it again until it could', async () => {
    const { live, wire, tell, welcome, pass } = scripted();
    welcome();
    const acting = live.act(TABLE, { type: 'start' });
    const [first] = wire().sent;
    const refusal = { code: 'notKept', params: {} };
    for (let tries = 1; tries <= 3; tries++) {
      tell({ type: 'refused', id: 'command-1', refusal });
      expect([live.isUnsaved.value, wire().sent.length]).toEqual([true, tries]);
      pass(3_000);
      expect(wire().sent.filter(({ type }) => type === 'act')).toEqual(Array(tries + 1).fill(first));
    }
    tell({ type: 'done', id: 'command-1' });
    expect(await acting).toEqual({ ok: true });
    expect(live.isUnsaved.value).toBe(false);
  });

  it('waits longer after each failure, and is patient no longer than eight seconds', () => {
    const { wires, wire, pass } = scripted();
    const pauses = [300, 600, 1_200, 2_400, 4_800, 8_000, 8_000];
    for (const [failures, pause] of pauses.entries()) {
      wire().events.closed();
      pass(pause - 1);
      expect(wires).toHaveLength(failures + 1);
      pass(1);
      expect(wires).toHaveLength(failures + 2);
    }
  });

  it('gives up a connection that has fallen silent', () => {
    const { live, wire, wires, tell, welcome, pass } = scripted();
    welcome();
    pass(15_000);
    expect(wire().sent).toEqual([{ type: 'ping' }]);
    tell({ type: 'pong', at: 16_000 });
    pass(15_000);
    pass(9_999);
    expect(live.connection.value).toBe('open');
    pass(1);
    expect(live.connection.value).toBe('lost');
    expect(wires[0]?.isClosed).toBe(true);
  });

  it('asks at once when someone looks again, and gives a dead connection up sooner', () => {
    const { live, wire, wires, tell, welcome, pass } = scripted();
    live.wake();
    expect(wires).toHaveLength(1);
    welcome();
    live.wake();
    expect(wire().sent).toEqual([{ type: 'ping' }]);
    tell({ type: 'pong', at: 1_000 });
    pass(14_999);
    expect(live.connection.value).toBe('open');
    live.wake();
    pass(2_500);
    expect(live.connection.value).toBe('lost');
    live.wake();
    expect(wires).toHaveLength(2);
  });

  it('comes back when the server that goes away has said so', () => {
    const { live, wires, tell, welcome, pass } = scripted();
    welcome();
    tell({ type: 'goodbye', after: 1_000 });
    expect(live.connection.value).toBe('lost');
    pass(1_999);
    expect(wires).toHaveLength(1);
    pass(1);
    expect(wires).toHaveLength(2);
  });

  it('ignores a connection that it has given up', () => {
    const { live, wire, welcome } = scripted();
    welcome();
    const old = wire();
    live.reconnect();
    old.events.closed();
    old.events.received(JSON.stringify({ type: 'turn', table: TABLE, waiting: true }));
    expect(live.turns.value.size).toBe(0);
    welcome();
    expect(live.connection.value).toBe('open');
  });

  it('puts the pieces of the log together, and takes back what was taken back', () => {
    const { live, tell, welcome } = scripted();
    const seen: TableUpdate[] = [];
    live.watch(TABLE, watcher(seen));
    welcome();
    tell({ type: 'table', update: update(1, { from: 0, moves: [-1, 0, 1] }) });
    tell({ type: 'table', update: update(2, { from: 3, moves: [2, 3] }) });
    tell({ type: 'table', update: update(3, { from: 2, moves: [1] }) });
    const logs = seen.map(({ play }) => play?.log.entries.map(({ move }) => move));
    expect(logs).toEqual([
      [-1, 0, 1],
      [-1, 0, 1, 2, 3],
      [-1, 0, 1],
    ]);
  });

  it('leaves no one without an answer when the server has not understood', async () => {
    const { live, tell, welcome } = scripted();
    welcome();
    const asked = live.act(TABLE, { type: 'start' });
    tell({ type: 'problem', refusal: { code: 'tooFast', params: {} } });
    await expect(asked).resolves.toMatchObject({ ok: false, refusal: { code: 'tooFast' } });
  });

  it('counts the tables that wait for the player', () => {
    const { live, tell, welcome } = scripted();
    welcome();
    live.setTurns(['one-table-somewhere']);
    tell({ type: 'turn', table: TABLE, waiting: true });
    expect([...live.turns.value]).toEqual(['one-table-somewhere', TABLE]);
    tell({ type: 'turn', table: 'one-table-somewhere', waiting: false });
    expect([...live.turns.value]).toEqual([TABLE]);
  });

  it('tells the server when no one looks at a table any longer', () => {
    const { live, wire, welcome } = scripted();
    welcome();
    const stopFirst = live.watch(TABLE, watcher());
    const stopSecond = live.watch(TABLE, watcher());
    stopFirst();
    expect(wire().sent).toEqual([{ type: 'watch', table: TABLE, changes: true }]);
    stopSecond();
    expect(wire().sent.at(-1)).toEqual({ type: 'unwatch', table: TABLE });
  });

  it('shows the lobby, asks for it again after an interruption, and leaves it', () => {
    const { live, wire, welcome, tell, pass } = scripted();
    welcome();
    const leave = live.lobby.watch({ phase: 'waiting' });
    tell({ type: 'lobby', tables: [], next: 'more' });
    tell({ type: 'myTables', tables: [] });
    expect(live.lobby.page.value?.next).toBe('more');
    expect(live.lobby.mine.value).toEqual([]);
    wire().events.closed();
    pass(10_000);
    welcome();
    expect(wire().sent).toContainEqual({ type: 'lobby', filter: { phase: 'waiting' } });
    const leaveOther = live.lobby.watch({ phase: 'over' });
    leave();
    expect(wire().sent).not.toContainEqual({ type: 'leaveLobby' });
    leaveOther();
    expect(wire().sent.at(-1)).toEqual({ type: 'leaveLobby' });
  });
});
