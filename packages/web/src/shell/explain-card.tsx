/** A small card beside whatever is pointed at, tapped or focused: what it is, what it does, what it does here. */
import '../style/explain.css';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { overlay } from '../app/overlays.ts';
import type { TableUi } from '../games/game-ui.ts';
import { type Explanation, type Mark, markOf } from '../parts/explanation.ts';
import type { ShownTable } from '../table/shown-table.ts';
import { words } from '../words/words.ts';
import { listenToMarks } from './explain-pointer.ts';

interface ExplainCardProps {
  readonly ui: TableUi;
  readonly table: ShownTable;
}

export function ExplainCard({ ui, table }: ExplainCardProps): JSX.Element | null {
  return <ExplainingCard explain={(mark) => ui.explain(mark, table, words.value)} game={table.game} />;
}

interface ExplainingCardProps {
  readonly explain: (mark: Mark) => Explanation | undefined;
  /** Whose rulebook the rules are in. */
  readonly game: string;
}

/** The same card on a page without a table. */
export function ExplainingCard({ explain, game }: ExplainingCardProps): JSX.Element | null {
  const at = useSignal<Element | undefined>(undefined);
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => listenToMarks((element) => (at.value = element)), []);
  const mark = at.value?.isConnected === true ? markOf(at.value) : undefined;
  const said = mark === undefined ? undefined : explain(mark);
  useBeside(card, at, said);
  if (said === undefined) return null;
  return (
    <div ref={card} id={CARD_ID} class="paper explain-card" role="tooltip" popover="manual">
      <strong>{said.name}</strong>
      {said.does.split('\n').map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {said.here !== undefined && <p class="explain-here">{said.here}</p>}
      {said.rule !== undefined && <RuleLink game={game} rule={said.rule} at={at} />}
    </div>
  );
}

interface RuleLinkProps {
  readonly game: string;
  readonly rule: string;
  readonly at: Signal<Element | undefined>;
}

function RuleLink({ game, rule, at }: RuleLinkProps): JSX.Element {
  return (
    <button
      type="button"
      class="explain-rule"
      onClick={() => {
        at.value = undefined;
        overlay.value = { kind: 'rulebook', game, rule };
      }}
    >
      {words.value.explain.rule({ rule })}
    </button>
  );
}

const CARD_ID = 'explain-card';
const GAP = 8;

/** Lies above everything, dialogs too, and covers neither its element nor the edge of the window. */
function useBeside(
  card: RefObject<HTMLDivElement | null>,
  at: Signal<Element | undefined>,
  said: Explanation | undefined,
): void {
  const element = at.value;
  useLayoutEffect(() => {
    const shown = card.current;
    if (shown === null || element === undefined || said === undefined) return;
    if (!shown.matches(':popover-open')) shown.showPopover();
    const { left, top } = placeBeside(element.getBoundingClientRect(), shown.getBoundingClientRect(), {
      width: innerWidth,
      height: innerHeight,
    });
    shown.style.left = `${left}px`;
    shown.style.top = `${top}px`;
  }, [element, said?.name, said?.here]);
  useEffect(() => {
    if (element === undefined || said === undefined) return;
    element.setAttribute('aria-describedby', CARD_ID);
    return () => element.removeAttribute('aria-describedby');
  }, [element, said === undefined]);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Place extends Size {
  readonly left: number;
  readonly top: number;
}

/** Below the element, else above it, else to its side. */
export function placeBeside(element: Place, card: Size, room: Size): { left: number; top: number } {
  const within = (value: number, most: number): number => Math.max(GAP, Math.min(value, most - GAP));
  const left = within(element.left + element.width / 2 - card.width / 2, room.width - card.width);
  const below = element.top + element.height + GAP;
  if (below + card.height <= room.height - GAP) return { left, top: below };
  const above = element.top - GAP - card.height;
  if (above >= GAP) return { left, top: above };
  const right = element.left + element.width + GAP;
  const top = within(element.top, room.height - card.height);
  if (right + card.width <= room.width - GAP) return { left: right, top };
  return { left: within(element.left - GAP - card.width, room.width - card.width), top };
}
