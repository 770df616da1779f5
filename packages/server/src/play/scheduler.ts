/**
 * Does what no request triggers: moves of bots, and clocks that run out. One process looks after each table; if two
 * briefly believe they do, the second one's answer is a repetition of a command already carried out.
 */
import { chanceOf } from '@carson/bots';
import { type GameCommand, type Owed, questionTo, refusal, refused } from '@carson/engine';
import type { TablesStore } from '../storage/tables-store.ts';
import { decideForBot } from '../tables/decide.ts';
import { decideDue } from '../tables/decide-time.ts';
import { botOn, owedByBots, owedByBotsNow, type Table } from '../tables/table.ts';
import type { Time } from '../time.ts';
import type { BotPool } from '../workers/bot-pool.ts';
import type { Owner } from '../workers/fair-queue.ts';
import { forEachSettled } from './for-each-settled.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import type { TimeOff } from './time-off.ts';

export interface SchedulerPorts {
  readonly rooms: Rooms;
  readonly store: TablesStore;
  readonly bots: BotPool;
  /** Left out, there is no vacation. */
  readonly timeOff?: Pick<TimeOff, 'settle' | 'quietHoursEnds'>;
  readonly time: Time;
  readonly isResponsibleFor: (table: string) => boolean;
  /** Whether a person is looking at the table. */
  readonly isAttended: (table: string) => boolean;
  /** Whom the thinking for a table is charged to. */
  readonly ownerOf: (table: Table) => Owner;
  /** Milliseconds before a bot answers in the open, so that people can follow. */
  readonly botPause: number;
  readonly botFailed: (problem: unknown) => void;
}

export interface Scheduler {
  /** Lets the bots of this table think, if some owe an answer. */
  askBots(room: Room): void;
  /** Wakes every table of ours on which a bot owes an answer. */
  askAllBots(): Promise<void>;
  /** Looks for clocks that have run out. */
  checkClocks(): Promise<void>;
  stop(): void;
}

interface SchedulerState extends SchedulerPorts {
  /** Questions under way. */
  readonly asked: Set<string>;
  isStopped: boolean;
}

export function createScheduler(ports: SchedulerPorts): Scheduler {
  const state: SchedulerState = { ...ports, asked: new Set(), isStopped: false };
  const { store, time } = ports;
  return {
    askBots: (room) => askBots(state, room),
    async askAllBots() {
      await forEachSettled(await store.withBotsOwing(), async (id) => {
        const room = await ownRoom(state, id);
        if (room !== undefined) askBots(state, room);
      });
    },
    async checkClocks() {
      await forEachSettled(await store.due(time.now()), async (id) => {
        const room = await ownRoom(state, id);
        if (room !== undefined) await checkClock(state, room);
      });
    },
    stop: () => {
      state.isStopped = true;
    },
  };
}

/** The room of a table that this process looks after. */
async function ownRoom(
  { rooms, isResponsibleFor, isStopped }: SchedulerState,
  id: string,
): Promise<Room | undefined> {
  return isResponsibleFor(id) && !isStopped ? rooms.get(id) : undefined;
}

async function checkClock({ timeOff }: SchedulerState, room: Room): Promise<void> {
  await timeOff?.settle(room);
  const quietHoursEnd = await timeOff?.quietHoursEnds(room);
  const { version } = room.table();
  await room.ask({
    commandId: `clock:${version}`,
    decide: (table, at) => decideDue(table, at, quietHoursEnd),
  });
}

function askBots(state: SchedulerState, room: Room): void {
  const { isStopped, isResponsibleFor, isAttended, asked, rooms, time, botFailed } = state;
  const table = room.table();
  const owed = owedByBotsNow(table);
  if (isStopped || owed.length === 0 || !isResponsibleFor(room.id) || !isAttended(room.id)) return;
  const pause = ownsTheFloor(table) ? state.botPause : 0;
  for (const question of owed) {
    const key = `${room.id}/${question.seat}/${question.decision}`;
    if (asked.has(key)) continue;
    asked.add(key);
    const release = rooms.hold(room.id);
    const finish = (): void => {
      asked.delete(key);
      release();
      askBots(state, room);
    };
    time.later(pause, () => {
      think(state, room, question).then(finish, (problem) => {
        botFailed(problem);
        // The database did not take the answer; ask again when it may be back.
        time.later(1_000, finish);
      });
    });
  }
}

async function think(state: SchedulerState, room: Room, owed: Owed): Promise<void> {
  const { seat, decision, onTimeout } = owed;
  const table = room.table();
  const question = questionFor(table, seat, decision);
  if (question === undefined) return;
  const chosen: GameCommand | undefined = await state.bots
    .ask(state.ownerOf(table), question)
    .catch((problem) => {
      state.botFailed(problem);
      return undefined;
    });
  // A bot that gives no answer, or an illegal one, must not block the table.
  for (const [attempt, command] of [chosen, onTimeout, question.options[0]].entries()) {
    if (state.isStopped || command === undefined) continue;
    const answered = await room.ask({
      commandId: `bot:${table.version}:${seat}:${attempt}`,
      decide: (now, at) =>
        isLaterThan(now, table)
          ? decideForBot(now, { seat, decision, command, at, isFallback: attempt > 0 })
          : refused(refusal('decisionClosed', undefined, { decision })),
    });
    const now = room.table();
    const isAsked = isLaterThan(now, table) && questionFor(now, seat, decision) !== undefined;
    if (answered.ok || !isAsked) return;
    state.botFailed(new Error(`a bot’s answer is refused: ${answered.refusal.code}`));
  }
}

/** While people still owe an answer too, a bot's answer reveals nothing: it need not wait. */
function ownsTheFloor(table: Table): boolean {
  const { match } = table;
  return match !== undefined && match.game.owed(match.state).length === 1;
}

/** Whether the game has only gone on since then: a question that was taken back is asked again. */
function isLaterThan({ match: now }: Table, { match: then }: Table): boolean {
  let step = now?.last;
  while (step !== undefined && step.index >= (then?.moves ?? 0)) step = step.previous;
  return step === then?.last;
}

function questionFor(table: Table, seat: number, decision: number) {
  const { match } = table;
  const bot = botOn(table.seats[seat]);
  const isOpen = owedByBots(table).some((owed) => owed.seat === seat && owed.decision === decision);
  if (match === undefined || bot === undefined || !isOpen) return undefined;
  return {
    game: match.game.id,
    bot,
    ...questionTo(match, seat),
    // The same in every process, so that two schedulers would give the same answer.
    random: chanceOf({ seed: match.seed, seat, moves: match.moves }),
  };
}
