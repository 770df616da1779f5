/** A game that can no longer be replayed: why, and what its people can do about it. */
import type { TableUpdate } from '@carson/protocol';
import type { JSX } from 'preact';
import { goTo } from '../../app/route.ts';
import { AskTwice } from '../../parts/ask-twice.tsx';
import { Button } from '../../parts/button.tsx';
import { gameTitle } from '../../parts/game-title.ts';
import { words } from '../../words/words.ts';
import { ChatPart } from '../chat/chat.tsx';
import type { OnlineLink } from '../connection/online-link.ts';
import { report } from '../connection/report.ts';
import { me } from '../connection/session.ts';
import { OnlinePage } from '../parts/online-page.tsx';
import { RecordLink } from './record-part.tsx';

interface BrokenTableProps {
  readonly link: OnlineLink;
  readonly table: TableUpdate;
  /** Index of the first move that does not follow. */
  readonly move: number;
}

export function BrokenTable({ link, table, move }: BrokenTableProps): JSX.Element {
  return (
    <OnlinePage title={gameTitle(table.game, words.value)}>
      <BrokenPart link={link} table={table} move={move} />
      <ChatPart link={link} table={table} />
    </OnlinePage>
  );
}

interface BrokenPartProps extends Omit<BrokenTableProps, 'link'> {
  readonly link: Pick<OnlineLink, 'act'>;
}

/** Closing comes first: only then may the record be seen. */
export function BrokenPart({ link, table, move }: BrokenPartProps): JSX.Element {
  const { broken } = words.value.online;
  const isOwn = table.viewer !== 'spectator' || table.host === me.value?.id;
  const isClosed = table.phase === 'over';
  const why = move < 0 ? broken.atStart : broken.atMove({ move: move + 1 });
  const remove = async (): Promise<void> => {
    const removed = await link.act({ type: 'delete' });
    report(removed);
    if (removed.ok) goTo({ page: 'lobby' });
  };
  return (
    <section class="paper online-part broken-table" aria-label={why}>
      <h2>{broken.listed}</h2>
      <p role="status">{why}</p>
      {isOwn && !isClosed && <p class="hint">{broken.closeFirst}</p>}
      <div class="setup-foot">
        {isClosed && <RecordLink table={table.table} />}
        {isOwn && isClosed && (
          <AskTwice
            class="setup-foot"
            question={broken.deleteQuestion}
            yes={broken.delete}
            onYes={() => void remove()}
            before={(ask) => <Button class="button-quiet" text={broken.delete} onClick={ask} />}
          />
        )}
        {isOwn && !isClosed && (
          <Button
            class="button-main"
            text={broken.close}
            onClick={() => void link.act({ type: 'close' }).then(report)}
          />
        )}
      </div>
    </section>
  );
}
