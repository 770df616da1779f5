import type { View } from '@carson/board-game';
import type { Mark } from '../../../parts/explanation.ts';
import type { Words } from '../../../words/words.ts';
import type { BoardTable } from '../table-types.ts';

/** A question about an element of the table. */
export interface Asked {
  readonly mark: Mark;
  readonly view: View;
  readonly table: BoardTable;
  /** Whose element it is, or who asks. */
  readonly seat: number;
  readonly words: Words;
}
