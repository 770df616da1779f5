/** Before the game: who is here, which seats are free, and the host's choices for the seats. */
import type { SeatPlan, TableUpdate as ServerTable } from '@carson/protocol';
import type { JSX } from 'preact';
import { goTo, hashOf } from '../../app/route.ts';
import { AskTwice } from '../../parts/ask-twice.tsx';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { Choices } from '../../parts/choices.tsx';
import { copy } from '../../parts/copy.ts';
import { gameTitle } from '../../parts/game-title.ts';
import { botName, joinNames } from '../../parts/seats/people.ts';
import { SeatMark } from '../../parts/seats/seat-mark.tsx';
import { PEOPLE } from '../../rules/bot-people.ts';
import { words } from '../../words/words.ts';
import { ChatPart } from '../chat/chat.tsx';
import type { OnlineLink } from '../connection/online-link.ts';
import { report } from '../connection/report.ts';
import { live, me } from '../connection/session.ts';
import { clockName, nameAt, seatName } from '../parts/names.ts';
import { OnlinePage } from '../parts/online-page.tsx';
import { seatFacts } from '../parts/seat-facts.ts';
import { ago, until } from '../parts/times.ts';
import { NamePart } from '../profile/name-form.tsx';
import { useHostNews } from './use-host-news.ts';

interface RoomProps {
  readonly link: OnlineLink;
  readonly table: ServerTable;
}

export function WaitingRoom({
  link,
  table,
  invitation,
}: RoomProps & { readonly invitation: string | undefined }): JSX.Element {
  const { online, locale } = words.value;
  const people = link.people.value.map((person) => nameAt(table, person, words.value));
  const { expiresAt, plannedAt } = table;
  const hasLeft = useHostNews(table);
  return (
    <OnlinePage title={gameTitle(table.game, words.value)}>
      <NamePart />
      <section class="paper online-part waiting-room" aria-label={words.value.onlineEntry.room}>
        <div class="online-part-head">
          <h2>{words.value.onlineEntry.room}</h2>
          <Button
            icon="icon-link"
            text={online.room.copyLink}
            onClick={() => void copy(invitationAddress(table.table), online.room.copied)}
          />
        </div>
        <p class="hint">
          {online.create.accesses[table.access]} · {clockName(table.clock, words.value)}
        </p>
        {plannedAt !== undefined && (
          <p class="hint">{online.room.replanned({ when: ago(plannedAt, live.serverTime(), locale) })}</p>
        )}
        <ol class="room-seats">
          {table.seats.map((_, seat) => (
            <RoomSeat key={seat} link={link} table={table} seat={seat} />
          ))}
        </ol>
        <p class="hint" role="status">
          {online.play.present({ names: joinNames(people, locale) })}
        </p>
        {expiresAt !== undefined && (
          <p class="hint">{online.room.expires({ when: until(expiresAt, live.serverTime(), locale) })}</p>
        )}
        <RoomActions link={link} table={table} hasLeft={hasLeft} invitation={invitation} />
      </section>
      <ChatPart link={link} table={table} />
    </OnlinePage>
  );
}

function RoomSeat({ link, table, seat: at }: RoomProps & { readonly seat: number }): JSX.Element | null {
  const { online, shell } = words.value;
  const seat = table.seats[at];
  if (seat === undefined) return null;
  const isHere = seat.person !== undefined && link.people.value.some(({ id }) => id === seat.person?.id);
  const isHost = table.host === me.value?.id;
  const { invitation } = seat;
  return (
    <li class="room-seat" data-taken={seat.person !== undefined}>
      <SeatMark seat={at} />
      <div class="room-seat-text">
        <strong>{seatName(table, at, words.value)}</strong>
        {seat.person !== undefined && (
          <span class="hint">
            {[
              ...seatFacts(table, at, { now: live.serverTime(), words: words.value }),
              isHere ? online.play.here : online.play.away,
              ...(seat.person.id === table.host ? [online.room.host] : []),
            ].join(' · ')}
          </span>
        )}
        {(seat.plan.kind === 'bot' || seat.plan.kind === 'virtual') && (
          <span class="hint">{shell.setup[seat.plan.kind]}</span>
        )}
      </div>
      {invitation !== undefined && seat.person === undefined && (
        <Button
          icon="icon-link"
          text={online.room.copyInvitation}
          onClick={() => void copy(invitationAddress(table.table, invitation), online.room.copied)}
        />
      )}
      {isHost && seat.person !== undefined && seat.person.id !== table.host && (
        <Button
          class="button-quiet"
          icon="icon-delete"
          text={online.room.remove}
          aria-label={`${online.room.remove}: ${seatName(table, at, words.value)}`}
          onClick={() => void link.act({ type: 'remove', seat: at }).then(report)}
        />
      )}
      {isHost && seat.person === undefined && seat.plan.kind !== 'virtual' && (
        <SeatPlanner link={link} seat={at} plan={seat.plan} />
      )}
    </li>
  );
}

