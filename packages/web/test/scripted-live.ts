/** The page's live connection to a server that says what a test has it say. */
import type { ClientMessage, ServerMessage } from '@carson/protocol';
import { createLive } from '../src/online/connection/live.ts';
import type { Live, WireEvents } from '../src/online/connection/live-contract.ts';
import { handClock } from './hand-clock.ts';

const ANN = { id: 'ann-ann-ann-ann-a', name: 'Ann', kind: 'visitor' } as const;

interface Line {
  readonly events: WireEvents;
  readonly sent: ClientMessage[];
  isClosed: boolean;
}

/** Time stands still until the test lets it run. */
export function scripted() {
  const lines: Line[] = [];
  const clock = handClock(1_000);
  let ids = 0;
  const live: Live = createLive({
    open: (events) => {
      const line: Line = { events, sent: [], isClosed: false };
      lines.push(line);
      return {
        send: (text) => line.sent.push(JSON.parse(text)),
        close: () => {
          line.isClosed = true;
        },
      };
    },
    later: clock.later,
    newId: () => `command-${++ids}`,
    now: clock.now,
    chance: () => 1,
  });
  const line = (): Line => {
    const last = lines.at(-1);
    if (last === undefined) throw new Error('no line was opened');
    return last;
  };
  return {
    live,
    lines,
    line,
    tell: (message: ServerMessage) => line().events.received(JSON.stringify(message)),
    welcome: () => line().events.received(JSON.stringify({ type: 'welcome', me: ANN, at: clock.now() })),
    pass: clock.pass,
  };
}
