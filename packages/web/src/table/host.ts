/**
 * One table, played on this device: keeps the match, lets the bots move, stores every command before
 * it is shown. Knows games only through the registry and nothing of the page.
 */
import type { Bot, BotQuestion, Reason } from '@carson/bots';
import { chanceOf, isThinker } from '@carson/bots/at-table';
import { DAILY_BUDGET } from '@carson/bots/daily';
import {
  accepted,
  type Beat,
  beatsFor,
  type GameCommand,
  isAhead,
  type Match,
  markHint,
  questionTo,
  type Random,
  type Result,
  recordOf,
  refusal,
  seedRandom,
  showMatch,
  submit,
  undo,
  type Viewer,
} from '@carson/engine';
import { changeBetween, type TableUpdate } from '@carson/protocol';
import type { GameRules } from '../rules/game-rules.ts';
import type { Occupant } from '../rules/occupants.ts';
import { loadRules } from '../rules/registry.ts';
import { resumeSaved } from './guess.ts';
import type { Answer, News, Request, Script } from './messages.ts';
import { previewsOf } from './previews.ts';
import type { SavedGame } from './saved-games.ts';
import { isScriptOver, scriptedCommand } from './script.ts';

export interface HostPorts {
  /** Resolves once the game is safely stored. */
  readonly store: (saved: SavedGame) => Promise<void>;
  readonly publish: (news: News) => void;
  readonly later: (milliseconds: number, work: () => void) => void;
  /** The time in milliseconds. */
  readonly now: () => number;
}

/** Milliseconds after which whoever still thinks answers with the best found so far. */
const THINKING = 900;

/** Milliseconds before a bot's sealed answer: enough for the move before it to have come to rest on the screen. */
const SEALED_PACE = 300;

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
  /** What the page has. */
  shown?: TableUpdate;
  /** A lesson: the bots answer what is written here, and nothing is stored. */
  script: Script | undefined;
}

export type Host = (request: Request) => Promise<Answer>;

export function createHost(ports: HostPorts): Host {
  let table: Table | undefined;
  /** One request at a time, in the order they came. */
  let queue: Promise<unknown> = Promise.resolve();

  const handle = async (request: Request): Promise<Answer> => {
    if (request.type === 'open') {
      const opened = await open(request.saved, request.script);
      if (!opened.ok) return opened.answer;
      table = table?.saved.id === request.saved.id ? { ...opened.table, ...seatOfPage(table) } : opened.table;
      publish(table);
      scheduleBot();
      return { ok: true };
    }
    if (table === undefined) return { ok: false, refusal: refusal('noTable') };
    return answer(table, request);
  };

  const answer = async (table: Table, request: Exclude<Request, { type: 'open' }>): Promise<Answer> => {
    switch (request.type) {
      case 'show':
        table.viewer = request.viewer;
        publish(table);
        return { ok: true };
      case 'pace':
        table.pace = request.milliseconds;
        setInStep(table, request.inStep);
        return { ok: true };
      case 'beats':
        return { ok: true, beats: beatsOf(table, request) };
      case 'playOn':
        table.script = undefined;
        await goOn(table, table.match);
        return { ok: true };
      case 'hint':
        return giveHint(table);
      case 'submit':
        return accept(table, submit(table.match, { ...request, at: ports.now() }));
      case 'undo':
        return accept(table, takeBack(table, request));
    }
  };

  const setInStep = (table: Table, inStep: boolean): void => {
    if (table.inStep === inStep) return;
    table.inStep = inStep;
    scheduleBot();
  };

  const accept = async (table: Table, result: ReturnType<typeof submit>): Promise<Answer> => {
    if (!result.ok) return { ok: false, refusal: result.refusal };
    await goOn(table, result.value);
    return { ok: true };
  };

  const goOn = async (table: Table, match: Match): Promise<void> => {
    const from = Math.min(table.match.moves, match.moves);
    table.match = match;
    await keep(table);
    publish(table, { beats: beatsOf(table, { from }), logFrom: from + 1 });
    scheduleBot();
  };

  const giveHint = async (table: Table): Promise<Answer> => {
    const { match, viewer: seat } = table;
    if (seat === 'spectator' || !mayTakeHint(table, seat)) {
      return { ok: false, refusal: refusal('nothingOwed', undefined, { seat }) };
    }
    const bots = await table.rules.loadBots();
    const hint = hintFor(table, seat, { bots, stop: deadline() });
    const marked = markHint(match, seat);
    if (marked !== match) await goOn(table, marked);
    return { ok: true, hint };
  };

  const deadline = (): (() => boolean) => {
    const until = ports.now() + THINKING;
    return () => ports.now() >= until;
  };

  const keep = async (table: Table): Promise<void> => {
    if (table.script !== undefined) return;
    const over = table.match.game.result(table.match.state) !== undefined;
    const now = ports.now();
    const record = recordOf(table.match);
    table.saved = { ...table.saved, changedAt: now, over, record, glance: glanceAt(table, now) };
    table.kept = await ports.store(table.saved).then(
      () => true,
      () => false,
    );
  };

  /** Tells the page what changed, or everything where it has another viewer's update, or none. */
  const publish = (table: Table, story: Story = {}): void => {
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
    const { game, viewer, version, play } = { ...update, game: table.match.game };
    if (viewer === 'spectator' || play === undefined || play.options.length === 0) return;
    const previews = previewsOf({ game, view: play.view, seat: viewer, options: play.options });
    ports.publish({ type: 'previews', version, previews });
  };

  const scheduleBot = (): void => {
    const waiting = table;
    if (waiting === undefined || botToMove(waiting) === undefined) return;
    const from = waiting.match;
    ports.later(paceOfBot(waiting), () => {
      enqueue(async () => {
        const seat = table === waiting && waiting.match === from ? botToMove(waiting) : undefined;
        if (seat === undefined) return;
        const bots = await waiting.rules.loadBots();
        const command = botCommand(waiting, seat, { bots, stop: deadline() });
        await accept(waiting, submit(from, { seat, command, at: ports.now() }));
      });
    });
  };

  const enqueue = <T>(work: () => Promise<T>): Promise<T> => {
    const done = queue.then(work);
    queue = done.catch(() => undefined);
    return done;
  };

  return (request) => enqueue(() => handle(request));
}

