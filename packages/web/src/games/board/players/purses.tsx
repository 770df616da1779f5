/** Money and points of all players in one line, below what is told: on a phone their rows lie behind another tab. */
import type { JSX } from 'preact';
import { Art } from '../../../art/art.tsx';
import { occupantName } from '../../../parts/seats/people.ts';
import { SeatMark } from '../../../parts/seats/seat-mark.tsx';
import { Counted } from '../../../stage/counted.tsx';
import { words } from '../../../words/words.ts';
import { phaseOf } from '../round/phase.ts';
import type { BoardPartProps } from '../table-types.ts';
import { inTurnOrder } from './players.tsx';

export function Purses({ table }: BoardPartProps): JSX.Element | null {
  const { board } = words.value;
  const { view, scores, occupants, viewer } = table;
  const phase = phaseOf(view);
  if (phase === 'characters' || phase === 'placing') return null;
  return (
    <ul class="purses">
      {inTurnOrder(view).map((seat) => (
        <li
          key={seat}
          class={seat === viewer ? 'purse own' : 'purse'}
          data-seat={seat}
          data-anchor={`seat-${seat} purse-${seat}`}
          title={occupantName(occupants, seat, words.value)}
        >
          <SeatMark seat={seat} />
          <strong>
            <Counted value={view.players[seat]?.money ?? 0} said={(amount) => board.money({ amount })} />
          </strong>
          <span class="purse-points">
            <Art name="piece-points" />
            <Counted value={scores[seat]?.total ?? 0} />
          </span>
        </li>
      ))}
    </ul>
  );
}
