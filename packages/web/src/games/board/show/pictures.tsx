/** What a beat draws beside the table: a duel, incomes, dice, a line of the final count. */
import type { BoardEvent } from '@carson/board-game';
import { parcelName } from '@carson/words';
import type { ComponentChildren, JSX } from 'preact';
import { Art } from '../../../art/art.tsx';
import { occupantName } from '../../../parts/seats/people.ts';
import { SeatMark } from '../../../parts/seats/seat-mark.tsx';
import { words } from '../../../words/words.ts';
import { DuelPicture } from '../duel/duel-picture.tsx';
import { latestDuel } from '../duel/duels.ts';
import { seatSymbol } from '../names/seat-symbol.ts';
import { inTurnOrder } from '../players/players.tsx';
import type { BoardTable } from '../table-types.ts';
import { IncomePicture } from './income-picture.tsx';

type Kind = BoardEvent['type'];

const DUEL: readonly Kind[] = ['duelOpened', 'diceThrown', 'dieThrownAgain', 'tilesRevealed', 'duelDecided'];

export function isOfDuel({ type }: BoardEvent): boolean {
  return DUEL.includes(type);
}

/** What the picture tells needs no sentence. */
export function isPictured(event: BoardEvent | undefined): boolean {
  return event !== undefined && [...DUEL, 'duelChosen', 'buildingPaid', 'lineCounted'].includes(event.type);
}

export function pictureOf(
  events: readonly BoardEvent[],
  table: BoardTable,
): (() => ComponentChildren) | undefined {
  if (events.some(isOfDuel)) {
    const duel = latestDuel(table.log);
    return duel && (() => <DuelPicture table={table} duel={duel} />);
  }
  const paid = events.filter((event) => event.type === 'buildingPaid');
  if (paid.length > 0) return () => <IncomePicture table={table} paid={paid} />;
  const counted = events.find((event) => event.type === 'lineCounted');
  if (counted !== undefined) return () => <CountPicture table={table} counted={counted} />;
  const [thrown, ...others] = events.filter(isThrown);
  return thrown === undefined || others.length > 0 ? undefined : () => <DicePicture thrown={thrown} />;
}

type Counted = Extract<BoardEvent, { readonly type: 'lineCounted' }>;

/** What every player gets for a line of the final count, and has in all so far. */
function CountPicture({ table, counted }: { table: BoardTable; counted: Counted }): JSX.Element {
  const { boardPlay } = words.value;
  return (
    <ul class="count-scene">
      {inTurnOrder(table.view).map((seat) => {
        const { points = 0 } = counted.points.find((one) => one.seat === seat) ?? {};
        return (
          <li key={seat} data-none={points === 0}>
            <SeatMark seat={seat} symbol={seatSymbol(seat)} />
            <span class="count-name">{occupantName(table.occupants, seat, words.value)}</span>
            <strong>{boardPlay.pointsChange({ count: points })}</strong>
          </li>
        );
      })}
    </ul>
  );
}

type Thrown = Extract<BoardEvent, { readonly black: number }>;

function isThrown(event: BoardEvent): event is Thrown {
  return 'black' in event;
}

/** The black die and the white one, and what they stand for. */
function DicePicture({ thrown }: { readonly thrown: Thrown }): JSX.Element {
  const { black, white } = thrown;
  return (
    <p class="dice-scene">
      <Art
        name={`piece-die${black}`}
        label={`${black}`}
        class="duel-die die-black"
        explained={`number:die:${black}`}
      />
      {signBetween(thrown)}
      <Art name={`piece-die${white}`} label={`${white}`} class="duel-die" explained={`number:die:${white}`} />
      <strong>{resultText(thrown)}</strong>
    </p>
  );
}

/** Dice are added up or multiplied where they bring money (B5.9, B9.11); elsewhere they name a parcel. */
function signBetween(thrown: Thrown): JSX.Element | null {
  if (thrown.type !== 'gamed') return null;
  return <span>{thrown.black + thrown.white === thrown.money ? '+' : '×'}</span>;
}

function resultText(thrown: Thrown): string {
  if (thrown.type === 'gamed') return `= ${words.value.board.money({ amount: thrown.money })}`;
  return 'parcel' in thrown && !thrown.taken ? parcelName(thrown.parcel) : '';
}
