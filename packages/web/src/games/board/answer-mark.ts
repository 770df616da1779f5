/** What an answer or a place names, as the mark that explains it. */
import {
  type Command,
  type Companion,
  columnOf,
  idOf,
  isParcelPlace,
  rowOf,
  spaceAt,
  type View,
} from '@carson/board-game';
import { phaseOf } from './phase.ts';
import { powerMark } from './power-facts.tsx';
import type { BoardTable } from './table-types.ts';
import { type Target, targetOf } from './targets.ts';

const THINGS: Readonly<Partial<Record<Command['type'], string>>> = {
  layRoad: 'piece:road',
  layTownRoad: 'piece:road',
  moveOutlaw: 'piece:outlaw',
  takeReward: 'piece:outlaw',
  takeHalf: 'piece:outlaw',
  placeCityHall: 'building:cityHall',
  setHouse: 'building:house',
  takeSalary: 'space:salary',
  takeAmmunition: 'space:ammunition',
  playTiles: 'piece:duelTile',
  throwAgain: 'number:die',
  payFuneral: 'character:doctor:red',
  fillKit: 'number:kit',
  buyPoints: 'number:points',
  bid: 'number:money',
  spend: 'number:money',
};

const COMPANION_MARKS: Readonly<Record<Companion, string>> = {
  white: 'piece:whiteCowboy',
  token: 'piece:noDuel',
  dynamite: 'piece:dynamite',
};

/** The thing itself; else the place; else the power that asks. */
export function answerMark(command: Command, table: BoardTable): string | undefined {
  const { view } = table;
  switch (command.type) {
    case 'build':
      return `building:${command.building}:${columnOf(command.parcel)},${rowOf(command.parcel)}`;
    case 'doubleKind':
      return `building:${command.building}`;
    case 'pass':
      return phaseOf(view) === 'placing' ? 'number:passed' : undefined;
    case 'choose':
      return isOfSides(table) ? `character:doctor:${command.choice}` : powerMark(table);
    case 'placeCowboy':
      if (command.with !== undefined) return COMPANION_MARKS[command.with];
  }
  const target = targetOf(command);
  return THINGS[command.type] ?? (target === undefined ? powerMark(table) : targetMark(target, view));
}

function isOfSides({ owed, viewer }: BoardTable): boolean {
  return owed.some(({ seat, kind }) => seat === viewer && kind === 'chooseSide');
}

export function targetMark({ kind, at }: Target, view: View): string {
  switch (kind) {
    case 'parcel':
      return parcelMark(view, at);
    case 'space':
      return `space:${spaceAt(at).id}`;
    case 'edge':
      return 'piece:road';
    default:
      return `${kind}:${at}`;
  }
}

export function placeMark(place: number, view: View): string | undefined {
  return isParcelPlace(place) ? parcelMark(view, place) : undefined;
}

/** What the parcel stands for: its building, its terrain or bare land. */
export function parcelMark({ town }: View, parcel: number): string {
  const on = idOf(town.on[parcel] ?? 0);
  const kind = on === undefined ? 'land' : TERRAIN.includes(on) ? 'terrain' : 'building';
  return `${kind}:${on ?? 'bare'}:${columnOf(parcel)},${rowOf(parcel)}`;
}

const TERRAIN: readonly string[] = ['mountain', 'river'];
