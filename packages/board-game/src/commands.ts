/** Commands that are offered again and again, made once: option lists share them. */
import type { Choice, Command, Companion } from './command.ts';
import { BUILDING_IDS, type BuildingId, CHARACTER_IDS } from './ids.ts';
import { nth } from './lists.ts';
import { CORRAL_COUNT, PLACE_COUNT } from './placing/places.ts';
import { EDGE_COUNT, PARCEL_COUNT } from './town/geometry.ts';
import { FIRST_TILE } from './town/town.ts';

export const DECLINE: Command = { type: 'decline' };
export const DONE: Command = { type: 'done' };
export const PASS: Command = { type: 'pass' };
export const TAKE_SALARY: Command = { type: 'takeSalary' };
export const TAKE_AMMUNITION: Command = { type: 'takeAmmunition' };
export const CANCEL_BUILD: Command = { type: 'cancelBuild' };
export const AGREE: Command = { type: 'answerConsent', agree: true };
export const REFUSE: Command = { type: 'answerConsent', agree: false };
export const TAKE_REWARD: Command = { type: 'takeReward' };
export const TAKE_HALF: Command = { type: 'takeHalf' };
export const PAY_MONEY: Command = { type: 'payFuneral', with: 'money' };
export const PAY_POINTS: Command = { type: 'payFuneral', with: 'points' };

function preparedCommands(length: number, make: (index: number) => Command): (index: number) => Command {
  const made = Array.from({ length }, (_, index) => make(index));
  return (index) => nth(made, index);
}

type ParcelCommand =
  | 'claimParcel'
  | 'placeCityHall'
  | 'nameParcel'
  | 'buyParcel'
  | 'setHouse'
  | 'askConsent'
  | 'blastMine'
  | 'doubleRanch'
  | 'moveOutlaw';

const onParcel = (type: ParcelCommand) => preparedCommands(PARCEL_COUNT, (parcel) => ({ type, parcel }));

export const claimParcel = onParcel('claimParcel');
export const placeCityHall = onParcel('placeCityHall');
export const nameParcel = onParcel('nameParcel');
export const buyParcel = onParcel('buyParcel');
export const setHouse = onParcel('setHouse');
export const askConsent = onParcel('askConsent');
export const blastMine = onParcel('blastMine');
export const doubleRanch = onParcel('doubleRanch');
export const moveOutlaw = onParcel('moveOutlaw');

export const layRoad = preparedCommands(EDGE_COUNT, (edge) => ({ type: 'layRoad', edge }));
export const layTownRoad = preparedCommands(EDGE_COUNT, (edge) => ({ type: 'layTownRoad', edge }));

export const takeBack = preparedCommands(PLACE_COUNT, (place) => ({ type: 'takeBack', place }));
export const chooseDuel = preparedCommands(PLACE_COUNT, (place) => ({ type: 'chooseDuel', place }));
export const takeTile = preparedCommands(PLACE_COUNT, (place) => ({ type: 'takeTile', place }));
export const treat = preparedCommands(PLACE_COUNT, (place) => ({ type: 'treat', place }));

export const putHorse = preparedCommands(CORRAL_COUNT + 1, (corral) => ({ type: 'putHorse', corral }));
export const takeHorse = preparedCommands(CORRAL_COUNT + 1, (corral) => ({ type: 'takeHorse', corral }));
export const buyHorse = preparedCommands(CORRAL_COUNT + 1, (corral) => ({ type: 'buyHorse', corral }));

export const takeCharacter = preparedCommands(CHARACTER_IDS.length, (number) => ({
  type: 'takeCharacter',
  character: nth(CHARACTER_IDS, number),
}));

export const placeAlone = preparedCommands(PLACE_COUNT, (place) => ({ type: 'placeCowboy', place }));

const placedWith = (companion: Companion) =>
  preparedCommands(PLACE_COUNT, (place) => ({ type: 'placeCowboy', place, with: companion }));

export const placeWith: Readonly<Record<Companion, (place: number) => Command>> = {
  white: placedWith('white'),
  token: placedWith('token'),
  dynamite: placedWith('dynamite'),
};

const builds = BUILDING_IDS.map((building) =>
  preparedCommands(PARCEL_COUNT, (parcel) => ({ type: 'build', building, parcel })),
);

export function build(tile: number, parcel: number): Command {
  return nth(builds, tile - FIRST_TILE)(parcel);
}

export function doubleKind(building: BuildingId): Command {
  return { type: 'doubleKind', building };
}

export function choose(choice: Choice): Command {
  return { type: 'choose', choice };
}
