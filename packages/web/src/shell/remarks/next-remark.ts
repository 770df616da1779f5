/** What an opponent says about what has been shown since: rarely, and one at a time. */
import type { TableUi } from '../../games/game-ui.ts';
import type { Remark } from '../../parts/remark.ts';
import { personOfBot } from '../../rules/bot-people.ts';
import type { ShownTable } from '../../table/shown-table.ts';

export interface RemarkState {
  /** How many events of the log have been looked at. */
  readonly events: number;
  /** The heading of the round with the last remark. */
  readonly round: string | undefined;
}

export interface RemarkResult {
  readonly heard: RemarkState;
  readonly remark: Remark | undefined;
}

/** At most one in a round; only of bots with a name. */
export function nextRemark(
  { events: before, round: last }: RemarkState,
  table: ShownTable,
  { remarkOn, round }: { readonly remarkOn: TableUi['remarkOn']; readonly round: string },
): RemarkResult {
  const events = table.log.flatMap((entry) => entry.events);
  const heard = { events: events.length, round: last };
  if (last === round) return { heard, remark: undefined };
  const remark = events
    .slice(before)
    .flatMap((event) => remarkOn(event, table) ?? [])
    .find(({ seat }) => personAtSeat(table, seat) !== undefined);
  return { heard: remark === undefined ? heard : { ...heard, round }, remark };
}

export function personAtSeat({ occupants }: ShownTable, seat: number): ReturnType<typeof personOfBot> {
  const occupant = occupants[seat];
  return occupant?.kind === 'bot' ? personOfBot(occupant.bot) : undefined;
}
