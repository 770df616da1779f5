import type { TableUpdate } from '@carson/protocol';
import { showTable } from '../src/table/show-table.ts';
import type { ShownTable } from '../src/table/shown-table.ts';
import { updateAfter } from '../src/table/table-link.ts';
import type { News } from '../src/table/worker/messages.ts';

/** Follows the messages of a worker: returns the table as the page shows it after each of them. */
export function followNews(): (news: News) => ShownTable | undefined {
  let update: TableUpdate | undefined;
  let shown: ShownTable | undefined;
  return (news) => {
    if (news.type === 'thoughts') return shown;
    if (news.type === 'previews') {
      shown = shown && { ...shown, previews: news.previews };
    } else {
      update = updateAfter(update, news);
      shown = showTable(update, { previews: [], kept: news.kept });
    }
    return shown;
  };
}
