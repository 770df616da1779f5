/**
 * An answer lets go of the focus before it is taken off the page. Otherwise the browser would take the focus in the middle
 * of the drawing, and lay out a page of which half is new.
 */
export function letGoOfAnswer(within: string): void {
  const { activeElement } = globalThis.document ?? {};
  if (activeElement?.matches(`${within} [data-answer="true"]`) === true)
    (activeElement as HTMLElement).blur();
}
