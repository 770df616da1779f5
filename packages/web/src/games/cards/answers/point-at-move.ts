/** Points at what a command is about: the card rises, its place is aimed at, its parcels light up. */
import type { Command, SeatView } from '@carson/card-game';
import { ownSeat } from '../round/own-seat.ts';
import { legalPlaces } from '../selection/aim.ts';
import { aim, highlight, pickedBid, pointedCard } from '../selection/selection.ts';
import type { CardsTable } from '../table-types.ts';

export function pointAtMove(command: Command | undefined, table: CardsTable): void {
  const own = ownSeat(table.view);
  pointedCard.value = command?.type === 'takeCard' ? command.card : undefined;
  highlight(own.seat, command?.type === 'sellCard' ? parcelsOfCard(own, command.card) : []);
  pickedBid.value = command?.type === 'bid' ? command.card : undefined;
  if (command?.type === 'layCard')
    aim.value = legalPlaces(table).find(({ x, y }) => x === command.x && y === command.y);
}

export function parcelsOfCard(seat: SeatView, card: number): readonly number[] {
  return seat.parcels.flatMap((parcel, index) => (parcel.card === card ? [index] : []));
}
