/** Small counts over what a view shows. */
import { BUILDINGS, type BuildingId, onParcel, PARCEL_COUNT } from '@carson/board-game';
import type { Outlook } from './outlook.ts';

function ownParcels({ view, seat }: Outlook): number[] {
  const parcels: number[] = [];
  for (let parcel = 0; parcel < PARCEL_COUNT; parcel++) {
    if (view.town.owner[parcel] === seat) parcels.push(parcel);
  }
  return parcels;
}

/** What all buildings of a kind pay the seat this round. */
export function incomeOfKind(outlook: Outlook, kind: BuildingId): number {
  const { town, parcels } = outlook.view;
  return ownParcels(outlook).reduce(
    (sum, parcel) => sum + (onParcel(town, parcel) === kind ? (parcels[parcel]?.income ?? 0) : 0),
    0,
  );
}

export function bestIncomeOfKind(outlook: Outlook): number {
  const kinds = Object.values(BUILDINGS).filter(({ earnings }) => earnings !== undefined);
  return Math.max(...kinds.map(({ id }) => incomeOfKind(outlook, id)));
}

export function ownIncome(outlook: Outlook): number {
  return ownParcels(outlook).reduce((sum, parcel) => sum + (outlook.view.parcels[parcel]?.income ?? 0), 0);
}

/** Own buildings that never earn: those a teacher likes. */
export function schoolsAndSuch(outlook: Outlook): number {
  const { town } = outlook.view;
  return ownParcels(outlook).filter((parcel) => {
    const building = Object.values(BUILDINGS).find(({ id }) => id === onParcel(town, parcel));
    return building !== undefined && building.earnings === undefined && building.houseValuesPerPoint === 0;
  }).length;
}
