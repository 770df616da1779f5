/** Turns clicks on a place into a command: the first aims, another there or the main button confirms. */
import type { Command } from '@carson/board-game';
import { confirm } from '../../../app/settings.ts';
import type { BoardTable } from '../table-types.ts';
import { selected } from './selection.ts';
import { choicesOf, sameTarget, type Target } from './targets.ts';

interface Aim {
  readonly table: BoardTable;
  readonly act: (command: Command) => void;
  readonly target: Target;
  /** Clicks in a row: the second of a double click confirms nothing, since it zooms the map. */
  readonly clicks: number;
}

/** Aims at the place, or confirms it where it is aimed at already or the player's settings ask for no confirmation. */
export function pickTarget({ table, act, target, clicks }: Aim): void {
  const here = choicesOf(table).filter((choice) => sameTarget(choice.target, target));
  const [first] = here;
  const isSecond = sameTarget(selected.peek(), target) && clicks < 2;
  const isEnough = confirm.value === 'off' && here.length === 1;
  if (first !== undefined && (isSecond || isEnough)) act(first.command);
  else selected.value = target;
}
