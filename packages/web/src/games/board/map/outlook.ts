/** What buildings not built yet would earn, with the house that comes with them. */
import { BUILDING_IDS, type BuildingId, idOf, isServed, prospectsOf, type View } from '@carson/board-game';
import { parcelName } from '@carson/words';
import { words } from '../../../words/words.ts';
import type { BoardTable } from '../table-types.ts';
import { effectOf } from '../town/build-effect.ts';
import { isFreeLand } from './parcel-targets.tsx';

interface Outlook {
  readonly parcel: number;
  readonly building: BuildingId;
  readonly income: number;
  /** With its house where it pays most; the same where none comes with it. */
  readonly most: number;
}

interface Builder {
  readonly view: View;
  readonly seat: number;
}

/** The parcel of the seat's own on which the building would earn most. */
function bestSite({ view, seat }: Builder, building: BuildingId): Outlook | undefined {
  const { town, round, occupant } = view;
  return best(
    prospectsOf({ town, round, occupant }, seat, building)
      .filter(({ owned }) => owned)
      .map(({ parcel }) => outlookOn({ view, seat }, building, parcel)),
  );
}

/** What the building would earn at best on the seat's own land, in words; undefined where it cannot stand. */
export function bestEarning(builder: Builder, building: BuildingId | undefined): string | undefined {
  const site = building && bestSite(builder, building);
  if (site === undefined) return undefined;
  const { boardHelp, boardPlay } = words.value;
  const earned = { parcel: parcelName(site.parcel), amount: site.income };
  return site.most > site.income
    ? boardHelp.earnsWithHouse({ ...earned, most: site.most })
    : boardPlay.earnsOn(earned);
}

/** For land without an owner: the building for sale that would earn most there, and whether a road is missing. */
export function landFacts({ view, viewer }: BoardTable, parcel: number): readonly string[] {
  if (viewer === 'spectator' || !isFreeLand(view, parcel)) return [];
  const { boardHelp, names } = words.value;
  const { town, round, occupant, row } = view;
  const forSale = BUILDING_IDS.filter((id) => row.some((code) => idOf(code) === id));
  const found = best(
    forSale
      .filter((building) =>
        prospectsOf({ town, round, occupant }, viewer, building).some((site) => site.parcel === parcel),
      )
      .map((building) => outlookOn({ view, seat: viewer }, building, parcel)),
  );
  const building = found && names.elements[found.building];
  return [
    ...(building === undefined ? [] : [boardHelp.landBest({ building, amount: found?.most ?? 0 })]),
    ...(isServed(town, parcel) ? [] : [boardHelp.landUnserved]),
  ];
}

function outlookOn(builder: Builder, building: BuildingId, parcel: number): Outlook {
  const effect = effectOf(builder, { type: 'build', building, parcel });
  const income = effect?.income ?? 0;
  return { parcel, building, income, most: Math.max(income, effect?.bestHouse?.income ?? 0) };
}

function best(outlooks: readonly Outlook[]): Outlook | undefined {
  return outlooks.toSorted((a, b) => b.most - a.most)[0];
}
