/** The two stops of Main Street that are no spaces: parcels bought on the map, and the income of the buildings. */
import { isParcelPlace, NOBODY, type View } from '@carson/board-game';
import type { JSX } from 'preact';
import { Art } from '../../../art/art.tsx';
import { occupantName } from '../../../parts/seats/people.ts';
import { SeatMark } from '../../../parts/seats/seat-mark.tsx';
import { hyphenated } from '../../../words/hyphenated.ts';
import { words } from '../../../words/words.ts';
import { seatSymbol } from '../names/seat-symbol.ts';
import { phaseOf } from '../round/phase.ts';
import { buyersIn, earnersIn } from '../round/takers.ts';
import type { BoardTable } from '../table-types.ts';
import { Lantern } from './lantern.tsx';
import { Pawn } from './pawn.tsx';

interface StopProps {
  readonly table: BoardTable;
  readonly isNow: boolean;
  readonly isDone: boolean;
}

/** B5.4: cowboys on land without an owner. */
export function ParcelStation({ table, isNow, isDone }: StopProps): JSX.Element {
  const { boardPlay } = words.value;
  const buyers = piecesOnMap(table.view, (owner) => owner === NOBODY);
  const duel = buyers.some(({ place }, at) => buyers.findIndex((other) => other.place === place) !== at);
  return (
    <li
      class={`street-sign stop wide${isNow ? ' now' : ''}${isDone ? ' done' : ''}`}
      data-anchor="stop-parcels"
      data-explain="stop:parcels"
    >
      {isNow && <Lantern />}
      <div class="sign-board">
        <Art name="piece-title" class="space-icon" />
        <span class="space-words">
          <span class="space-name">{hyphenated(boardPlay.parcels)}</span>
        </span>
        <Pieces pieces={buyers} duel={duel} />
        {buyers.length === 0 && <Served table={table} what="parcels" seats={buyersIn(table.log)} />}
      </div>
    </li>
  );
}

/** B7: every building pays its owner, or half of it the attacker. */
export function IncomeStation({ table, isNow, isDone }: StopProps): JSX.Element {
  const { boardPlay } = words.value;
  const raiders = piecesOnMap(table.view, (owner) => owner !== NOBODY);
  return (
    <li
      class={`street-sign stop${isNow ? ' now' : ''}${isDone ? ' done' : ''}`}
      data-anchor="stop-income"
      data-explain="stop:income"
    >
      {isNow && <Lantern />}
      <div class="sign-board">
        <Art name="piece-dollar" class="space-icon" />
        <span class="space-words">
          <span class="space-name">{hyphenated(boardPlay.signs.buildings)}</span>{' '}
          <span class="space-value">{boardPlay.allPaid}</span>
        </span>
        <Pieces pieces={raiders} duel={raiders.length > 0} />
        {raiders.length === 0 && <Served table={table} what="income" seats={earnersIn(table.log)} />}
      </div>
    </li>
  );
}

interface ServedProps {
  readonly table: BoardTable;
  readonly what: 'parcels' | 'income';
  readonly seats: readonly number[];
}

/** Who got something here, when the cowboys have gone. */
function Served({ table, what, seats }: ServedProps): JSX.Element | null {
  const phase = phaseOf(table.view);
  if (seats.length === 0 || (phase !== 'street' && phase !== 'end')) return null;
  const names = seats.map((seat) => occupantName(table.occupants, seat, words.value));
  const text = words.value.boardHelp.went[what]({ names });
  return (
    <span class="sign-cowboys sign-takers" role="img" aria-label={text} title={text}>
      {seats.map((seat) => (
        <SeatMark key={seat} seat={seat} symbol={seats.length === 1 ? seatSymbol(seat) : undefined} />
      ))}
    </span>
  );
}

function piecesOnMap({ pieces, town }: View, isThere: (owner: number) => boolean): View['pieces'] {
  return pieces.filter(({ place }) => isParcelPlace(place) && isThere(town.owner[place] ?? NOBODY));
}

interface PiecesProps {
  readonly pieces: View['pieces'];
  readonly duel: boolean;
}

/** The sign has room for this many; where more stand on the map, each seat is shown once. */
const ROOM = 6;

function Pieces({ pieces, duel }: PiecesProps): JSX.Element | null {
  if (pieces.length === 0) return null;
  const isFirst = ({ seat }: View['pieces'][number], at: number): boolean =>
    pieces.findIndex((other) => other.seat === seat) === at;
  const drawn = pieces.length > ROOM ? pieces.filter(isFirst) : pieces;
  return (
    <span class="sign-cowboys">
      {duel && (
        <span class="contest" data-explain="number:duel">
          <Art name="piece-pistols" label={words.value.boardPlay.contested} />
        </span>
      )}
      {drawn.map((piece) => (
        <Pawn key={`${piece.seat}/${piece.place}`} {...piece} />
      ))}
    </span>
  );
}
