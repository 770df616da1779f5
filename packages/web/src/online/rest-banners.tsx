/** Who is on vacation, and which seat is free to be taken over. */
import type { TableUpdate as ServerTable } from '@carson/protocol';
import type { JSX } from 'preact';
import { addressOf } from '../app/route.ts';
import { Banner } from '../parts/banner.tsx';
import { copy } from '../parts/copy.ts';
import { words } from '../words/words.ts';
import { onDay } from './ago.ts';
import { seatName } from './names.ts';
import type { OnlineLink } from './online-link.ts';
import { report } from './report.ts';
import { comeBack } from './rest-part.tsx';
import { live } from './session.ts';

interface RestBannersProps {
  readonly link: OnlineLink;
  readonly table: ServerTable;
}

export function RestBanners({ link, table }: RestBannersProps): JSX.Element | null {
  if (table.phase !== 'playing') return null;
  return (
    <>
      {table.seats.map((_, seat) => (
        <AwayBanner key={`away-${seat}`} table={table} seat={seat} />
      ))}
      {table.seats.map((_, seat) => (
        <FreeSeatBanner key={`free-${seat}`} link={link} table={table} seat={seat} />
      ))}
    </>
  );
}

interface SeatBannerProps {
  readonly table: ServerTable;
  readonly seat: number;
}

/** Of others only where the game waits for them. */
function AwayBanner({ table, seat }: SeatBannerProps): JSX.Element | null {
  const { slow, locale } = words.value;
  const until = table.seats[seat]?.awayUntil;
  if (until === undefined || until <= live.serverTime()) return null;
  const when = onDay(until, locale);
  if (seat === table.viewer) {
    return (
      <Banner text={slow.away.mine({ when })}>
        <button type="button" class="button" onClick={() => void comeBack()}>
          {slow.away.back}
        </button>
      </Banner>
    );
  }
  const isAwaited = table.play?.owed.some((owed) => owed.seat === seat && owed.required) ?? false;
  return isAwaited ? (
    <Banner text={slow.away.banner({ name: seatName(table, seat, words.value), when })} />
  ) : null;
}

/** A bot plays for somebody who stayed away: those who play may offer the seat, those who watch may take it. */
function FreeSeatBanner({
  link,
  table,
  seat: at,
}: SeatBannerProps & Pick<RestBannersProps, 'link'>): JSX.Element | null {
  const { offer } = words.value.slow;
  const { table: id, viewer, seats } = table;
  const seat = seats[at];
  if (seat?.standIn === undefined || at === viewer) return null;
  const name = seatName(table, at, words.value);
  if (viewer === 'spectator') {
    return seat.offered === true ? (
      <Banner text={offer.free({ name })}>
        <button
          type="button"
          class="button button-main"
          onClick={() => void link.act({ type: 'join', seat: at }).then(report)}
        >
          {offer.take}
        </button>
      </Banner>
    ) : null;
  }
  if (seats[viewer]?.standIn !== undefined) return null;
  return seat.offered === true ? (
    <Banner text={offer.open({ name })}>
      <button
        type="button"
        class="button"
        onClick={() => void copy(addressOf({ page: 'onlineTable', id }), words.value.online.room.copied)}
      >
        {offer.copy}
      </button>
    </Banner>
  ) : (
    <Banner text={offer.bot({ name })}>
      <button
        type="button"
        class="button"
        onClick={() => void link.act({ type: 'offer', seat: at }).then(report)}
      >
        {offer.give}
      </button>
    </Banner>
  );
}
