import { known } from '@carson/engine';

/** Returns the option of the highest worth, the first of several. */
export function bestOption<Option>(options: readonly Option[], worths: readonly number[]): Option {
  return known(options[worths.indexOf(Math.max(...worths))], 'an option of a known worth');
}