type Opened = { readonly ok: true; readonly table: Table } | { readonly ok: false; readonly answer: Answer };

async function open(saved: SavedGame, script: Script | undefined): Promise<Opened> {
  const rules = await loadRules(saved.game);
  if (rules === undefined) {
    return {
      ok: false,
      answer: { ok: false, refusal: refusal('unknownGame', undefined, { game: saved.game }) },
    };
  }
  const resumed = resumeSaved(rules, saved);
  if (!resumed.ok) return { ok: false, answer: { ok: false, ...resumed.failure } };
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
      script,
    },
  };
}

type SeatOfPage = Pick<Table, 'viewer' | 'version' | 'pace' | 'inStep'>;

/** A game that is opened again is shown as before. */
function seatOfPage({ viewer, version, pace, inStep }: Table): SeatOfPage {
  return { viewer, version, pace, inStep };
}

function botToMove({ match, saved, script, inStep }: Table): number | undefined {
  const owed = match.game.owed(match.state);
  const isPerson = (seat: number): boolean => saved.occupants[seat]?.kind === 'person';
  const waits = inStep && script === undefined;
  return owed.find(
    (one) =>
      saved.occupants[one.seat]?.kind === 'bot' &&
      !isScriptOver(script, match, one.seat) &&
      !(waits && isAhead(one, owed, isPerson)),
  )?.seat;
}

/** While others still owe a sealed answer, a bot's one shows nothing that people would want to follow. */
function paceOfBot({ match, pace }: Table): number {
  const isSealed = match.game.owed(match.state).length > 1;
  return isSealed ? Math.min(pace, SEALED_PACE) : pace;
}

interface Thinking {
  readonly bots: readonly Bot[];
  readonly stop: () => boolean;
}

