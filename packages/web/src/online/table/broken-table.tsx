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
  const { online } = words.value;
  const isOwn = table.viewer !== 'spectator' || table.host === me.value?.id;
  const why = move < 0 ? online.broken.atStart : online.broken.atMove({ move: move + 1 });
  const remove = async (): Promise<void> => {
    const removed = await link.act({ type: 'delete' });
    report(removed);
    if (removed.ok) goTo({ page: 'lobby' });
  };
  return (
    <OnlinePage
      title={gameTitle(table.game, words.value)}
      back={{ to: { page: 'lobby' }, label: words.value.onlineEntry.toLobby }}
    >
      <section class="paper online-part broken-table" aria-label={why}>
        <h2>{online.broken.listed}</h2>
        <p role="status">{why}</p>
        <p class="hint">{online.broken.keep}</p>
        <div class="setup-foot">
          {table.phase === 'over' && <RecordLink table={table.table} />}
          {isOwn && table.phase === 'over' && (
            <AskTwice
              class="setup-foot"
              question={online.broken.keep}
              yes={online.broken.delete}
              onYes={() => void remove()}
              before={(ask) => <Button class="button-quiet" text={online.broken.delete} onClick={ask} />}
            />
          )}
          {isOwn && table.phase !== 'over' && (
            <Button
              class="button-main"
              text={online.broken.close}
              onClick={() => void link.act({ type: 'close' }).then(report)}
            />
          )}
        </div>
      </section>
      <ChatPart link={link} table={table} />
    </OnlinePage>
  );
}
