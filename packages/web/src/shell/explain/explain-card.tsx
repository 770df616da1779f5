/** A small card beside the element that is pointed at, tapped or focused: what it is, what it does, what it does here. */
import '../../style/explain.css';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { afterPaint } from '../../app/after-paint.ts';
import { overlay } from '../../app/overlays.ts';
import type { ExplainElement, TableUi } from '../../games/game-ui.ts';
import { type Explanation, type Mark, markOf } from '../../parts/explanation.ts';
import { isTyping } from '../../parts/keys.ts';
import type { ShownTable } from '../../table/shown-table.ts';
import { words } from '../../words/words.ts';
import { type Box, placeBeside } from './explain-place.ts';
import { type Listening, listenToMarks } from './explain-pointer.ts';

interface ExplainCardProps {
  readonly ui: TableUi;
  readonly table: ShownTable;
}

export function ExplainCard({ ui, table }: ExplainCardProps): JSX.Element {
  const explain = useExplain(ui);
  return <ExplainingCard game={table.game} explain={(mark) => explain(mark, table)} />;
}

/** Says nothing until the first question has loaded what the game has to say. */
export function useExplain(ui: TableUi): (mark: Mark, table: ShownTable) => Explanation | undefined {
  const loaded = useSignal<{ readonly explain: ExplainElement } | undefined>(undefined);
  return (mark, table) => {
    if (loaded.value !== undefined) return loaded.value.explain(mark, table, words.value);
    void ui.loadExplain().then((explain) => {
      loaded.value ??= { explain };
    });
    return undefined;
  };
}

interface ExplainingCardProps {
  /** Whose rulebook the rules are in. */
  readonly game: string;
  readonly explain: (mark: Mark) => Explanation | undefined;
  /** Opens a rule where the rulebook lies open already. */
  readonly onRule?: (rule: string) => void;
}

/** The same card on a page without a table. */
export function ExplainingCard({ game, explain, onRule }: ExplainingCardProps): JSX.Element {
  const at = useSignal<Element | undefined>(undefined);
  const card = useRef<HTMLDivElement>(null);
  const spoken = useRef<HTMLParagraphElement>(null);
  const listening = useRef<Listening | undefined>(undefined);
  // A layout effect ends with the drawing that takes the card off the page: no key is heard by what is gone.
  useLayoutEffect(() => {
    listening.current = listenToMarks({
      tell: (element) => (at.value = element),
      isOpen: () => spoken.current !== null && spoken.current.closest('dialog')?.open !== false,
    });
    return listening.current.stop;
  }, []);
  const mark = at.value?.isConnected === true ? markOf(at.value) : undefined;
  const said = mark === undefined ? undefined : explain(mark);
  useBeside(card, at, said);
  const open = (rule: string): void => {
    listening.current?.close();
    if (onRule === undefined) overlay.value = { kind: 'rulebook', game, rule };
    else onRule(rule);
  };
  useRuleKey(said?.rule, open);
  return (
    <>
      <p ref={spoken} class="spoken" role="status">
        {said !== undefined && [said.name, said.does, said.here].filter(Boolean).join('. ')}
      </p>
      {said !== undefined && (
        <div ref={card} id={CARD_ID} class="paper explain-card" role="tooltip" popover="manual">
          <strong>{said.name}</strong>
          {said.does.split('\n').map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {said.here !== undefined && <p class="explain-here">{said.here}</p>}
          {said.rule !== undefined && <RuleLink rule={said.rule} onOpen={open} />}
        </div>
      )}
    </>
  );
}

interface RuleLinkProps {
  readonly rule: string;
  readonly onOpen: (rule: string) => void;
}

function RuleLink({ rule, onOpen }: RuleLinkProps): JSX.Element {
  return (
    <button type="button" class="explain-rule" onClick={() => onOpen(rule)}>
      {words.value.explain.rule({ rule })}
      <kbd aria-hidden="true">R</kbd>
    </button>
  );
}

/** While a card is shown, the key of the rulebook opens the card's own rule: its link cannot have the focus. */
function useRuleKey(rule: string | undefined, open: (rule: string) => void): void {
  useLayoutEffect(() => {
    if (rule === undefined) return;
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 'r' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.stopImmediatePropagation();
      open(rule);
    };
    addEventListener('keydown', listen, true);
    return () => removeEventListener('keydown', listen, true);
  }, [rule]);
}

const CARD_ID = 'explain-card';

/** What is asked and what answers it: nothing may lie over them. */
const KEPT_CLEAR = '.table-ask .question, .ribbon-text, .table-ask [data-answer], .table-ask .button-main';

/** Lies above everything, dialogs too, and covers neither its element nor the question. */
function useBeside(
  card: RefObject<HTMLDivElement | null>,
  at: Signal<Element | undefined>,
  said: Explanation | undefined,
): void {
  const element = at.value;
  const placed = useRef<Element | undefined>(undefined);
  useLayoutEffect(() => {
    const shown = card.current;
    if (shown === null || element === undefined || said === undefined) return;
    const place = (): void => {
      const room = { width: innerWidth, height: innerHeight };
      const { left, top } = placeBeside(boxOf(element), boxOf(shown), room, keptClear(element));
      shown.style.left = `${left}px`;
      shown.style.top = `${top}px`;
    };
    const isOpen = shown.matches(':popover-open');
    // What a move changes on an open card is not measured before the move is seen.
    if (isOpen && placed.current === element) return afterPaint(place);
    placed.current = element;
    if (!isOpen) shown.showPopover();
    place();
  }, [element, said?.name, said?.does, said?.here]);
  useEffect(() => {
    if (element === undefined || said === undefined) return;
    element.setAttribute('aria-describedby', CARD_ID);
    return () => element.removeAttribute('aria-describedby');
  }, [element, said === undefined]);
}

function keptClear(element: Element): readonly Box[] {
  return [...document.querySelectorAll(KEPT_CLEAR)]
    .filter((other) => other !== element && other.checkVisibility())
    .map(boxOf);
}

/** Plain values: those of a DOMRect are not its own. */
function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}
