/**
 * An expected failure is a value: what was wrong (a code and its parameters, turned into a sentence
 * only on the screen) and the paragraph of the rules behind it, where there is one.
 */
export type RefusalParams = Readonly<
  Record<string, string | number | boolean | readonly (string | number)[]>
>;

export interface Refusal {
  readonly code: string;
  readonly params: RefusalParams;
  readonly rule?: string;
}

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal };

export function refusal(code: string, rule?: string, params: RefusalParams = {}): Refusal {
  return rule === undefined ? { code, params } : { code, params, rule };
}

export function accepted<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function refused(reason: Refusal): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal: reason };
}
