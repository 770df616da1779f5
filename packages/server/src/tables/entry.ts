/** Everything that can happen to a table, in the past tense. A table is what its entries say, in order. */
import type { GameRecord, RecordedMove } from '@carson/engine';
import type { SeatPlan, TablePlan, VoteChoice } from '@carson/protocol';

export type Entry =
  | {
      readonly type: 'tableOpened';
      readonly host: string;
      readonly plan: TablePlan;
      /** One for each seat; only invited seats use theirs. */
      readonly invitations: readonly string[];
      /** People for whom seats are kept, in a rematch. */
      readonly reserved: readonly SeatOfPerson[];
    }
  | { readonly type: 'seatTaken'; readonly seat: number; readonly person: string }
  /** `removed`: by the host, and not to come back without an invitation. */
  | { readonly type: 'seatFreed'; readonly seat: number; readonly removed?: true }
  | { readonly type: 'tableReplanned'; readonly plan: TablePlan; readonly invitations: readonly string[] }
  | { readonly type: 'seatPlanned'; readonly seat: number; readonly plan: SeatPlan }
  /** Games started by the first rules do not say which they were. */
  | { readonly type: 'gameStarted'; readonly seed: string; readonly rules?: number }
  /** As it stands in the record: with it a table is read again without checking every move again. Its time is the entry's. */
  | ({
      readonly type: 'moved';
      /** The bot on the seat gave no answer. */
      readonly fallback?: true;
      /** Its person gave no answer in time. */
      readonly timeout?: true;
    } & Omit<RecordedMove, 'at'>)
  /** `taken`: all moves that went back, where bots' answers were among them. */
  | { readonly type: 'undone'; readonly seat: number; readonly count: number; readonly taken?: number }
  | { readonly type: 'timeExpired'; readonly seat: number }
  /** The server was down: no thinking time is counted. */
  | { readonly type: 'clocksPaused'; readonly from: number; readonly to: number }
  | { readonly type: 'voteCalled'; readonly seat: number; readonly by: number }
  /** The time to vote about this seat is over. */
  | { readonly type: 'voteClosed'; readonly seat: number }
  /** For a very long time no one has answered or called a vote. */
  | { readonly type: 'gameAbandoned' }
  | { readonly type: 'seatAbandoned'; readonly seat: number }
  | { readonly type: 'ballotCast'; readonly by: number; readonly seat: number; readonly choice: VoteChoice }
  | { readonly type: 'seatReclaimed'; readonly seat: number }
  | { readonly type: 'seatOffered'; readonly seat: number; readonly by: number }
  /** During the game, from a player who stayed away. */
  | { readonly type: 'seatTakenOver'; readonly seat: number; readonly person: string }
  /** From now on; without `until` back from it. */
  | { readonly type: 'vacationSet'; readonly seat: number; readonly until?: number }
  | { readonly type: 'vacationEnded'; readonly seat: number }
  /** The seat's time would have run out in the quiet hours of its person. */
  | { readonly type: 'nightGranted'; readonly seat: number; readonly until: number }
  | { readonly type: 'tableCancelled' }
  /** Of a game that can no longer be replayed: its people have ended it, or deleted it. */
  | { readonly type: 'gameClosed' }
  | { readonly type: 'tableDeleted' }
  /** It was not started in time. */
  | { readonly type: 'tableExpired' }
  | { readonly type: 'rematchOpened'; readonly table: string }
  /** The same human being by another name: a visitor who has logged in. */
  | { readonly type: 'personReplaced'; readonly from: string; readonly to: string }
  | {
      readonly type: 'recordImported';
      readonly host: string;
      readonly plan: TablePlan;
      readonly record: GameRecord;
      /** The rules by which it was proven when it was handed in; earlier imports do not say. */
      readonly provenBy?: number;
    };

export interface SeatOfPerson {
  readonly seat: number;
  readonly person: string;
}

export type EntryOf<Type extends Entry['type']> = Extract<Entry, { readonly type: Type }>;
