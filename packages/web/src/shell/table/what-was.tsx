import type { JSX } from 'preact';
import type { TableUi } from '../../games/game-ui.ts';
import { FEWEST_SKIPPED } from '../../stage/live.ts';
import { Missed } from '../../stage/missed.tsx';
import type { Stage } from '../../stage/stage.ts';
import type { ShownTable } from '../../table/shown-table.ts';
import { lazy } from '../lazy.tsx';

const SkippedBar = lazy(async () => (await import('../../stage/skipped-bar.tsx')).SkippedBar);

interface WhatWasProps {
  readonly ui: Pick<TableUi, 'gains'>;
  readonly stage: Pick<Stage, 'skipped'>;
  readonly now: ShownTable;
  readonly live: boolean;
  readonly look: (move: number) => void;
}

/** What the viewer has skipped, or missed while they were away. */
export function WhatWas({ ui, stage, now, live, look }: WhatWasProps): JSX.Element {
  const { value } = stage.skipped;
  const isTold = live && value !== undefined && value.stops >= FEWEST_SKIPPED && now.result === undefined;
  return (
    <>
      {isTold && <SkippedBar skipped={value} table={now} gains={ui.gains} onShow={look} />}
      {/* Never taken off: it remembers what was there when the player came. */}
      <Missed table={now} live={live && !isTold} onShow={(moves) => look(now.moves - moves)} />
    </>
  );
}
