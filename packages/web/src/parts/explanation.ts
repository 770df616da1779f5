/**
 * What an element on a table explains about itself. Every element that shows a building, a character, a space, a piece or
 * a number carries `data-explain="kind:id:where"`; `where` may be left out, and a seat is read from `data-seat` around it.
 * Where a tap means something else, though no button is there, `data-acts="true"` says so;
 * `data-acts="false"` on a figure makes a tap explain it, inside a button or where the keyboard stops, too.
 */

export interface Explanation {
  readonly name: string;
  /** What it does, in one sentence. */
  readonly does: string;
  /** What it does where it lies, as things stand. */
  readonly here?: string;
  readonly rule?: string;
}

export interface Mark {
  readonly kind: string;
  readonly id: string;
  readonly where: string;
  readonly seat: number | undefined;
}

export function markOf(element: Element): Mark | undefined {
  const [kind, id, where = ''] = element.getAttribute('data-explain')?.split(':') ?? [];
  if (kind === undefined || id === undefined) return undefined;
  const seat = element.closest('[data-seat]')?.getAttribute('data-seat') ?? undefined;
  return { kind, id, where, seat: seat === undefined ? undefined : Number(seat) };
}

/** A value by a name that came from the document: nothing where there is none. */
export function own<Value>(values: Readonly<Record<string, Value>>, id: string): Value | undefined {
  return Object.hasOwn(values, id) ? values[id] : undefined;
}

/** Marks a figure: pointing at it, a tap and the focus of the keyboard explain it. */
export function figure(id: string, where?: string) {
  return { ...figureAmong(id, where), tabindex: 0 } as const;
}

/** Marks one of many alike, or one inside a button: the keyboard stops at their heading, or at the button. */
export function figureAmong(id: string, where?: string) {
  const mark = where === undefined ? `figure:${id}` : `figure:${id}:${where}`;
  return { 'data-explain': mark, 'data-acts': 'false' } as const;
}
