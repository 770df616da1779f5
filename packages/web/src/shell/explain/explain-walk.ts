/** The way by keys to marked elements that are no buttons: numbers, pieces, parcels of a city. */

const MARKED = '[data-explain]';
/** Tab or the arrows reach these. */
const REACHED = 'button, a, input, select, summary, [role="button"], [tabindex]:not(section)';

type Focusable = HTMLElement | SVGElement;

/** The next marked element in the order of the page, ready to have the focus once; at the end it begins again. */
export function walkFrom(from: Element | null, by: 1 | -1): Focusable | undefined {
  const stops = stopsIn(topLayer()).filter((stop) => stop !== from);
  const passed = stops.filter((stop) => isBefore(stop, from)).length;
  const next = stops[(by > 0 ? passed : passed - 1 + stops.length) % stops.length];
  next?.setAttribute('tabindex', '-1');
  next?.addEventListener('blur', () => next.removeAttribute('tabindex'), { once: true });
  return next;
}

function topLayer(): ParentNode {
  return [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
}

function stopsIn(root: ParentNode): readonly Focusable[] {
  return [...root.querySelectorAll<Focusable>(MARKED)].filter(
    (element) =>
      element.closest(REACHED) === null &&
      element.querySelector(REACHED) === null &&
      element.checkVisibility({ visibilityProperty: true }),
  );
}

function isBefore(element: Element, other: Element | null): boolean {
  return other !== null && (other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
}
