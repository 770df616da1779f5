import type { Refusal } from '@carson/engine';
import {
  type Action,
  type Beat,
  type ChatLine,
  LIMITS,
  type Person,
  type TableUpdate,
} from '@carson/protocol';
import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { TableLink } from '../../table/table-link.ts';
import type { Preview } from '../../table/worker/previews.ts';
import { ask } from './api.ts';
import type { Live, Outcome, Watcher } from './live-contract.ts';
import type { Previewer } from './previewer.ts';
import { askOrReport } from './report.ts';

export interface OnlineLink extends TableLink {
  readonly people: ReadonlySignal<readonly Person[]>;
  readonly lines: ReadonlySignal<readonly ChatLine[]>;
  /** Why there is no table to be seen. */
  readonly failure: ReadonlySignal<Refusal | undefined>;
  /** Grows whenever the queued answers may have changed. */
  readonly queuedNews: ReadonlySignal<number>;
  readonly act: (action: Action) => Promise<Outcome>;
  readonly say: (text: string) => Promise<Outcome>;
  /** Shows the lines again after a person was muted or unmuted. */
  readonly readAgain: () => Promise<void>;
}

export interface OnlineLinkPorts {
  readonly live: Live;
  readonly previewer: Previewer;
}

interface LinkState extends OnlineLinkPorts {
  readonly id: string;
  readonly update: Signal<TableUpdate | undefined>;
  readonly previews: Signal<readonly Preview[]>;
  readonly people: Signal<readonly Person[]>;
  readonly lines: Signal<readonly ChatLine[]>;
  readonly failure: Signal<Refusal | undefined>;
  readonly queuedNews: Signal<number>;
}

export function linkToServer(id: string, ports: OnlineLinkPorts): OnlineLink {
  const { live, previewer } = ports;
  const shown = {
    update: signal<TableUpdate | undefined>(undefined),
    previews: signal<readonly Preview[]>([]),
    people: signal<readonly Person[]>([]),
    lines: signal<readonly ChatLine[]>([]),
    failure: signal<Refusal | undefined>(undefined),
    queuedNews: signal(0),
  };
  const state: LinkState = { id, ...ports, ...shown };
  const stop = live.watch(id, watcherOf(state));
  const act = (action: Action): Promise<Outcome> => live.act(id, action);
  return {
    ...shown,
    kept: signal(true),
    act,
    say: (text) => live.say(id, text),
    readAgain: () => readAgain(state),
    submit: ({ decision, command }) => act({ type: 'move', decision: decision ?? 0, command }),
    undo: (_seat, count) => act({ type: 'undo', count }),
    beats: (from, to, viewer) => {
      const isAnother = typeof viewer === 'number' && viewer !== shown.update.peek()?.viewer;
      return beatsFrom({ table: id, from, to }, isAnother ? { seat: String(viewer) } : {});
    },
    close: () => {
      stop();
      previewer.close();
    },
  };
}

function watcherOf(state: LinkState): Watcher {
  const { people, lines, failure, queuedNews } = state;
  return {
    updated: (latest) => show(state, latest),
    present: (now) => {
      people.value = now;
    },
    said: (more) => {
      lines.value = withNew(lines.peek(), more);
    },
    refused: (reason) => {
      failure.value = reason;
    },
    queued: () => {
      queuedNews.value++;
    },
    resumed: () => {
      queuedNews.value++;
      void readAgain(state);
    },
  };
}

/** Previews are computed after the page is drawn, so that a quick decision need not wait for them. */
function show({ update, previews, failure, previewer }: LinkState, latest: TableUpdate): void {
  batch(() => {
    failure.value = undefined;
    update.value = latest;
    previews.value = [];
  });
  void previewsOf(latest, previewer).then((made) => {
    if (update.peek() === latest) previews.value = made;
  });
}

async function readAgain({ id, lines }: LinkState): Promise<void> {
  const read = await ask('chat', { params: { table: id } });
  if (read.ok) lines.value = read.value.lines;
}

/** Returns what each option of the viewer leads to; nothing where the viewer is not asked. */
async function previewsOf(
  { game, viewer, play }: TableUpdate,
  previewer: Previewer,
): Promise<readonly Preview[]> {
  if (viewer === 'spectator' || play === undefined || play.options.length === 0) return [];
  return previewer.ask({ game, view: play.view, seat: viewer, options: play.options });
}

function withNew(known: readonly ChatLine[], more: readonly ChatLine[]): readonly ChatLine[] {
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...more.filter(({ id }) => !ids.has(id))];
}

interface MovesAsked {
  readonly table: string;
  readonly from: number;
  readonly to: number;
}

/** Asks the server for the beats of some moves, in as many requests as it takes. */
async function beatsFrom(
  { table, from, to }: MovesAsked,
  query: { readonly seat?: string },
): Promise<readonly Beat[]> {
  const upTo = Math.min(to, from + LIMITS.movesTold);
  const told = await askOrReport('beats', { params: { table, from: String(from), to: String(upTo) }, query });
  if (told === undefined) return [];
  const { beats } = told;
  return upTo === to ? beats : [...beats, ...(await beatsFrom({ table, from: upTo, to }, query))];
}
