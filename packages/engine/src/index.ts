export { canonicalJson } from './canonical.ts';
export { readBy } from './door.ts';
export type {
  AnyGame,
  Game,
  GameCommand,
  GameEvent,
  GameState,
  Log,
  Owed,
  ScoreLine,
  ScorePart,
  SeatResult,
  SeatScore,
  Viewer,
} from './game.ts';
export { seedCommitment, seedProves, stableHash } from './hash.ts';
export {
  isProven,
  type Match,
  markHint,
  recordOf,
  repeat,
  resumeMatch,
  type Step,
  startMatch,
  submit,
  type UndoLimit,
  undo,
  undoLimit,
} from './match.ts';
export { below, cloneRandom, die, pick, type Random, seedRandom, shuffle } from './random.ts';
export {
  type GameRecord,
  judge,
  type PlayedMoves,
  type RecordedHint,
  type RecordedMove,
  type Replay,
  type ReplayFailure,
  readRecord,
  replay,
  writeRecord,
} from './record.ts';
export { accepted, type Refusal, type Result, refusal, refused } from './refusal.ts';
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
