/** Roads: points for laying them, what they reach, what they come nearer to. */
import { isFree, isServed, NOBODY, ownerOf, type Town, whyNoHouse } from '@carson/board-game';
import type { Ground } from '../../search/model.ts';
import type { Question } from '../answers/question.ts';
import type { Outlook } from '../town/outlook.ts';
import { distancesIn, roadsTo } from '../town/ways.ts';
import { ground } from './ground.ts';
import { endPoints } from './town.ts';
import { atOnce, type Trial } from './trial.ts';

export function roadGrounds({ outlook, step }: Question, trial: Trial): readonly Ground[] {
  const { town } = trial;
  const needsHouse = step?.kind === 'houses' || step?.kind === 'buildNow';
  return [
    ...atOnce(trial),
    ...reached(outlook, town),
    ...(needsHouse ? housePlace(outlook, town) : []),
    ...endPoints(outlook, { town }),
    ...nearer(outlook, town),
  ];
}

function bareOwn({ view, seat }: Outlook): readonly number[] {
  return view.town.owner.flatMap((owner, parcel) =>
    owner === seat && isFree(view.town, parcel) ? [parcel] : [],
  );
}

/** Bare parcels of the seat that were out of reach until now. */
function reached(outlook: Outlook, town: Town): readonly Ground[] {
  const { view } = outlook;
  const parcel = bareOwn(outlook).find((own) => !isServed(view.town, own) && isServed(town, own));
  return parcel === undefined ? [] : [ground('reaches', { parcel })];
}

/** Where a house could stand without asking anyone, and could not before. */
function housePlace({ view, seat }: Outlook, town: Town): readonly Ground[] {
  const parcel = town.on.findIndex((_, at) => {
    const owner = ownerOf(town, at);
    if (owner !== NOBODY && owner !== seat) return false;
    return whyNoHouse(town, at) === undefined && whyNoHouse(view.town, at) !== undefined;
  });
  return parcel < 0 ? [] : [ground('housePlace', { parcel })];
}

/** The nearest bare parcel of the seat to which the way gets shorter, and the roads still missing. */
function nearer(outlook: Outlook, town: Town): readonly Ground[] {
  const [before, after] = [distancesIn(outlook.view.town), distancesIn(town)];
  const [nearest] = bareOwn(outlook)
    .map((parcel) => ({ parcel, was: roadsTo(before, parcel), count: roadsTo(after, parcel) }))
    .filter(({ was, count }) => count > 0 && count < was)
    .sort((a, b) => a.count - b.count);
  return nearest === undefined ? [] : [ground('towards', { parcel: nearest.parcel, count: nearest.count })];
}
