/** Who is here, who is thinking and how long they have: one chip per seat, in the bar of the table. */

import type { TableUpdate as ServerTable } from '@carson/protocol';
import type { JSX } from 'preact';
import { hashOf } from '../../app/route.ts';
import { Art } from '../../art/art.tsx';
import { ButtonLink } from '../../parts/button.tsx';
import { SeatMark } from '../../parts/seats/seat-mark.tsx';
import { words } from '../../words/words.ts';
import type { OnlineLink } from '../connection/online-link.ts';
import { live } from '../connection/session.ts';
import { seatName } from '../parts/names.ts';
import { seatFacts } from '../parts/seat-facts.ts';
import { whyLost } from '../parts/why-lost.ts';
import { SeatClockFace } from './seat-clock.tsx';

interface SeatStripProps {
  readonly link: OnlineLink;
  readonly table: ServerTable;
}

export function SeatStrip({ link, table }: SeatStripProps): JSX.Element {
  const { online } = words.value;
  const isLost = live.connection.value !== 'open';
  const lost = whyLost(words.value);
  return (
    <div class="seat-bar">
      {live.sending.value.has(table.table) && (
        <span class="sending" role="status" title={online.sending}>
          <Art name="icon-export" />
          <span class="spoken">{online.sending}</span>
        </span>
      )}
      {isLost && (
        <span class="connection-mark" role="status" title={lost}>
          <Art name="icon-offline" />
          <span class="spoken">{lost}</span>
        </span>
      )}
      {table.viewer === 'spectator' && table.phase === 'playing' && (
        <span class="watching">
          <Art name="icon-eye" />
          <span class="wide">{online.play.watching}</span>
        </span>
      )}
      <ul class="seat-strip" aria-label={online.play.seats}>
        {table.seats.map((_, seat) => (
          <SeatChip key={seat} link={link} table={table} seat={seat} />
        ))}
      </ul>
      <NextTable after={table.table} />
    </div>
  );
}

function NextTable({ after }: { readonly after: string }): JSX.Element | null {
  const [next, ...more] = [...live.turns.value].filter((table) => table !== after);
  if (next === undefined) return null;
  const text = words.value.onlineEntry.tablesWaiting({ count: 1 + more.length });
  return (
    <ButtonLink
      class="button-quiet next-table"
      icon="icon-forward"
      text={<span class="unread">{1 + more.length}</span>}
      href={hashOf({ page: 'onlineTable', id: next })}
      label={text}
    />
  );
}

function SeatChip({ link, table, seat: at }: SeatStripProps & { readonly seat: number }): JSX.Element | null {
  const { online } = words.value;
  const seat = table.seats[at];
  if (seat === undefined) return null;
  const isHere = seat.person === undefined || link.people.value.some(({ id }) => id === seat.person?.id);
  const isThinking = table.play?.owed.some((owed) => owed.seat === at) ?? false;
  const clock = table.clocks.find((candidate) => candidate.seat === at);
  const facts = seatFacts(table, at, { now: live.serverTime(), words: words.value });
  const state = isThinking ? online.play.thinking : isHere ? online.play.here : online.play.away;
  const said = `${seatName(table, at, words.value)}: ${[...facts, state].join(', ')}`;
  return (
    <li
      class="seat-chip"
      data-here={isHere}
      data-thinking={isThinking}
      data-mine={table.viewer === at}
      title={said}
    >
      <SeatMark seat={at} />
      <span class="spoken">{said}</span>
      {seat.alike !== undefined && <Art name="icon-link" class="seat-alike" />}
      {clock !== undefined && <SeatClockFace clock={clock} at={table.at} />}
    </li>
  );
}