interface SeatPlannerProps {
  readonly link: OnlineLink;
  readonly seat: number;
  readonly plan: SeatPlan;
}

/** The host decides who may come to an empty seat. */
function SeatPlanner({ link, seat, plan }: SeatPlannerProps): JSX.Element {
  const { online, shell } = words.value;
  const chosen = plan.kind === 'bot' ? `bot ${plan.bot}` : plan.kind;
  const face = (value: string): string =>
    value === 'open' || value === 'invited'
      ? online.room.plans[value]
      : shell.labelled({ label: shell.setup.bot, text: botName(value.slice(4), words.value) });
  return (
    <Choices
      label={online.room.whoMayCome}
      values={['open', 'invited', ...PEOPLE.map(({ id }) => `bot ${id}`)]}
      chosen={chosen}
      onChoose={(value) => {
        const wanted: SeatPlan =
          value === 'open' || value === 'invited' ? { kind: value } : { kind: 'bot', bot: value.slice(4) };
        void link.act({ type: 'plan', seat, plan: wanted }).then(report);
      }}
      face={face}
    />
  );
}

interface RoomActionsProps extends RoomProps {
  /** Called before the viewer leaves by choice. */
  readonly hasLeft: () => void;
  readonly invitation: string | undefined;
}

function RoomActions({ link, table, hasLeft, invitation }: RoomActionsProps): JSX.Element {
  const { online } = words.value;
  const isHost = table.host === me.value?.id;
  const isSeated = table.viewer !== 'spectator';
  const act = (action: Parameters<OnlineLink['act']>[0]) => link.act(action).then(report);
  const isAwaited = !isSeated && table.seats.some(({ reservedFor }) => reservedFor?.id === me.value?.id);
  const leave = async (): Promise<void> => {
    hasLeft();
    await act({ type: 'leave' });
    goTo({ page: 'lobby' });
  };
  return (
    <div class="setup-foot">
      {(isSeated || isAwaited) && (
        <Button
          class="button-quiet"
          text={isSeated ? online.room.leave : online.room.decline}
          onClick={() => void leave()}
        />
      )}
      {isHost && (
        <ButtonLink
          class="button-quiet"
          text={online.room.replan}
          href={hashOf({ page: 'replan', id: table.table })}
        />
      )}
      {isHost && (
        <AskTwice
          class="setup-foot"
          question={online.room.cancelQuestion}
          yes={online.room.cancel}
          onYes={() => void act({ type: 'cancel' })}
          before={(ask) => <Button class="button-quiet" text={online.room.cancel} onClick={ask} />}
        />
      )}
      {mayJoin(table, invitation) && (
        <Button
          class="button-main"
          icon="icon-hand"
          text={online.room.join}
          onClick={() => void act({ type: 'join', ...(invitation === undefined ? {} : { invitation }) })}
        />
      )}
      {isHost && (
        <StartButton missing={freeSeats(table).length} onStart={() => void act({ type: 'start' })} />
      )}
      {!isHost && isSeated && <p class="hint">{online.room.hostStarts}</p>}
    </div>
  );
}

function freeSeats({ seats }: RoomProps['table']): RoomProps['table']['seats'] {
  return seats.filter(
    ({ plan, person }) => (plan.kind === 'open' || plan.kind === 'invited') && person === undefined,
  );
}

function mayJoin(table: RoomProps['table'], invitation: string | undefined): boolean {
  if (table.viewer !== 'spectator') return false;
  return freeSeats(table).some(
    ({ plan, reservedFor }) =>
      reservedFor?.id === me.value?.id ||
      (plan.kind === 'open' && reservedFor === undefined) ||
      (plan.kind === 'invited' && invitation !== undefined),
  );
}

/** Begins the game once no seat is free; says until then how many are. */
function StartButton({
  missing,
  onStart,
}: {
  readonly missing: number;
  readonly onStart: () => void;
}): JSX.Element {
  const { room } = words.value.online;
  const reason = missing > 0 ? room.stillFree({ count: missing }) : undefined;
  return (
    <>
      <Button
        class="button-main"
        icon="icon-play"
        text={room.start}
        aria-disabled={missing > 0}
        title={reason}
        onClick={() => missing === 0 && onStart()}
      />
      {reason !== undefined && <p class="hint">{reason}</p>}
    </>
  );
}

/** Chats show an invitation for this path; which table it is stays behind the #. */
function invitationAddress(table: string, invitation?: string): string {
  const hash = hashOf({
    page: 'onlineTable',
    id: table,
    ...(invitation === undefined ? {} : { invitation }),
  });
  return `${location.origin}/join${hash}`;
}
