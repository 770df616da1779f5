import { words } from '../../../words/words.ts';

/** '+$3' */
export function gainText(amount: number): string {
  return words.value.boardMap.build.gain({ amount, size: Math.abs(amount) });
}
