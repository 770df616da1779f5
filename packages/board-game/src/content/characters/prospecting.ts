/** B9.9, B9.15: a building of the row with a title, at once, on an unowned free parcel. */
import { refusal } from '@carson/engine';
import { isFree } from '../../appraise/parcels.ts';
import type { BuildingId } from '../../ids.ts';
import { add, nth } from '../../lists.ts';
import { giveTitle } from '../../people/holdings.ts';
import { pay } from '../../people/payments.ts';
import type { State } from '../../state/state.ts';
import { push } from '../../state/table.ts';
import { putBuilding } from '../../town/put-building.ts';
import { takeFromRow } from '../../town/tile-row.ts';
import { codeOf } from '../../town/town.ts';
import { parcelOffer, whyCannotPay } from './offers.ts';
import type { Offer } from './power.ts';

interface Prospecting {
  readonly building: BuildingId;
  readonly price: number;
  readonly rule: string;
}

const NOT_FREE = refusal('parcelNotFree', 'B9.9');

export function prospecting({ building, price, rule }: Prospecting): Offer {
  const tile = codeOf(building);
  return parcelOffer({
    kind: 'prospect',
    terms: [{ costs: { money: price }, building }],
    whyNot: (state, seat, parcel) =>
      whyCannotPay(state, seat, { price, rule }) ?? (isFree(state.town, parcel) ? undefined : NOT_FREE),
    take(table, seat, parcel) {
      const { state } = table;
      pay(table, seat, { amount: price, source: 'power', rule });
      giveTitle(table, seat, parcel);
      table.log?.({ type: 'parcelClaimed', seat, parcel, rule });
      putBuilding(table, seat, { tile, parcel });
      const spaces = state.row.filter((held) => held === tile).length;
      if (spaces > 1) push(state, { kind: 'pickTile', seat, tile });
      else if (spaces === 1) takeFromRow(table, state.row.indexOf(tile));
      else add(state.bag, tile, -1);
    },
  });
}

/** B14.23: tiles in players' hands and on the map are gone. */
export function isLeft(building: BuildingId): (state: State) => boolean {
  const tile = codeOf(building);
  return (state) => state.row.includes(tile) || nth(state.bag, tile) > 0;
}
