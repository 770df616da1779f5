/** A table as one viewer may see it. Updates replace one another; only the log is sent in pieces. */
import type { Beat, LogEntry, Play } from '@carson/engine';
import * as v from 'valibot';
import { count, IdSchema, list, MoveIndexSchema, moment, SeatNumberSchema } from './shapes.ts';
import {
  AccessSchema,
  BotPaceSchema,
  BrokenSchema,
  ClockPlanSchema,
  EndingSchema,
  GameCommandSchema,
  PhaseSchema,
  SummarySeatSchema,
  VoteChoiceSchema,
} from './tables.ts';

const ViewerSchema = v.union([SeatNumberSchema, v.literal('spectator')]);

const OwedSchema = v.object({
  seat: SeatNumberSchema,
  kind: v.string(),
  decision: count,
  required: v.boolean(),
  /** The paragraph of the rules behind the question. */
  rule: v.string(),
  /** Whether the answer stays hidden until everyone has answered. */
  sealed: v.boolean(),
  /** The character whose power asks. */
  character: v.exactOptional(v.string()),
  /** What no answer in time counts as. */
  onTimeout: v.exactOptional(GameCommandSchema),
});

export const LogEntrySchema = v.object({
  move: MoveIndexSchema,
  seat: v.exactOptional(SeatNumberSchema),
  /** When the move was made; left out where its record does not say. */
  at: v.exactOptional(moment),
  events: list(GameCommandSchema),
});

const ScoreSchema = v.object({
  seat: SeatNumberSchema,
  total: v.number(),
  lines: list(
    v.object({
      id: v.string(),
      points: v.number(),
      rule: v.string(),
      parts: list(
        v.object({
          points: v.number(),
          parcels: list(v.number()),
          about: v.exactOptional(v.string()),
        }),
      ),
    }),
  ),
});

const SeatResultSchema = v.object({ seat: SeatNumberSchema, score: v.number(), rank: v.number() });

/**
 * One moment of a move's story: what happened, and the table at that moment as the viewer sees it. A move has one
 * beat or more; the last one shows the table after it.
 */
export const BeatSchema = v.object({
  /** The time only on the first beat of a move. */
  ...LogEntrySchema.entries,
  view: v.unknown(),
  scores: list(ScoreSchema),
});

const SeatAtMoveSchema = v.object({ move: count, seat: SeatNumberSchema });

/** The game itself, once it has started. */
const PlaySchema = v.object({
  /** As the game draws it for this viewer. */
  view: v.unknown(),
  scores: list(ScoreSchema),
  owed: list(OwedSchema),
  /** Every legal command of the viewer now. */
  options: list(GameCommandSchema),
  undo: v.object({ commands: count, stoppedBy: v.picklist(['start', 'chance', 'reveal', 'otherSeat']) }),
  moves: count,
  /** Entries from index `from` on; what the viewer has from there on is replaced. */
  log: v.object({ from: count, entries: list(LogEntrySchema) }),
  /** What happened since the update before; none where the viewer has just arrived, or missed too much. */
  beats: list(BeatSchema),
  result: v.exactOptional(list(SeatResultSchema)),
  /** The hash of the seed, and when all is over the seed itself. */
  commitment: v.string(),
  seed: v.exactOptional(v.string()),
  /** Hints that seats took, each before the move of this index; left out where there were none. */
  hints: v.exactOptional(list(SeatAtMoveSchema)),
  /** Decisions that seats took back together with others' answers, as `hints`. */
  undos: v.exactOptional(list(SeatAtMoveSchema)),
}) satisfies v.GenericSchema<unknown, Play>;

/** What is left of a seat's time, as it stood at `at` of the update. */
const SeatClockSchema = v.object({
  seat: SeatNumberSchema,
  left: v.number(),
  running: v.boolean(),
  /** Milliseconds of vacation that the seat still has, where the table has agreed on some. */
  vacationLeft: v.exactOptional(v.number()),
});

const VoteSchema = v.object({
  /** The seat that is missing. */
  seat: SeatNumberSchema,
  because: v.picklist(['time', 'left', 'silent']),
  voters: list(SeatNumberSchema),
  ballots: list(v.object({ seat: SeatNumberSchema, choice: VoteChoiceSchema })),
  /** Then most ballots decide; with none a bot takes the seat. */
  endsAt: moment,
});

/** Without a clock: from when on the others may call a vote about a seat that owes an answer. */
const SilenceSchema = v.object({ seat: SeatNumberSchema, voteFrom: moment });

export const TableUpdateSchema = v.object({
  table: IdSchema,
  /** Grows by one with everything that happens at the table. */
  version: count,
  /** The server's time. */
  at: moment,
  game: v.string(),
  gameOptions: v.unknown(),
  access: AccessSchema,
  clock: ClockPlanSchema,
  botPace: v.exactOptional(BotPaceSchema),
  phase: PhaseSchema,
  host: IdSchema,
  seats: list(
    v.object({
      ...SummarySeatSchema.entries,
      /** What the player of an imported record was called. */
      name: v.exactOptional(v.string()),
      /** The seat's invitation; only the host sees it. */
      invitation: v.exactOptional(v.string()),
      /** The bot on this seat gave no answer to its last question; its first option was played. */
      faltered: v.exactOptional(v.literal(true)),
      /** Another person played it before. */
      takenOver: v.exactOptional(v.literal(true)),
      /** Other seats whose people play in the same browser, or from the same account. */
      alike: v.exactOptional(list(SeatNumberSchema)),
    }),
  ),
  viewer: ViewerSchema,
  /** An imported and checked record, only to be looked at; it was not played here. */
  imported: v.boolean(),
  play: v.exactOptional(PlaySchema),
  clocks: list(SeatClockSchema),
  votes: list(VoteSchema),
  silences: v.exactOptional(list(SilenceSchema)),
  /** When the table is closed unless it begins, or a person comes, leaves or changes it. */
  expiresAt: v.exactOptional(moment),
  /** When the host last changed the plan. */
  plannedAt: v.exactOptional(moment),
  ending: v.exactOptional(EndingSchema),
  /** The game can no longer be replayed: there is no `play`, but when it is closed a record. */
  broken: v.exactOptional(BrokenSchema),
  /** Where the same people play again. */
  rematch: v.exactOptional(IdSchema),
  createdAt: moment,
});

export type TableUpdate = v.InferOutput<typeof TableUpdateSchema>;
export type { Beat, LogEntry, Play };
export type SeatClock = v.InferOutput<typeof SeatClockSchema>;
export type Vote = v.InferOutput<typeof VoteSchema>;
