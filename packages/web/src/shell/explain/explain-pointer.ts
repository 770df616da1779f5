/**
 * Which marked element the reader asks about: the mouse rests on it, the keyboard's focus is on it, a finger holds it, or
 * taps it where a tap means nothing else. The key I walks through what never has the focus otherwise.
 */
import { afterPaint } from '../../app/after-paint.ts';
import { isTyping } from '../../parts/keys.ts';
import { takeEarlyClick } from './early-click.ts';
import { walkFrom } from './explain-walk.ts';

const MARKED = '[data-explain]';
const CARD = '.explain-card';
/** Milliseconds: long enough not to flicker under a hand that passes by. */
const REST = 450;
const LEAVE = 300;
const HOLD = 500;
/** Pixels that a finger may move while it counts as held still. */
const JITTER = 10;
/** Elements with an action of their own on a tap; a section is focusable only so that keys can scroll it. */
const ACTS =
  'button, a, input, select, label, [role="button"], [role="radio"], [tabindex]:not(section), [data-acts="true"]';
/** Elements that a tap explains although it also does something else. */
const EXPLAINS_TOO = '[data-acts="false"]';

/** With Shift backwards. */
const WALK = 'i';

const WALKING: ReadonlySet<string> = new Set(['Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']);

interface Asking {
  /** Told whenever another element is asked about, or none. */
  readonly tell: (element: Element | undefined) => void;
  /** Not in a dialog that is closed already, but not yet taken off the page. */
  readonly isOpen: () => boolean;
}

export interface Listening {
  /** Takes the card away, as if nothing had been pointed at. */
  readonly close: () => void;
  readonly stop: () => void;
}

export function listenToMarks(asking: Asking): Listening {
  const asked = new AskedElement(asking);
  listening.push(asked);
  const listeners = {
    pointerdown: (event: PointerEvent) => asked.down(event),
    pointermove: (event: PointerEvent) => asked.move(event),
    pointerup: () => asked.up(),
    pointercancel: () => asked.up(),
    click: (event: MouseEvent) => asked.click(event),
    focusin: (event: FocusEvent) => asked.focus(event.target),
    focusout: () => asked.leave('keys'),
    keydown: (event: KeyboardEvent) => asked.key(event),
    scroll: () => asked.scroll(),
  };
  const heard = Object.entries(listeners).map(([name, listener]) => ({
    name,
    listen: (event: Event) => {
      if (listening.findLast(({ asking }) => asking.isOpen()) === asked) (listener as EventListener)(event);
    },
  }));
  for (const { name, listen } of heard)
    addEventListener(name, listen, { capture: true, passive: name !== 'click' });
  // Where the mouse rests is found out by a layout.
  afterPaint(() => listening.includes(asked) && asked.begin());
  const early = takeEarlyClick();
  if (early !== undefined) asked.click(early);
  return {
    close: () => asked.close(),
    stop: () => {
      asked.close();
      listening.splice(listening.indexOf(asked), 1);
      for (const { name, listen } of heard) removeEventListener(name, listen, { capture: true });
    },
  };
}

/** What opened last is asked: a rulebook lies over its table. */
const listening: AskedElement[] = [];

class AskedElement {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private held: { readonly x: number; readonly y: number } | undefined;
  /** A finger has held long enough: its click opens nothing else. */
  private hasHeld = false;
  private shown: Element | undefined;
  /** What the mouse was over last. */
  private waited: Element | undefined;
  /** Where the mouse was last. */
  private mouse: { readonly x: number; readonly y: number } | undefined;
  /** The last key moved the focus. */
  private walks = false;
  /** The shown element was reached by the walk. */
  private isWalkedTo = false;
  /** How the shown or awaited element was reached: only the same way leads off it. */
  private by: 'pointer' | 'keys' = 'pointer';

  constructor(readonly asking: Asking) {}

  /** A mouse may rest on an element before this listens. On a touch screen, hover is left over from the last tap. */
  begin(): void {
    if (this.shown !== undefined || !matchMedia('(hover: hover)').matches) return;
    this.waited = [...document.querySelectorAll(`${MARKED}:hover`)].at(-1);
    if (this.waited !== undefined) this.rest(this.waited);
  }

