/** What the offer of a power costs and brings, as the rules fix it. */
import type { Choice, Goods, Power, Terms } from '@carson/board-game';

/** Undefined where the power offers no such answer. */
export function termsOf(power: Power | undefined, answer?: Choice): Terms | undefined {
  return power?.atOnce?.terms.find((terms) => terms.answer === answer);
}

/** The dollars that an answer costs. */
export function costOf(power: Power, answer?: Choice): number {
  return termsOf(power, answer)?.costs?.money ?? 0;
}

/** How much of something an answer brings. */
export function broughtBy(power: Power, answer: Choice, what: keyof Goods): number {
  return termsOf(power, answer)?.brings?.[what] ?? 0;
}
