export { byType, callByType, type SomeByType } from './by-type.ts';
export { canonicalJson } from './canonical.ts';
export type {
  AnyGame,
  Game,
  GameCommand,
  GameEvent,
  GameState,
  Log,
  Owed,
  QueueOffer,
  QueueRules,
  ScoreLine,
  ScorePart,
  SeatResult,
  SeatScore,
  Viewer,
} from './game.ts';
export { isSeedOf, seedCommitment, setTextHash, stableHash } from './hash.ts';
export { known } from './known.ts';
export { nth } from './nth.ts';
export {
  type Branch,
  type Copied,
  fromKeys,
  isBranch,
  keysOf,
  type Shown,
  type WithoutUndefined,
  withoutUndefined,
} from './objects.ts';
export { below, cloneRandom, die, pick, type Random, seedRandom, shuffle } from './random.ts';
export { readBy } from './read-input.ts';
export {
  type GameRecord,
  judge,
  RECORD_LIMITS,
  type RecordedHint,
  type RecordedMove,
  type RecordedUndo,
  RecordSchema,
  type Replay,
  type ReplayFailure,
  readRecord,
  replay,
  tallyOf,
} from './record.ts';
export { accepted, type Refusal, type Result, refusal, refused } from './refusal.ts';
export { type Beat, beatsFor } from './runner/beats.ts';
export { type HistoryMove, movesFrom, stateAfter } from './runner/history.ts';
export { isAhead } from './runner/in-step.ts';
export {
  isProven,
  type Match,
  markHint,
  matchFrom,
  type PlayedMoves,
  recordOf,
  repeat,
  resumeMatch,
  type Submission,
  startMatch,
  submit,
  submitAll,
  writeRecord,
} from './runner/match.ts';
export {
  judgeQueued,
  type QueuedAnswer,
  type QueuedVerdict,
  type QueueWish,
  queueAnswer,
  queueOffers,
} from './runner/queued.ts';
export {
  type LogEntry,
  logLength,
  type Play,
  type Question,
  questionTo,
  showMatch,
} from './runner/show.ts';
export { answersBack, type UndoLimit, type UndoReach, undo, undoLimit } from './runner/undo.ts';
export {
  answerOf,
  answerSealed,
  cloneSealed,
  hasAnswered,
  openSealed,
  type Sealed,
  type SealedAnswer,
  seal,
  stillOwing,
} from './sealed.ts';
export { createSerialQueue, type SerialQueue } from './serial-queue.ts';
export { createSharing, type Share } from './sharing.ts';
