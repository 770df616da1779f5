/** Beside the table: who is here, what they say, and the way out. */
import type { TableUpdate as ServerTable } from '@carson/protocol';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Art } from '../art/art.tsx';
import { AskTwice } from '../shell/ask-twice.tsx';
import { joinNames } from '../shell/people.ts';
import { report } from '../shell/report.ts';
import { words } from '../words/words.ts';
import { Chat } from './chat.tsx';
import { personName } from './names.ts';
import type { OnlineLink } from './online-link.ts';
import { RecordPart } from './record-part.tsx';

interface SidePanelButtonProps {
  readonly link: OnlineLink;
  readonly isOpen: Signal<boolean>;
}

export function SidePanelButton({ link, isOpen }: SidePanelButtonProps): JSX.Element {
  const { online } = words.value;
  const read = useSignal(0);
  const said = link.lines.value.length;
  useEffect(() => {
    if (isOpen.value) read.value = said;
  }, [isOpen.value, said]);
  const unread = Math.max(0, said - read.value);
  return (
    <button
      type="button"
      class="button button-quiet panel-button"
      aria-expanded={isOpen.value}
      aria-label={unread > 0 ? online.chat.unread(unread) : online.chat.heading}
      title={online.chat.heading}
      onClick={() => {
        isOpen.value = !isOpen.value;
      }}
    >
      <Art name="icon-chat" />
      {unread > 0 && <span class="unread">{unread}</span>}
    </button>
  );
}

interface SidePanelProps extends SidePanelButtonProps {
  readonly table: ServerTable;
}

export function SidePanel({ link, table, isOpen }: SidePanelProps): JSX.Element | null {
  const { online, shell, language } = words.value;
  if (!isOpen.value) return null;
  const close = (): void => {
    isOpen.value = false;
  };
  return (
    <aside
      class="paper side-panel"
      aria-label={online.chat.heading}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') close();
      }}
    >
      <div class="side-panel-head">
        <h2>{online.chat.heading}</h2>
        <button
          type="button"
          class="button button-quiet button-icon"
          aria-label={shell.settings.close}
          onClick={close}
        >
          <Art name="icon-close" />
        </button>
      </div>
      <p class="hint">
        {online.play.present(
          joinNames(
            link.people.value.map((person) => personName(person, words.value)),
            language,
          ),
        )}
      </p>
      <Chat link={link} table={table} />
      <GetUp link={link} table={table} />
      <RecordPart table={table} />
    </aside>
  );
}

/** Leaving for good is asked twice; just going away costs nobody anything. */
function GetUp({ link, table }: Omit<SidePanelProps, 'isOpen'>): JSX.Element | null {
  const { play } = words.value.online;
  if (table.viewer === 'spectator' || table.phase !== 'playing') return null;
  const isAway =
    table.seats[table.viewer]?.standIn !== undefined || table.votes.some(({ seat }) => seat === table.viewer);
  if (isAway) return null;
  return (
    <AskTwice
      class="get-up"
      question={play.getUpQuestion}
      yes={play.getUp}
      onYes={() => void link.act({ type: 'leave' }).then(report)}
      before={(ask) => (
        <button type="button" class="button button-quiet" onClick={ask}>
          {play.getUp}
        </button>
      )}
    />
  );
}
