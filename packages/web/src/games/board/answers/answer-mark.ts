/** What an answer names, as the mark that explains it. */
import { type Command, type Companion, columnOf, rowOf } from '@carson/board-game';
import { powerMark } from '../characters/power-facts.tsx';
import { phaseOf } from '../round/phase.ts';
import { targetMark } from '../selection/place-mark.ts';
import { targetOf } from '../selection/targets.ts';
import type { BoardTable } from '../table-types.ts';

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

/** Marks the thing itself, or else its place, or else the power that asks. */
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
