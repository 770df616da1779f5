import { nth } from '@carson/engine';

/** Returns the option of the highest worth, the first of several. There is at least one. */
export function bestOption<Option>(options: readonly Option[], worths: readonly number[]): Option {
  return nth(options, worths.indexOf(Math.max(...worths)));
}
