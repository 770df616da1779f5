/** The page's live connection to a server that says what a test has it say. */
import type { ClientMessage, ServerMessage } from '@carson/protocol';
import { createLive } from '../src/online/connection/live.ts';
import type { Live, WireEvents } from '../src/online/connection/live-contract.ts';
import { handClock } from './hand-clock.ts';

const ANN = { id: 'ann-ann-ann-ann-a', name: 'Ann', kind: 'visitor' } as const;

interface SentWire {
  readonly events: WireEvents;
  readonly sent: ClientMessage[];
  isClosed: boolean;
}

/** Time stands still until the test lets it run. */
export function scripted() {
  const wires: SentWire[] = [];
  const clock = handClock(1_000);
  let ids = 0;
  const live: Live = createLive({
    open: (events) => {
      const wire: SentWire = { events, sent: [], isClosed: false };
      wires.push(wire);
      return {
        send: (text) => wire.sent.push(JSON.parse(text)),
        close: () => {
          wire.isClosed = true;
        },
      };
    },
    later: clock.later,
    newId: () => `command-${++ids}`,
    now: clock.now,
    chance: () => 1,
  });
  const wire = (): SentWire => {
    const last = wires.at(-1);
    if (last === undefined) throw new Error('no wire was opened');
    return last;
  };
  return {
    live,
    wires,
    wire,
    tell: (message: ServerMessage) => wire().events.received(JSON.stringify(message)),
    welcome: () => wire().events.received(JSON.stringify({ type: 'welcome', me: ANN, at: clock.now() })),
    pass: clock.pass,
  };
}
