import { fullIncome, type IncomePart, type IncomePosition, incomeOf } from '../../src/appraise/income.ts';
import { parcelAt } from '../../src/town/geometry.ts';
import { NOBODY, type Town } from '../../src/town/town.ts';

type Circumstances = Partial<Omit<IncomePosition, 'town'>>;

function positionOf(town: Town, circumstances: Circumstances): IncomePosition {
  return { town, round: 1, occupant: NOBODY, ...circumstances };
}

export function incomeAt(
  town: Town,
  [x, y]: readonly [number, number],
  circumstances: Circumstances = {},
): number {
  return incomeOf(positionOf(town, circumstances), parcelAt(x, y));
}

export function fullIncomeAt(
  town: Town,
  [x, y]: readonly [number, number],
  circumstances: Circumstances = {},
): number {
  return fullIncome(positionOf(town, circumstances), parcelAt(x, y));
}

export function partsAt(
  town: Town,
  [x, y]: readonly [number, number],
  circumstances: Circumstances = {},
): IncomePart[] {
  const parts: IncomePart[] = [];
  incomeOf(positionOf(town, circumstances), parcelAt(x, y), parts);
  return parts;
}
