import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { afterPaint } from '../app/after-paint.ts';
import type { TablePartProps } from '../games/game-ui.ts';
import { useStable } from '../parts/memo.tsx';
import type { ShownTable } from '../table/shown-table.ts';

interface DrawnLaterProps {
  readonly table: ShownTable;
  /** In a show everything is drawn in the same frame. */
  readonly isOff?: boolean;
  readonly children: (table: ShownTable) => JSX.Element;
}

/**
 * Draws the parts beside a move one frame later, so that the move itself appears sooner. When the viewer changes it draws
 * at once, so that no frame shows what only the last viewer may see.
 */
export function DrawnLater({ table, isOff = false, children }: DrawnLaterProps): JSX.Element {
  const drawn = useSignal(table);
  useLayoutEffect(() => {
    afterPaint(() => {
      drawn.value = table;
    });
  }, [table]);
  return children(drawn.value.viewer === table.viewer && !isOff ? drawn.value : table);
}

/** Of which move the question on the page is, as the attributes of the table tell it. */
export interface Asked {
  readonly moves: number;
  readonly decision: number | undefined;
  readonly owing: number;
}

export function askedIn(table: ShownTable): Asked {
  return { moves: table.moves, decision: decisionIn(table), owing: table.owed.length };
}

function decisionIn({ owed, viewer }: ShownTable): number | undefined {
  return owed.find(({ seat }) => seat === viewer)?.decision;
}

interface QuestionLaterProps {
  readonly parts: TablePartProps;
  readonly now: ShownTable;
  /** Told when the question of `now` has been drawn. */
  readonly asked: Signal<Asked>;
  readonly children: (parts: TablePartProps) => JSX.Element;
}

/**
 * Draws the question one frame after the move that leads to it: the effect comes first. Until then the former one stays as
 * it was and takes no answer. At the end of a show, for another viewer, and where the player is still asked the same, the
 * question is drawn at once.
 */
export function QuestionLater({ parts, now, asked, children }: QuestionLaterProps): JSX.Element {
  const drawn = useRef<{ readonly parts: TablePartProps; readonly panel: JSX.Element } | undefined>(
    undefined,
  );
  const isDue = useRef(false);
  const frames = useSignal(0);
  const isLate =
    frames.value >= 0 &&
    drawn.current !== undefined &&
    !isDue.current &&
    isNextMove(drawn.current.parts, parts);
  const act = useStable<Parameters<TablePartProps['act']>, void>((command) => {
    if (!isLate) parts.act(command);
  });
  useLayoutEffect(() => {
    if (!isLate) asked.value = askedIn(now);
  }, [isLate, now]);
  useLayoutEffect(() => {
    if (!isLate) return;
    afterPaint(() => {
      isDue.current = true;
      frames.value++;
    });
  }, [isLate]);
  if (isLate && drawn.current !== undefined) return drawn.current.panel;
  isDue.current = false;
  const panel = children({ ...parts, act });
  drawn.current = { parts, panel };
  return panel;
}

function isNextMove(before: TablePartProps, after: TablePartProps): boolean {
  const [older, newer] = [before.table, after.table];
  const isStillAsked = decisionIn(older) !== undefined && decisionIn(older) === decisionIn(newer);
  return (
    before.live &&
    after.live &&
    older.table === newer.table &&
    older.viewer === newer.viewer &&
    older.moves < newer.moves &&
    !isStillAsked
  );
}