  /** The card lets clicks through to what it covers; a mouse over it, on the way to its link, keeps it. */
  private over(event: PointerEvent): void {
    const marked = this.isOnCard(event) ? this.shown : closest(event.target, MARKED);
    if (marked === this.waited) return;
    this.waited = marked;
    if (marked === this.shown) this.wait();
    else if (marked === undefined) this.leave('pointer');
    else this.rest(marked);
  }

  private rest(marked: Element): void {
    this.by = 'pointer';
    this.later(REST, () => marked.matches(':hover') && this.show(marked));
  }

  private isOnCard({ clientX: x, clientY: y }: PointerEvent): boolean {
    if (this.shown === undefined) return false;
    const card = document.querySelector(CARD)?.getBoundingClientRect();
    return card !== undefined && x >= card.left && x <= card.right && y >= card.top && y <= card.bottom;
  }

  key(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (key === 'Escape') this.close();
    this.walks = WALKING.has(key);
    if (key.toLowerCase() !== WALK || ctrlKey || metaKey || altKey || isTyping(target)) return;
    const next = walkFrom(this.shown ?? document.activeElement, key === WALK ? 1 : -1);
    if (next === undefined) return;
    next.focus();
    this.by = 'keys';
    this.show(next);
    this.isWalkedTo = true;
  }

  /** A page that moves takes the card away from its element; the walk itself may move it. */
  scroll(): void {
    if (this.shown !== undefined && !this.isWalkedTo) this.close();
  }

  /** Only focus moved by keyboard counts: the page itself also moves it, to the next answer. */
  focus(target: EventTarget | null): void {
    const marked = closest(target, MARKED);
    if (marked === undefined || !this.walks) return;
    this.by = 'keys';
    this.later(REST, () => marked.contains(document.activeElement) && this.show(marked));
  }

  leave(by: 'pointer' | 'keys'): void {
    if (this.by !== by) return;
    if (this.shown !== undefined) this.later(LEAVE, () => this.show(undefined));
    else this.wait();
  }

  down({ pointerType, target, clientX, clientY }: PointerEvent): void {
    if (closest(target, CARD) !== undefined) return;
    this.close();
    this.by = 'pointer';
    this.walks = false;
    this.hasHeld = false;
    const marked = pointerType === 'mouse' ? undefined : closest(target, MARKED);
    if (marked === undefined) return;
    this.held = { x: clientX, y: clientY };
    this.later(HOLD, () => {
      this.hasHeld = true;
      this.show(marked);
    });
  }

  move(event: PointerEvent): void {
    const { pointerType, clientX, clientY } = event;
    if (pointerType === 'mouse') this.mouseMove(event);
    else if (this.held !== undefined && !this.hasHeld) {
      if (Math.hypot(clientX - this.held.x, clientY - this.held.y) > JITTER) this.up();
    }
  }

  /** A page that changes under a mouse at rest takes nothing from the keys. */
  private mouseMove(event: PointerEvent): void {
    const { clientX: x, clientY: y } = event;
    const isAtRest = this.mouse?.x === x && this.mouse.y === y;
    this.mouse = { x, y };
    if (!isAtRest || this.by === 'pointer') this.over(event);
  }

  up(): void {
    if (this.held !== undefined && !this.hasHeld) this.wait();
    this.held = undefined;
  }

  click(event: MouseEvent): void {
    if (this.hasHeld) {
      this.hasHeld = false;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const marked = closest(event.target, MARKED);
    const acts = closest(event.target, ACTS);
    if (marked !== undefined && (acts === undefined || marked.matches(EXPLAINS_TOO))) this.show(marked);
  }

  close(): void {
    this.walks = false;
    this.wait();
    if (this.shown !== undefined) this.show(undefined);
  }

  private wait(): void {
    clearTimeout(this.timer);
  }

  private later(time: number, then: () => void): void {
    this.wait();
    this.timer = setTimeout(then, time);
  }

  private show(element: Element | undefined): void {
    this.wait();
    this.shown = element;
    this.isWalkedTo = false;
    this.asking.tell(element);
  }
}

function closest(target: EventTarget | null, selector: string): Element | undefined {
  return target instanceof Element ? (target.closest(selector) ?? undefined) : undefined;
}
