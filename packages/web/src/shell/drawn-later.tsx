import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { afterPaint, afterQuestion } from '../app/after-paint.ts';
import type { TablePartProps } from '../games/game-ui.ts';
import { type Holding, useHeld } from '../parts/held.ts';
import { letGoOfAnswer } from '../parts/let-go.ts';
import { useStable } from '../parts/use-stable.ts';
import type { ShownTable } from '../table/shown-table.ts';

interface DrawnLaterProps {
  readonly parts: TablePartProps;
  readonly children: (parts: TablePartProps) => JSX.Element;
}

/**
 * Draws the parts beside a move two frames later, after the move itself and the question. In a show everything is drawn in
 * the same frame. When the viewer changes it is too, so that no frame shows what only the last viewer may see.
 */
export function DrawnLater({ parts, children }: DrawnLaterProps): JSX.Element {
  const { held, keep } = useHeld(parts, AFTER_QUESTION);
  return held ?? keep(children(parts));
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

interface QuestionLaterProps extends DrawnLaterProps {
  readonly now: ShownTable;
  /** Told when the question of `now` has been drawn. */
  readonly asked: Signal<Asked>;
}

/**
 * Draws the question one frame after the move that leads to it: the effect comes first. Until then the former one stays as
 * it was and takes no answer; a key draws the new one, and is for that. At the end of a show, for another viewer, and where
 * the player is still asked the same, the question is drawn at once.
 */
export function QuestionLater({ parts, now, asked, children }: QuestionLaterProps): JSX.Element {
  const { held, draw, keep } = useHeld(parts, NEXT_QUESTION);
  const isHeld = held !== undefined;
  const act = useStable<Parameters<TablePartProps['act']>, void>((command) => {
    if (!isHeld) parts.act(command);
  });
  useLayoutEffect(() => {
    if (!isHeld) asked.value = askedIn(now);
  }, [isHeld, now]);
  useLayoutEffect(() => {
    if (!isHeld) return undefined;
    // The page is drawn between this listener and the next one.
    addEventListener('keydown', draw, true);
    return () => removeEventListener('keydown', draw, true);
  }, [isHeld]);
  return held ?? keep(children({ ...parts, act }));
}

function isSameView(before: TablePartProps, after: TablePartProps): boolean {
  const [older, newer] = [before.table, after.table];
  return before.live && after.live && older !== newer && older.viewer === newer.viewer;
}

function isNextMove(before: TablePartProps, after: TablePartProps): boolean {
  const [older, newer] = [before.table, after.table];
  const isStillAsked = decisionIn(older) !== undefined && decisionIn(older) === decisionIn(newer);
  return (
    isSameView(before, after) && older.table === newer.table && older.moves < newer.moves && !isStillAsked
  );
}

const AFTER_QUESTION: Holding<TablePartProps> = { isLate: isSameView, soon: afterQuestion };
const NEXT_QUESTION: Holding<TablePartProps> = {
  isLate: isNextMove,
  soon: afterPaint,
  beforeDrawing: () => letGoOfAnswer('.table-ask'),
};
