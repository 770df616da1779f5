/** What stands beside the question for learners: a lesson's guide, or the coach of the first games. */
import type { GameCommand } from '@carson/engine';
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { TablePartProps, TableUi } from '../games/game-ui.ts';
import type { ShownTable } from '../table/shown-table.ts';

/** What the viewer answered last, and the table they saw then. */
export interface PlayedMove {
  readonly before: ShownTable;
  readonly command: GameCommand;
}

export interface GuideParts extends TablePartProps {
  readonly ui: TableUi;
  /** The latest update, even while an earlier beat is shown. */
  readonly now: ShownTable;
  /** Whether the past is shown. */
  readonly isReplay: boolean;
  readonly played: ReadonlySignal<PlayedMove | undefined>;
  /** Takes back the viewer's last commands, after a better one was named. */
  readonly takeBack: (count: number) => void;
}

export type Guiding = (parts: GuideParts) => ComponentChildren;
