import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { TableUi } from '../../games/game-ui.ts';
import type { RemarkMoment } from '../../parts/remark.ts';
import type { ShownTable } from '../../table/shown-table.ts';
import { words } from '../../words/words.ts';
import { nextRemark, personAtSeat, type RemarkState } from './next-remark.ts';

export interface Spoken {
  readonly seat: number;
  readonly moment: RemarkMoment | 'greeting';
}

/** Returns the remark to show now. A player who sits down is greeted; earlier events get no remark. */
export function useRemark(ui: TableUi, table: ShownTable, isReplay: boolean): Signal<Spoken | undefined> {
  const said = useSignal<Spoken | undefined>(undefined);
  const heard = useRef<RemarkState | undefined>(undefined);
  useEffect(() => {
    if (isReplay) return;
    const round = ui.heading(table, words.peek());
    const before = heard.current;
    if (before === undefined) {
      const seat = greeterAt(table);
      if (seat !== undefined) said.value = { seat, moment: 'greeting' };
      heard.current = { events: countEvents(table), round: seat === undefined ? undefined : round };
      return;
    }
    const { heard: now, remark } = nextRemark(before, table, { remarkOn: ui.remarkOn, round });
    heard.current = now;
    if (remark !== undefined) said.value = remark;
  }, [table.log, isReplay]);
  return said;
}

function countEvents({ log }: ShownTable): number {
  return log.reduce((sum, { events }) => sum + events.length, 0);
}

/** The first opponent with a name, before the viewer's first move. */
function greeterAt(table: ShownTable): number | undefined {
  if (table.viewer === 'spectator') return undefined;
  if (table.log.some(({ seat }) => seat === table.viewer)) return undefined;
  const seat = table.occupants.findIndex((_, at) => personAtSeat(table, at) !== undefined);
  return seat < 0 ? undefined : seat;
}
