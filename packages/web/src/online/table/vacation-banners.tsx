/** Banners about vacations and about seats that are offered to other players. */
import type { TableUpdate } from '@carson/protocol';
import type { JSX } from 'preact';
import { Banner } from '../../parts/banner.tsx';
import { Button } from '../../parts/button.tsx';
import { words } from '../../words/words.ts';
import type { OnlineLink } from '../connection/online-link.ts';
import { report } from '../connection/report.ts';
import { live } from '../connection/session.ts';
import { seatName } from '../parts/names.ts';
import { onDay } from '../parts/times.ts';
import { comeBack } from '../profile/vacation-part.tsx';

interface VacationBannersProps {
  readonly link: Pick<OnlineLink, 'act'>;
  readonly table: TableUpdate;
}

export function VacationBanners({ link, table }: VacationBannersProps): JSX.Element | null {
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
  readonly table: TableUpdate;
  readonly seat: number;
}

/**
 * Shown for another seat only while the game waits for it and not for the viewer. A vote and a bot that plays
 * the seat have banners that say what to do; the vacation then explains nothing.
 */
function AwayBanner({ table, seat }: SeatBannerProps): JSX.Element | null {
  const { slow, locale } = words.value;
  const { awayUntil: until, standIn } = table.seats[seat] ?? {};
  if (until === undefined || until <= live.serverTime()) return null;
  if (standIn !== undefined || table.votes.some((vote) => vote.seat === seat)) return null;
  const when = onDay(until, locale);
  if (seat === table.viewer) {
    return (
      <Banner text={slow.away.mine({ when })}>
        <Button text={slow.away.back} onClick={() => void comeBack()} />
      </Banner>
    );
  }
  const owes = (one: TableUpdate['viewer']): boolean =>
    table.play?.owed.some((owed) => owed.seat === one && owed.required) ?? false;
  return owes(seat) && !owes(table.viewer) ? (
    <Banner text={slow.away.banner({ name: seatName(table, seat, words.value), when })} />
  ) : null;
}

/** Shown to spectators; players find the offer beside the chat. */
function FreeSeatBanner({
  link,
  table,
  seat: at,
}: SeatBannerProps & Pick<VacationBannersProps, 'link'>): JSX.Element | null {
  const { offer } = words.value.slow;
  if (table.viewer !== 'spectator' || table.seats[at]?.offered !== true) return null;
  return (
    <Banner text={offer.free({ name: seatName(table, at, words.value) })}>
      <Button
        class="button-main"
        text={offer.take}
        onClick={() => void link.act({ type: 'join', seat: at }).then(report)}
      />
    </Banner>
  );
}
