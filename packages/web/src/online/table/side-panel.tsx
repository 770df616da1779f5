/** The panel beside the table: who is here, the chat, and how to leave. */

import type { TableUpdate as ServerTable } from '@carson/protocol';
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { hashOf } from '../../app/route.ts';
import { AskTwice } from '../../parts/ask-twice.tsx';
import { Button } from '../../parts/button.tsx';
import { PanelHead } from '../../parts/panel-head.tsx';
import { joinNames } from '../../parts/seats/people.ts';
import { usePanelFocus } from '../../parts/use-panel-focus.ts';
import { words } from '../../words/words.ts';
import { Chat } from '../chat/chat.tsx';
import { readUpTo } from '../chat/chat-read.ts';
import type { OnlineLink } from '../connection/online-link.ts';
import { report } from '../connection/report.ts';
import { me } from '../connection/session.ts';
import { markedAt } from '../parts/names.ts';
import { RecordPart } from './record-part.tsx';
import { SeatList } from './seat-list.tsx';

interface SidePanelProps {
  readonly link: OnlineLink;
  readonly table: ServerTable;
  readonly isOpen: Signal<boolean>;
}

export function SidePanelButton({ link, table: { table }, isOpen }: SidePanelProps): JSX.Element {
  const { online } = words.value;
  const read = readUpTo(table);
  const unread = isOpen.value
    ? 0
    : link.lines.value.filter(({ at, person }) => at > read && person.id !== me.value?.id).length;
  return (
    <Button
      class="button-quiet panel-button"
      icon="icon-chat"
      text={unread > 0 && <span class="unread">{unread}</span>}
      aria-expanded={isOpen.value}
      aria-label={unread > 0 ? online.chat.unread({ count: unread }) : online.chat.heading}
      title={online.chat.heading}
      onClick={() => {
        isOpen.value = !isOpen.value;
      }}
    />
  );
}

export function SidePanel({ isOpen, ...props }: SidePanelProps): JSX.Element | null {
  const close = (): void => {
    isOpen.value = false;
  };
  return isOpen.value ? <OpenPanel {...props} onClose={close} /> : null;
}

interface OpenPanelProps extends Omit<SidePanelProps, 'isOpen'> {
  readonly onClose: () => void;
}

function OpenPanel({ link, table, onClose }: OpenPanelProps): JSX.Element {
  const { online, locale } = words.value;
  const panel = useRef<HTMLElement>(null);
  usePanelFocus(panel);
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      class="paper side-panel"
      aria-label={online.chat.heading}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') onClose();
      }}
    >
      <PanelHead class="side-panel-head" title={online.chat.heading} onClose={onClose} />
      <p class="hint">
        {online.play.present({
          names: joinNames(
            link.people.value.map((person) => markedAt(table, person, words.value)),
            locale,
          ),
        })}
      </p>
      <SeatList link={link} table={table} />
      <Chat link={link} table={table} />
      <VacationLeft table={table} />
      <LeaveSeat link={link} table={table} />
      <RecordPart table={table} />
    </aside>
  );
}

const DAY = 86_400_000;

/** Where the table has agreed on vacation: how much of it is mine, and the way to it. */
function VacationLeft({ table }: Pick<SidePanelProps, 'table'>): JSX.Element | null {
  const { rest } = words.value.slow;
  const left = table.clocks.find(({ seat }) => seat === table.viewer)?.vacationLeft;
  if (left === undefined) return null;
  const days = Math.ceil(left / DAY);
  return (
    <p class="hint vacation-left">
      {days === 0 ? rest.noneLeft : rest.left({ days })} <a href={hashOf({ page: 'profile' })}>{rest.set}</a>
    </p>
  );
}

/** Leaving for good asks for confirmation; closing the page has no consequence. */
function LeaveSeat({ link, table }: Omit<SidePanelProps, 'isOpen'>): JSX.Element | null {
  const { play } = words.value.online;
  if (table.viewer === 'spectator' || table.phase !== 'playing') return null;
  const isAway =
    table.seats[table.viewer]?.standIn !== undefined || table.votes.some(({ seat }) => seat === table.viewer);
  if (isAway) return null;
  return (
    <AskTwice
      class="leave-seat"
      question={play.leaveSeatQuestion}
      yes={play.leaveSeat}
      onYes={() => void link.act({ type: 'leave' }).then(report)}
      before={(ask) => <Button class="button-quiet" text={play.leaveSeat} onClick={ask} />}
    />
  );
}
