/** The best few moves with their reasons, beside the table: the hint stays visible while the player plays on. */

import type { Ground, Reason } from '@carson/bots';
import type { GameCommand } from '@carson/engine';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { TableUi } from '../../games/game-ui.ts';
import { PanelHead } from '../../parts/panel-head.tsx';
import { moveFocusTo, usePanelFocus } from '../../parts/use-panel-focus.ts';
import type { ShownTable } from '../../table/shown-table.ts';
import { words } from '../../words/words.ts';
import { groundText } from './ground-text.ts';

interface HintPanelProps {
  readonly ui: TableUi;
  readonly table: ShownTable;
  /** Undefined while the bot still thinks. */
  readonly reasons: readonly Reason[] | undefined;
  readonly onClose: () => void;
}

export function HintPanel({ ui, table, reasons, onClose }: HintPanelProps): JSX.Element {
  const { hint, shell } = words.value;
  const { panel, isChosen } = useHintFocus(() => ui.point(undefined, table));
  const choose = (option: GameCommand): void => {
    (ui.aim ?? ui.point)(option, table);
    isChosen.current = true;
    onClose();
  };
  const nameOf = ({ option, grounds }: Reason): string => ui.moveName(option, table, words.value, grounds);
  const [best] = reasons ?? [];
  return (
    <section
      ref={panel}
      class="paper hint-panel"
      role="dialog"
      aria-label={hint.ask}
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <PanelHead class="hint-head" icon="icon-hint" title={hint.best} onClose={onClose} />
      <p class={best === undefined ? 'hint-thinking' : 'spoken'} role="status">
        {best === undefined ? hint.thinking : shell.labelled({ label: hint.best, text: nameOf(best) })}
      </p>
      {reasons !== undefined && (
        <ol class="hint-moves">
          {reasons.map((reason, at) => (
            <li key={JSON.stringify(reason.option)}>
              {at === 1 && <p class="hint-also">{hint.also}</p>}
              <HintedMove
                name={nameOf(reason)}
                reason={reason}
                table={table}
                isBest={at === 0}
                onPoint={() => ui.point(reason.option, table)}
                onChoose={() => choose(reason.option)}
              />
            </li>
          ))}
        </ol>
      )}
      <p class="hint hint-marked">{hint.marked}</p>
    </section>
  );
}

/** Takes the focus while the panel is open, and gives it to the answer that was chosen or back to where it was. */
function useHintFocus(letGo: () => void) {
  const panel = useRef<HTMLElement>(null);
  const isChosen = useRef(false);
  usePanelFocus(panel, (before) => {
    // The answer to a chosen move is drawn with the next frame.
    if (isChosen.current)
      requestAnimationFrame(() => moveFocusTo(document.querySelector('[data-answer="true"]')));
    else moveFocusTo(before);
  });
  useLayoutEffect(
    () => () => {
      if (!isChosen.current) letGo();
    },
    [],
  );
  return { panel, isChosen };
}
interface HintedMoveProps {
  readonly name: string;
  readonly reason: Reason;
  readonly table: ShownTable;
  readonly isBest: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

/** One move. Pointing at it shows on the table what it is about; choosing it leaves that for the player to confirm. */
function HintedMove({ name, reason, table, isBest, onPoint, onChoose }: HintedMoveProps): JSX.Element {
  const { hint } = words.value;
  const { score, chance, grounds } = reason;
  const why = grounds.filter((ground) => speaksForIt(ground, isBest));
  return (
    <button type="button" class="hint-move" onMouseEnter={onPoint} onFocus={onPoint} onClick={onChoose}>
      <strong>{name}</strong>
      <span class="hint-outlook">
        {hint.outlook({ score: Math.round(score), percent: Math.round(100 * chance) })}
      </span>
      {why.length > 0 && (
        <span class="hint-why">
          {why.flatMap((ground) => groundText(ground, table, words.value) ?? []).join(' ')}
        </span>
      )}
    </button>
  );
}

/** A promise of less than nothing is left unsaid: the outlook has it in already. */
function speaksForIt({ key, params }: Ground, isBest: boolean): boolean {
  if (key === 'nothingBetter') return isBest;
  return key !== 'promises' || Number(params['points']) > 0;
}
