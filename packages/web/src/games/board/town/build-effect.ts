/** What a building or a house would change: incomes, who pays them, and whom it helps. */
import {
  BUILDINGS,
  type BuildingId,
  type Command,
  canEarn,
  codeOf,
  factsAt,
  type IncomePart,
  idOf,
  incomeOf,
  NOBODY,
  type OnId,
  PARCEL_COUNT,
  type Town,
  type View,
  whyNoHouse,
} from '@carson/board-game';

/** Something that would stand there. */
export interface Ghost {
  readonly parcel: number;
  readonly on: OnId;
}

export interface IncomeChange {
  readonly parcel: number;
  readonly owner: number;
  readonly before: number;
  readonly after: number;
}

/** What one parcel adds to the income of a building. */
export interface Payment {
  readonly from: number;
  readonly to: number;
  readonly amount: number;
}

export interface BuildEffect {
  readonly parcel: number;
  /** The building of this build: what the command builds, or what the house comes with. */
  readonly building: BuildingId;
  readonly site: number;
  readonly ghosts: readonly Ghost[];
  /** What the building would earn; left out where it earns nothing by its kind. */
  readonly income?: number;
  /** Buildings whose income changes, the new one left out. */
  readonly changes: readonly IncomeChange[];
  readonly payments: readonly Payment[];
  /** Where its house would pay it most, as long as that is still open. */
  readonly bestHouse?: { readonly parcel: number; readonly income: number };
}

interface Builder {
  readonly view: View;
  readonly seat: number;
}

/** Undefined where the command builds nothing. */
export function effectOf(builder: Builder, command: Command): BuildEffect | undefined {
  if (command.type === 'build') return buildEffect(builder, command);
  if (command.type === 'setHouse' || command.type === 'askConsent')
    return houseEffect(builder, command.parcel);
  return undefined;
}

function buildEffect({ view, seat }: Builder, { building, parcel }: Site): BuildEffect {
  const after = townWith(view.town, seat, { building, parcel });
  const income = earnedAt(view, after, parcel);
  const bestHouse =
    income !== undefined && BUILDINGS[building].houses > 0 ? bestHouseFor(view, after, parcel) : undefined;
  return {
    parcel,
    building,
    site: parcel,
    ghosts: [{ parcel, on: building }],
    ...(income === undefined ? {} : { income }),
    changes: changesBetween(view, { before: view.town, after }).filter((change) => change.parcel !== parcel),
    payments: paymentsTo(view, after, parcel),
    ...(bestHouse === undefined ? {} : { bestHouse }),
  };
}

/** The house of a build that has begun: its building counts as if it stood. */
function houseEffect({ view, seat }: Builder, parcel: number): BuildEffect | undefined {
  const step = view.steps.at(-1);
  const building = step?.kind === 'houses' ? idOf(step.tile) : undefined;
  if (step?.kind !== 'houses' || building === undefined || !isBuilding(building)) return undefined;
  const before = townWith(view.town, seat, { building, parcel: step.parcel });
  const house = factsAt(before, parcel).topped ?? 'house';
  const after = { ...before, on: before.on.with(parcel, codeOf(house)) };
  const changes = changesBetween(view, { before, after });
  const income = earnedAt(view, after, step.parcel);
  return {
    parcel,
    building,
    site: step.parcel,
    ghosts: [
      { parcel: step.parcel, on: building },
      { parcel, on: house },
    ],
    ...(income === undefined ? {} : { income }),
    changes,
    payments: changes
      .filter((change) => change.after > change.before)
      .map((change) => ({ from: parcel, to: change.parcel, amount: change.after - change.before })),
  };
}

interface Site {
  readonly building: BuildingId;
  readonly parcel: number;
}

function isBuilding(on: OnId): on is BuildingId {
  return on in BUILDINGS;
}

function townWith(town: View['town'], seat: number, { building, parcel }: Site): Town {
  const owner = BUILDINGS[building].site === 'own' ? seat : NOBODY;
  return {
    ...town,
    on: town.on.with(parcel, codeOf(building)),
    owner: town.owner.with(parcel, owner),
    outlaw: [...town.outlaw],
    roads: [...town.roads],
    roadEnds: [...town.roadEnds],
  };
}

function earnedAt({ round, occupant }: View, town: Town, parcel: number): number | undefined {
  return canEarn(town, parcel) ? incomeOf({ town, round, occupant }, parcel) : undefined;
}

interface Comparison {
  readonly before: View['town'];
  readonly after: Town;
}

/** Only buildings with an owner pay income. */
function changesBetween(view: View, { before, after }: Comparison): readonly IncomeChange[] {
  const { round, occupant } = view;
  const changes: IncomeChange[] = [];
  for (let parcel = 0; parcel < PARCEL_COUNT; parcel += 1) {
    const owner = after.owner[parcel] ?? NOBODY;
    if (owner === NOBODY || !canEarn(before, parcel) || !canEarn(after, parcel)) continue;
    const [then, now] = [before, after].map((town) => incomeOf({ town, round, occupant }, parcel));
    if (then !== undefined && now !== undefined && then !== now)
      changes.push({ parcel, owner, before: then, after: now });
  }
  return changes;
}

/** Houses, mountains, pastures and the like that pay the building, each once. */
function paymentsTo({ round, occupant }: View, town: Town, to: number): readonly Payment[] {
  if (!canEarn(town, to)) return [];
  const parts: IncomePart[] = [];
  incomeOf({ town, round, occupant }, to, parts);
  return parts.flatMap(({ parcels, amount }) => {
    const [from] = parcels;
    return from === undefined || from === to || amount <= 0 ? [] : [{ from, to, amount }];
  });
}

function bestHouseFor(view: View, town: Town, site: number): BuildEffect['bestHouse'] {
  let best: BuildEffect['bestHouse'];
  for (let parcel = 0; parcel < PARCEL_COUNT; parcel += 1) {
    if (parcel === site || whyNoHouse(town, parcel) !== undefined) continue;
    const withHouse = { ...town, on: town.on.with(parcel, codeOf('house')) };
    const income = earnedAt(view, withHouse, site) ?? 0;
    if (best === undefined || income > best.income) best = { parcel, income };
  }
  return best;
}

/** What a round brings the seat more than now. */
export function gainOf(effect: BuildEffect, seat: number): number {
  const others = effect.changes
    .filter(({ owner }) => owner === seat)
    .reduce((sum, { before, after }) => sum + after - before, 0);
  const isNew = !effect.changes.some(({ parcel }) => parcel === effect.site);
  return others + (isNew && effect.parcel === effect.site ? (effect.income ?? 0) : 0);
}

/** What each rival would gain or lose by it, where anything changes. */
export function rivalGains(
  { changes }: BuildEffect,
  seat: number,
): readonly { readonly seat: number; readonly gain: number }[] {
  const gains = new Map<number, number>();
  for (const { owner, before, after } of changes)
    if (owner !== seat) gains.set(owner, (gains.get(owner) ?? 0) + after - before);
  return [...gains].filter(([, gain]) => gain !== 0).map(([rival, gain]) => ({ seat: rival, gain }));
}
