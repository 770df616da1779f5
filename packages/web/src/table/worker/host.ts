/**
 * One table, played on this device: keeps the match, lets the bots move, stores every command before
 * it is shown. Knows games only through the registry and nothing of the page.
 */
import {
  accepted,
  createSerialQueue,
  type Match,
  markHint,
  type Result,
  recordOf,
  refusal,
  refused,
  type SerialQueue,
  submit,
  undo,
  type Viewer,
} from '@carson/engine';
import { changeBetween, type TableUpdate } from '@carson/protocol';
import type { GameRules } from '../../rules/game-rules.ts';
import { loadRules } from '../../rules/registry.ts';
import { resumeSaved } from '../guess.ts';
import type { SavedGame } from '../stored/saved-games.ts';
import { type Aloud, createAloud } from './aloud.ts';
import { botDecision, botToMove, groundsOf, hintFor, mayTakeHint, paceOfBot } from './local-bots.ts';
import { beatsOf, type Story, undoneWith, updateForList, updateOf } from './local-update.ts';
import type { Answer, News, Request, Script } from './messages.ts';
import { previewsOf } from './previews.ts';

export interface HostPorts {
  /** Resolves once the game is safely stored. */
  readonly store: (saved: SavedGame) => Promise<void>;
  readonly publish: (news: News) => void;
  readonly later: (milliseconds: number, work: () => void) => void;
  readonly now: () => number;
}

/** Milliseconds in which a bot answers, reasons included. */
const THINKING = 900;

interface Table {
  readonly rules: GameRules;
  saved: SavedGame;
  match: Match;
  viewer: Viewer;
  /** Grows with every update. */
  version: number;
  pace: number;
  /** Whether bots wait for people where all decide at once. */
  inStep: boolean;
  kept: boolean;
  isAloud: boolean;
  readonly aloud: Aloud;
  /** What the page has. */
  shown?: TableUpdate;
  /** A lesson: the bots answer what is written here, and nothing is stored. */
  script: Script | undefined;
}

export type Host = (request: Request) => Promise<Answer>;

/** What a host has: where it reaches out, its table, and the requests that wait. */
interface HostState {
  readonly ports: HostPorts;
  table?: Table;
  readonly queue: SerialQueue;
}

export function createHost(ports: HostPorts): Host {
  const host: HostState = { ports, queue: createSerialQueue() };
  return (request) => host.queue.run(() => handle(host, request));
}

async function handle(host: HostState, request: Request): Promise<Answer> {
  const { table } = host;
  if (request.type === 'open') {
    const opened = await open(request.saved, request.script);
    if (!opened.ok) return opened;
    host.table =
      table?.saved.id === request.saved.id ? { ...opened.table, ...seatOfPage(table) } : opened.table;
    publish(host.ports, host.table);
    scheduleBot(host);
    return { ok: true };
  }
  if (table === undefined) return refused(refusal('noTable'));
  return answer(host, table, request);
}

async function answer(
  host: HostState,
  table: Table,
  request: Exclude<Request, { type: 'open' }>,
): Promise<Answer> {
  switch (request.type) {
    case 'show':
      table.viewer = request.viewer;
      publish(host.ports, table);
      return { ok: true };
    case 'pace':
      table.pace = request.milliseconds;
      table.isAloud = request.aloud ?? false;
      setInStep(host, table, request.inStep);
      return { ok: true };
    case 'beats':
      return { ok: true, beats: beatsOf(table, request) };
    case 'playOn':
      table.script = undefined;
      await goOn(host, table, table.match);
      return { ok: true };
    case 'hint':
      return giveHint(host, table);
    case 'submit':
      return accept(host, table, submit(table.match, { ...request, at: host.ports.now() }));
    case 'undo':
      return accept(host, table, takeBack(table, request));
  }
}

function setInStep(host: HostState, table: Table, inStep: boolean): void {
  if (table.inStep === inStep) return;
  table.inStep = inStep;
  scheduleBot(host);
}

async function accept(host: HostState, table: Table, result: ReturnType<typeof submit>): Promise<Answer> {
  if (!result.ok) return result;
  await goOn(host, table, result.value);
  return { ok: true };
}