function botCommand(table: Table, seat: number, { bots, stop }: Thinking): GameCommand {
  const { match, saved, script } = table;
  const written = scriptedCommand(script, match, seat);
  if (written !== undefined) return written;
  const occupant = saved.occupants[seat];
  const bot = occupant?.kind === 'bot' ? bots.find(({ id }) => id === occupant.bot) : undefined;
  if (bot === undefined) throw new Error(`no bot can play seat ${seat}`);
  const random = chanceOf({ seed: match.seed, seat, moves: match.moves });
  const question = questionFor(match, seat, random);
  try {
    return bot.decide(question, saved.daily === undefined ? { stop } : DAILY_BUDGET);
  } catch (problem) {
    // A fault in a bot must not hold up the table for good: the first option does.
    console.error(problem);
    const [first] = question.options;
    if (first === undefined) throw problem;
    return first;
  }
}

function questionFor(match: Match, seat: number, random: Random): BotQuestion {
  return { game: match.game, ...questionTo(match, seat), random };
}

function takeBack(
  { match, saved }: Table,
  { seat, count, advised = false }: Extract<Request, { type: 'undo' }>,
): Result<Match> {
  const back = undo(match, { seat, count, across: answersBack(saved) });
  return back.ok && advised ? accepted(markHint(back.value, seat)) : back;
}

/** Bots do not mind answering again where only one person plays; with others at the table their answers stand. */
function answersBack({ occupants }: SavedGame): (seat: number) => boolean {
  const people = occupants.filter(({ kind }) => kind === 'person').length;
  return (seat) => people === 1 && occupants[seat]?.kind !== 'person';
}

function mayTakeHint({ match, saved }: Table, seat: number): boolean {
  return saved.occupants[seat]?.kind === 'person' && match.game.options(match.state, seat).length > 0;
}

/** What the best of the bots would think in this seat. Its chance is not the game's: a hint can tell no secret. */
function hintFor({ match }: Table, seat: number, { bots, stop }: Thinking): readonly Reason[] {
  const best = bots.findLast(isThinker);
  if (best === undefined) throw new Error(`nobody can give hints for ${match.game.id}`);
  return best.think(questionFor(match, seat, seedRandom('hint')), { stop }).reasons;
}

interface StoryPart {
  readonly from: number;
  readonly to?: number;
  /** With whose eyes; anyone's once the game is over. */
  readonly viewer?: Viewer;
}

function beatsOf(
  { match, viewer }: Table,
  { viewer: wanted = viewer, ...range }: StoryPart,
): readonly Beat[] {
  const isOver = match.game.result(match.state) !== undefined;
  return beatsFor(match, [isOver ? wanted : viewer], range)[0] ?? [];
}

/** What happened since the last update: its beats, and how much of the log was there before. */
interface Story {
  readonly beats?: readonly Beat[];
  readonly logFrom?: number;
}

/** As a server would show it: somebody sits on each seat, or plays it. */
function updateOf({ match, viewer, saved, version }: Table, story: Story, at: number): TableUpdate {
  const isOpen = match.game.result(match.state) === undefined;
  return {
    table: saved.id,
    version,
    at,
    game: match.game.id,
    gameOptions: match.options,
    access: 'link',
    clock: { kind: 'none' },
    phase: isOpen ? 'playing' : 'over',
    host: saved.id,
    seats: saved.occupants.map(seatOf),
    viewer,
    imported: false,
    play: showMatch(match, { viewer, isOpen, ...story, across: answersBack(saved) }),
    clocks: [],
    votes: [],
    createdAt: saved.startedAt,
  };
}

/** What a list needs to draw the table and to say what is asked: of the options one of each type will do. */
function glanceAt(table: Table, at: number): TableUpdate {
  const { play, ...update } = updateOf(table, {}, at);
  if (play === undefined) return update;
  const types = new Map(play.options.map((option) => [option.type, option]));
  return { ...update, play: { ...play, options: [...types.values()], log: { from: 0, entries: [] } } };
}

function seatOf(occupant: Occupant, at: number): TableUpdate['seats'][number] {
  switch (occupant.kind) {
    case 'person':
      return {
        plan: { kind: 'open' },
        person: { id: `seat-${at}`, name: occupant.name, kind: 'visitor' },
      };
    case 'bot':
      return { plan: { kind: 'bot', bot: occupant.bot } };
    case 'virtual':
      return { plan: { kind: 'virtual' } };
  }
}
