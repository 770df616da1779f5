import type { News } from '../src/table/messages.ts';
import { showTable } from '../src/table/show-table.ts';
import type { ShownTable } from '../src/table/shown-table.ts';

/** The table as the page shows it after a message of the worker. */
export function afterNews(before: ShownTable | undefined, news: News): ShownTable | undefined {
  if (news.type === 'previews') return before && { ...before, previews: news.previews };
  return showTable(news.update, { previews: [], kept: news.kept });
}
