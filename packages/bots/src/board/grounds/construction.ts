/** Parcels that are claimed, tiles that are taken, houses that are set. */
import { type Command, NOBODY, ownerOf, ROW_PLACES, tileId } from '@carson/board-game';
import type { Ground } from '../../search/model.ts';

import type { Question } from '../answers/question.ts';
import { ground, when } from './ground.ts';
import {
  buildingGrounds,
  changedTown,
  houseChange,
  incomeGrounds,
  landGrounds,
  noRivalGains,
  tileGrounds,
  townGrounds,
} from './town.ts';
import { costs, eventsOf, type Trial } from './trial.ts';

/** A parcel, or with it a building that stands there at once (B9.9, B9.15). */
export function claimGrounds({ outlook }: Question, parcel: number, trial: Trial): readonly Ground[] {
  const [built] = eventsOf(trial, 'buildingBuilt');
  const gains =
    built === undefined
      ? landGrounds(outlook, [parcel])
      : buildingGrounds(outlook, built.building, [{ parcel, on: built.building, owner: outlook.seat }]);
  return [...gains, ...costs(trial)];
}

/** Something of the town's, not of the seat's. */
export function hallGrounds({ outlook }: Question, trial: Trial): readonly Ground[] {
  return [...incomeGrounds(outlook, trial), ...noRivalGains(outlook, trial)];
}

export function tileOnSale({ outlook }: Question, place: number, trial: Trial): readonly Ground[] {
  const tile = outlook.view.row[ROW_PLACES.indexOf(place)] ?? 0;
  const made = tileGrounds(outlook, tileId(tile));
  const scores = made.filter(({ key }) => key === 'endPoints');
  return [...made.filter((found) => !scores.includes(found)), ...costs(trial), ...scores];
}

/** How many tiles slide to cheaper spaces. */
export function rowGrounds({ outlook }: Question, place: number, trial: Trial): readonly Ground[] {
  const [slid] = eventsOf(trial, 'rowSlid');
  if (slid === undefined) return [];
  const taken = ROW_PLACES.indexOf(place);
  const before = outlook.view.row.flatMap((tile, at) => (tile === 0 || at === taken ? [] : [at]));
  const after = slid.row.flatMap((id, at) => (id === '' ? [] : [at]));
  const count = before.filter((at, order) => (after[order] ?? at) < at).length;
  return when(count > 0, () => ground('cheaperTiles', { count }));
}

type House = Extract<Command, { readonly type: 'setHouse' | 'askConsent' }>;

/** What the house itself does, beside the building that it belongs to. */
export function houseGrounds({ outlook, step }: Question, { type, parcel }: House): readonly Ground[] {
  if (step?.kind !== 'houses') return [];
  const { view } = outlook;
  const before = changedTown(view.town, [{ parcel: step.parcel, on: tileId(step.tile) }]);
  const changed = { town: changedTown(before, [houseChange(outlook, parcel)]), before };
  const owner = ownerOf(view.town, parcel);
  return [
    ...townGrounds(outlook, changed),
    ...noRivalGains(outlook, changed),
    ...when(type === 'askConsent' && owner !== NOBODY, () => ground('asks', { seat: owner })),
  ];
}

/** B5.6: a house that another player builds on the seat's own parcel. */
export function consentGrounds(
  question: Question,
  { agree }: { readonly agree: boolean },
): readonly Ground[] {
  const { outlook, step } = question;
  if (step?.kind !== 'consent') return [];
  if (!agree) return [ground('deniesHouse', { seat: step.asker })];
  const town = changedTown(outlook.view.town, [houseChange(outlook, step.parcel)]);
  return townGrounds(outlook, { town });
}
