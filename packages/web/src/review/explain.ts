/** What the figures of a review mean; everything else is explained by its game. */
import type { ReviewWords } from '@carson/words';
import type { TableUi } from '../games/game-ui.ts';
import { own } from '../parts/explanation.ts';

export function explaining(ui: TableUi, { explain }: ReviewWords): TableUi {
  return {
    ...ui,
    explain: (mark, table, words) =>
      mark.kind === 'review' ? own(explain, mark.id) : ui.explain(mark, table, words),
  };
}
