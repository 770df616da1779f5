/** A table as it is planned, listed and acted upon. */
import type { GameCommand } from '@carson/engine';
import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import { PersonSchema } from './people.ts';
import {
  CommandIdSchema,
  count,
  IdSchema,
  list,
  MoveIndexSchema,
  matching,
  moment,
  SeatNumberSchema,
  shortList,
  whole,
} from './shapes.ts';

export const GameIdSchema = matching(/^[a-z][a-z-]{0,31}$/, 'the id of a game');
const BotIdSchema = matching(/^[A-Za-z][A-Za-z0-9-]{0,31}$/, 'the id of a bot');

/** Who is meant to sit on a seat. */
export const SeatPlanSchema = v.variant('kind', [
  /** Anyone, first come, first served. */
  v.strictObject({ kind: v.literal('open') }),
  /** Anyone with the seat's invitation. */
  v.strictObject({ kind: v.literal('invited') }),
  v.strictObject({ kind: v.literal('bot'), bot: BotIdSchema }),
  /** Played by the rules of the game itself, as its options say. */
  v.strictObject({ kind: v.literal('virtual') }),
]);

export const ClockPlanSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  /** Seconds for all decisions of a seat together, and seconds added after each. */
  v.strictObject({
    kind: v.literal('live'),
    bank: whole([30, 86_400]),
    increment: whole([0, 3_600]),
  }),
  /** Days for each decision, and what the players have agreed on besides. */
  v.strictObject({
    kind: v.literal('days'),
    days: whole([1, 30]),
    /** Days of vacation per seat, in which its clock stands; left out, there are none. */
    vacation: v.exactOptional(whole([1, LIMITS.vacation])),
    /** Time that would run out in a player's quiet hours runs out when these are over. */
    quietHours: v.exactOptional(v.literal(true)),
  }),
]);

/** Public tables are listed; the others are found only by their address. */
export const AccessSchema = v.picklist(['public', 'link']);

/** Where all act at once: bots wait for people after each move, as where nothing is said, or go at their own speed. */
export const BotPaceSchema = v.picklist(['inStep', 'own']);

export const TablePlanSchema = v.strictObject({
  game: GameIdSchema,
  /** As the game itself defines them. */
  options: v.unknown(),
  seats: shortList(SeatPlanSchema, [1, LIMITS.seats]),
  access: AccessSchema,
  clock: ClockPlanSchema,
  botPace: v.exactOptional(BotPaceSchema),
});

export const PhaseSchema = v.picklist(['waiting', 'playing', 'over', 'cancelled']);

/** How a table came to its end without a result. */
export const EndingSchema = v.picklist([
  /** The host closed it before it began. */
  'cancelled',
  /** It was not started in time. */
  'expired',
  /** All players left. */
  'left',
  /** The players voted for it. */
  'voted',
  /** No one was there to answer or to vote. */
  'abandoned',
  /** It could no longer be replayed, and its people closed it. */
  'closed',
]);

/** Why a stored game cannot go on: a move that today's rules do not allow, or that does not follow. */
export const BrokenSchema = v.object({
  /** Index of that move; -1 where the game cannot even be set up. */
  move: MoveIndexSchema,
  /** The code of a refusal. */
  why: v.string(),
});

/**
 * What the others want when a player stays away: more patience, another person on the seat (a bot plays until they
 * come), a bot, or an end.
 */
export const VoteChoiceSchema = v.picklist(['wait', 'offer', 'bot', 'end']);

/** A command or an event of a game: its type, and the members that the game adds. */
export const GameCommandSchema: v.GenericSchema<unknown, GameCommand> = v.looseObject({
  type: v.pipe(v.string(), v.maxLength(64)),
});

