/** The page's end of a table on the server. */
import type { Refusal } from '@carson/engine';
import type { Action, ChatLine, Person, TableUpdate as ServerTable } from '@carson/protocol';
import { type ReadonlySignal, signal } from '@preact/signals';
import { report } from '../shell/report.ts';
import type { Preview, TableUpdate } from '../table/messages.ts';
import type { TableLink } from '../table/table-link.ts';
import { ask } from './api.ts';
import type { Live, Outcome } from './live.ts';
import type { Previewer } from './previewer.ts';
import { shownTable } from './shown-table.ts';

export interface OnlineLink extends TableLink {
  /** Everything about the table that is not the game itself. */
  readonly table: ReadonlySignal<ServerTable | undefined>;
  readonly people: ReadonlySignal<readonly Person[]>;
  readonly lines: ReadonlySignal<readonly ChatLine[]>;
  /** Why there is no table to be seen. */
  readonly failure: ReadonlySignal<Refusal | undefined>;
  readonly act: (action: Action) => Promise<Outcome>;
  readonly say: (text: string) => Promise<Outcome>;
  /** The lines as they are to be read now: somebody was muted. */
  readonly readAgain: () => Promise<void>;
}

export interface OnlineLinkPorts {
  readonly live: Live;
  readonly previewer: Previewer;
  /** How a new update reaches the screen: at once, or animated. */
  readonly settle: (apply: () => void) => void;
}

export function linkToServer(id: string, { live, previewer, settle }: OnlineLinkPorts): OnlineLink {
  const update = signal<TableUpdate | undefined>(undefined);
  const table = signal<ServerTable | undefined>(undefined);
  const people = signal<readonly Person[]>([]);
  const lines = signal<readonly ChatLine[]>([]);
  const failure = signal<Refusal | undefined>(undefined);

  const show = async (latest: ServerTable): Promise<void> => {
    failure.value = undefined;
    table.value = latest;
    const previews = await previewsOf(latest);
    // A newer one may have come while the previews were made.
    if (table.peek() !== latest) return;
    const shown = shownTable(latest, previews);
    const apply = (): void => {
      update.value = shown;
    };
    if (shown?.moves === update.peek()?.moves) apply();
    else settle(apply);
  };

  const previewsOf = ({
    game,
    viewer,
    play,
  }: ServerTable): Promise<readonly Preview[]> | readonly Preview[] =>
    viewer === 'spectator' || play === undefined || play.options.length === 0
      ? []
      : previewer.previews({ game, view: play.view, seat: viewer, options: play.options });

  const readAgain = async (): Promise<void> => {
    const read = await ask('chat', { params: { table: id } });
    if (read.ok) lines.value = read.value.lines;
  };

  const stop = live.watch(id, {
    updated: (latest) => void show(latest),
    present: (now) => {
      people.value = now;
    },
    said: (more) => {
      const known = new Set(lines.peek().map((line) => line.id));
      lines.value = [...lines.peek(), ...more.filter((line) => !known.has(line.id))];
    },
    refused: (reason) => {
      failure.value = reason;
    },
    resumed: () => void readAgain(),
  });

  const act = (action: Action): Promise<Outcome> => live.act(id, action);
  return {
    update,
    table,
    people,
    lines,
    failure,
    act,
    say: (text) => live.say(id, text),
    readAgain,
    submit: ({ decision, command }) => act({ type: 'move', decision: decision ?? 0, command }),
    undo: (_seat, count) => act({ type: 'undo', count }),
    past: async (moves) => {
      const past = await ask('pastView', { params: { table: id, moves: String(moves) } });
      report(past);
      return past.ok ? past.value.view : undefined;
    },
    close: () => {
      stop();
      previewer.close();
    },
  };
}