async function goOn(host: HostState, table: Table, match: Match): Promise<void> {
  const from = Math.min(table.match.moves, match.moves);
  table.match = match;
  await keep(host.ports, table);
  publish(host.ports, table, { beats: beatsOf(table, { from }), logFrom: from + 1 });
  scheduleBot(host);
}

async function giveHint(host: HostState, table: Table): Promise<Answer> {
  const { match, viewer: seat } = table;
  if (seat === 'spectator' || !mayTakeHint(table, seat)) {
    return refused(refusal('nothingOwed', undefined, { seat }));
  }
  const bots = await table.rules.loadBots();
  const hint = hintFor(table, seat, { bots, left: timeLeft(host.ports) });
  const marked = markHint(match, seat);
  if (marked !== match) await goOn(host, table, marked);
  return { ok: true, hint };
}

function timeLeft({ now }: HostPorts): () => number {
  const until = now() + THINKING;
  return () => until - now();
}

async function keep(ports: HostPorts, table: Table): Promise<void> {
  if (table.script !== undefined) return;
  const over = table.match.game.result(table.match.state) !== undefined;
  const now = ports.now();
  const record = recordOf(table.match);
  table.saved = { ...table.saved, changedAt: now, over, record, glance: updateForList(table, now) };
  table.kept = await ports.store(table.saved).then(
    () => true,
    () => false,
  );
}

/** Tells the page what changed, or everything where it has another viewer's update, or none. */
function publish(ports: HostPorts, table: Table, story: Story = {}): void {
  table.version++;
  const at = ports.now();
  const update = updateOf(table, story, at);
  const change = table.shown && changeBetween(table.shown, update);
  const { kept } = table;
  ports.publish(
    change === undefined
      ? { type: 'update', update: updateOf(table, { ...story, logFrom: 0 }, at), kept }
      : { type: 'change', change, kept },
  );
  table.shown = update;
  const thoughts = table.aloud.tell(table.match);
  if (thoughts !== undefined) ports.publish({ type: 'thoughts', thoughts });
  const { viewer, version, play } = update;
  if (viewer === 'spectator' || play === undefined || play.options.length === 0) return;
  const previews = previewsOf({ rules: table.rules, view: play.view, seat: viewer, options: play.options });
  ports.publish({ type: 'previews', version, previews });
}

function scheduleBot(host: HostState): void {
  const { ports, table: waiting } = host;
  if (waiting === undefined || botToMove(waiting) === undefined) return;
  const from = waiting.match;
  ports.later(paceOfBot(waiting), () => {
    host.queue.run(async () => {
      const seat = host.table === waiting && waiting.match === from ? botToMove(waiting) : undefined;
      if (seat === undefined) return;
      const bots = await waiting.rules.loadBots();
      const decision = botDecision(waiting, seat, { bots, left: timeLeft(ports) });
      if (waiting.isAloud) waiting.aloud.note(from, seat, groundsOf(decision));
      await accept(host, waiting, submit(from, { seat, command: decision.command, at: ports.now() }));
    });
  });
}

type Opened = { readonly ok: true; readonly table: Table } | Extract<Answer, { readonly ok: false }>;

async function open(saved: SavedGame, script: Script | undefined): Promise<Opened> {
  const rules = await loadRules(saved.game);
  if (rules === undefined) return refused(refusal('unknownGame', undefined, { game: saved.game }));
  const resumed = resumeSaved(rules, saved);
  if (!resumed.ok) return { ok: false, ...resumed.failure };
  return {
    ok: true,
    table: {
      rules,
      saved,
      match: resumed.match,
      viewer: 'spectator',
      version: 0,
      pace: 0,
      inStep: true,
      kept: true,
      isAloud: false,
      aloud: createAloud(),
      script,
    },
  };
}

type SeatOfPage = Pick<Table, 'viewer' | 'version' | 'pace' | 'inStep' | 'isAloud'>;

/** A game that is opened again is shown as before. */
function seatOfPage({ viewer, version, pace, inStep, isAloud }: Table): SeatOfPage {
  return { viewer, version, pace, inStep, isAloud };
}

function takeBack(
  { match, saved }: Table,
  { seat, count, advised = false }: Extract<Request, { type: 'undo' }>,
): Result<Match> {
  const back = undo(match, { seat, count, across: undoneWith(saved) });
  return back.ok && advised ? accepted(markHint(back.value, seat)) : back;
}
