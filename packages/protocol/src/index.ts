export { applyChange, changeBetween, withoutStory, withWholeLog } from './change.ts';
export type { TableChange } from './change-schema.ts';
export { differenceOf, newShared, type Shared } from './difference.ts';
export { type AddressParts, addressOf } from './endpoints/address.ts';
export type { Endpoint, Need } from './endpoints/endpoint.ts';
export {
  type AnswerOf,
  type BodyOf,
  type ChatEndpoint,
  type DailyEndpoint,
  ENDPOINTS,
  type EndpointName,
  type NoticeEndpoint,
  type ParamsOf,
  type PeopleEndpoint,
  type QueryOf,
  type QueuedEndpoint,
  type ReviewEndpoint,
  type TableEndpoint,
} from './endpoints/endpoints.ts';
export type { QueuedAnswerShown } from './endpoints/queued-endpoints.ts';
export { fingerprint, fingerprintOfChange } from './fingerprint.ts';
export { LIMITS, TABLE_TIMEOUTS } from './limits.ts';
export {
  type ChatLine,
  type ClientMessage,
  ClientMessageSchema,
  LIVE_PATH,
  type ServerMessage,
  ServerMessageSchema,
} from './live.ts';
export type {
  ChannelKind,
  ChannelState,
  NewChannel,
  NoticeChannel,
  Notices,
  QuietHours,
} from './notices.ts';
export {
  type NewToken,
  type Person,
  type PersonKind,
  SCOPES,
  type Scope,
  type Session,
  type Token,
  type TokenPlan,
} from './people.ts';
export { type DailyEntry, type GameResult, resultOfSeat, standingOf } from './results.ts';
export { CommandIdSchema, RefusalSchema } from './shapes.ts';
export type {
  Action,
  ActionRequest,
  BotPace,
  Broken,
  ClockPlan,
  Ending,
  GameInfo,
  LobbyFilter,
  Phase,
  SeatPlan,
  SummarySeat,
  TableFilter,
  TablePlan,
  TableSummary,
  VoteChoice,
} from './tables.ts';
export {
  type Beat,
  type LogEntry,
  type Play,
  type SeatClock,
  type TableUpdate,
  TableUpdateSchema,
  type Vote,
} from './update.ts';