export const ActionSchema = v.variant('type', [
  v.strictObject({
    type: v.literal('join'),
    seat: v.exactOptional(SeatNumberSchema),
    invitation: v.exactOptional(v.pipe(v.string(), v.maxLength(64))),
  }),
  v.strictObject({ type: v.literal('leave') }),
  v.strictObject({ type: v.literal('plan'), seat: SeatNumberSchema, plan: SeatPlanSchema }),
  /** Another plan for the whole table: people who sit there keep a seat. */
  v.strictObject({ type: v.literal('replan'), plan: TablePlanSchema }),
  /** The host removes a person from a seat. */
  v.strictObject({ type: v.literal('remove'), seat: SeatNumberSchema }),
  v.strictObject({ type: v.literal('start') }),
  v.strictObject({ type: v.literal('cancel') }),
  /** The answer to a decision that was asked with the last view. */
  v.strictObject({ type: v.literal('move'), decision: count, command: GameCommandSchema }),
  v.strictObject({ type: v.literal('undo'), count: whole([1, 1_000]) }),
  /** Without a clock: a player has been silent for long, and the others want to decide. */
  v.strictObject({ type: v.literal('callVote'), seat: SeatNumberSchema }),
  v.strictObject({ type: v.literal('vote'), seat: SeatNumberSchema, choice: VoteChoiceSchema }),
  v.strictObject({ type: v.literal('reclaim') }),
  /** Lets people take over a seat that a bot plays for a player who stayed away. They do so by `join`. */
  v.strictObject({ type: v.literal('offer'), seat: SeatNumberSchema }),
  /** Of a game that can no longer be replayed: its people end it, and then may delete it. */
  v.strictObject({ type: v.literal('close') }),
  v.strictObject({ type: v.literal('delete') }),
]);

export const ActionRequestSchema = v.strictObject({ id: CommandIdSchema, action: ActionSchema });

export const SummarySeatSchema = v.object({
  plan: SeatPlanSchema,
  person: v.exactOptional(PersonSchema),
  /** The bot that plays for a player who stayed away. */
  standIn: v.exactOptional(v.string()),
  /** Kept for this person. */
  reservedFor: v.exactOptional(PersonSchema),
  /** Anyone may take it over. */
  offered: v.exactOptional(v.literal(true)),
  /** On vacation until then: the clock of the seat stands. */
  awayUntil: v.exactOptional(moment),
});

const AwaitedSchema = v.object({
  seat: SeatNumberSchema,
  since: moment,
  until: v.exactOptional(moment),
});

export const TableSummarySchema = v.object({
  table: IdSchema,
  game: v.string(),
  phase: PhaseSchema,
  access: AccessSchema,
  clock: ClockPlanSchema,
  host: IdSchema,
  seats: list(SummarySeatSchema),
  moves: count,
  /** Seats that owe a decision. */
  owing: list(SeatNumberSchema),
  /** Seats that may vote about a missing player, and have not. */
  voting: list(SeatNumberSchema),
  /** Whom the game waits for, since when, and until when, if there is a clock. */
  awaited: v.exactOptional(list(AwaitedSchema)),
  /** The game can no longer be replayed. */
  broken: v.exactOptional(BrokenSchema),
  createdAt: moment,
  changedAt: moment,
});

export const TableFilterSchema = v.strictObject({
  game: v.exactOptional(GameIdSchema),
  phase: v.exactOptional(v.picklist(['waiting', 'playing', 'over'])),
  clock: v.exactOptional(v.picklist(['none', 'live', 'days'])),
  /** Only tables with a free seat that anyone may take. */
  free: v.exactOptional(v.literal('yes')),
  /** For the next page: `next` of the page before. */
  after: v.exactOptional(matching(/^\d{1,6}-\d{1,15}-[\w-]{1,64}$/, 'a place in the list')),
});

/** What is looked for in the lobby; later pages are asked for one by one. */
export const LobbyFilterSchema = v.omit(TableFilterSchema, ['after']);

export const GameInfoSchema = v.object({
  game: v.string(),
  rules: v.number(),
  /** The weakest first. */
  bots: list(v.string()),
});

export type BotPace = v.InferOutput<typeof BotPaceSchema>;
export type SeatPlan = v.InferOutput<typeof SeatPlanSchema>;
export type ClockPlan = v.InferOutput<typeof ClockPlanSchema>;
export type TablePlan = v.InferOutput<typeof TablePlanSchema>;
export type Phase = v.InferOutput<typeof PhaseSchema>;
export type Broken = v.InferOutput<typeof BrokenSchema>;
export type Ending = v.InferOutput<typeof EndingSchema>;
export type VoteChoice = v.InferOutput<typeof VoteChoiceSchema>;
export type Action = v.InferOutput<typeof ActionSchema>;
export type ActionRequest = v.InferOutput<typeof ActionRequestSchema>;
export type SummarySeat = v.InferOutput<typeof SummarySeatSchema>;
export type TableSummary = v.InferOutput<typeof TableSummarySchema>;
export type TableFilter = v.InferOutput<typeof TableFilterSchema>;
export type LobbyFilter = v.InferOutput<typeof LobbyFilterSchema>;
export type GameInfo = v.InferOutput<typeof GameInfoSchema>;
