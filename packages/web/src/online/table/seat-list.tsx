/** All players and facts about them; offers a seat that a bot plays for a missing player to other people. */
import type { TableUpdate } from '@carson/protocol';
import type { JSX } from 'preact';
import { addressOf } from '../../app/route.ts';
import { Button } from '../../parts/button.tsx';
import { copy } from '../../parts/copy.ts';
import { SeatMark } from '../../parts/seats/seat-mark.tsx';
import { words } from '../../words/words.ts';
import type { OnlineLink } from '../connection/online-link.ts';
import { report } from '../connection/report.ts';
import { live } from '../connection/session.ts';
import { seatName } from '../parts/names.ts';
import { seatFacts } from '../parts/seat-facts.ts';

interface SeatListProps {
  readonly link: OnlineLink;
  readonly table: TableUpdate;
}

export function SeatList({ link, table }: SeatListProps): JSX.Element {
  const now = live.serverTime();
  return (
    <ul class="panel-seats">
      {table.seats.map(
        ({ person }, seat) =>
          person !== undefined && (
            <li key={seat}>
              <SeatMark seat={seat} />
              <span>
                {seatName(table, seat, words.value)}
                <span class="hint"> {seatFacts(table, seat, { now, words: words.value }).join(' · ')}</span>
                <StandIn link={link} table={table} seat={seat} />
              </span>
            </li>
          ),
      )}
    </ul>
  );
}

function StandIn({ link, table, seat: at }: SeatListProps & { readonly seat: number }): JSX.Element | null {
  const { slow, online } = words.value;
  const { table: id, viewer, seats, phase } = table;
  const seat = seats[at];
  if (phase !== 'playing' || seat?.standIn === undefined) return null;
  const name = seatName(table, at, words.value);
  const mayOffer = viewer !== 'spectator' && viewer !== at && seats[viewer]?.standIn === undefined;
  return (
    <span class="panel-stand-in">
      <span class="hint">{seat.offered === true ? slow.offer.open({ name }) : slow.offer.bot({ name })}</span>
      {mayOffer && seat.offered === true && (
        <Button
          text={slow.offer.copy}
          onClick={() => void copy(addressOf({ page: 'onlineTable', id }), online.room.copied)}
        />
      )}
      {mayOffer && seat.offered !== true && (
        <Button
          text={slow.offer.give}
          onClick={() => void link.act({ type: 'offer', seat: at }).then(report)}
        />
      )}
    </span>
  );
}
