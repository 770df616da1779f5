/** A space of Main Street by its picture, its name and what it gives or costs. */
import { type ActionSpace, type BuildingId, ROW_PRICES, type View } from '@carson/board-game';
import type { JSX } from 'preact';
import { Art } from '../../../art/art.tsx';
import { hyphenated } from '../../../words/hyphenated.ts';
import { words } from '../../../words/words.ts';
import { tileOn } from './place-name.ts';

interface Face {
  readonly icon: string;
  readonly name: string;
  readonly value: string;
}

const COUNTED = {
  parcels: 'piece-title',
  strength: 'piece-revolver',
  buildings: 'element-cityHall',
} as const;

interface SpaceFaceProps extends Pick<View, 'row'> {
  readonly space: ActionSpace;
  /** The building that lay there, when it has been taken. */
  readonly taken?: BuildingId | undefined;
}

export function SpaceFace({ row, space, taken }: SpaceFaceProps): JSX.Element {
  const { icon, name, value } = faceOf({ row }, space, taken);
  return (
    <>
      <Art name={icon} class="space-icon" />
      <span class="space-words" data-yields={space.yields.what}>
        <span class="space-name">{hyphenated(name)}</span> <span class="space-value">{value}</span>
      </span>
    </>
  );
}

/** 'Drugstore' and '$8', 'Parcels' and '$2 each'. */
export function faceOf(view: Pick<View, 'row'>, space: ActionSpace, taken?: BuildingId): Face {
  const { board, boardPlay, names } = words.value;
  const { yields } = space;
  const { signs, value } = boardPlay;
  switch (yields.what) {
    case 'salary':
      return { icon: 'piece-dollar', name: signs.salary, value: board.money({ amount: yields.money }) };
    case 'ammunition':
      return { icon: 'piece-revolver3', name: signs.ammunition, value: value.strength };
    case 'roads':
      return { icon: 'piece-road', name: signs[space.id as 'oneRoad'], value: `+${yields.count}` };
    case 'tile': {
      const tile = taken ?? tileOn(view, space);
      return {
        icon: tile === undefined ? 'icon-pile' : `element-${tile}`,
        name: tile === undefined ? signs.noTile : names.elements[tile],
        value: board.money({ amount: ROW_PRICES[yields.row] ?? 0 }),
      };
    }
    case 'money':
      return {
        icon: COUNTED[yields.per],
        name: signs[yields.per],
        value: value.each({ amount: yields.each }),
      };
    case 'gaming':
      return { icon: 'piece-die5', name: signs.gaming, value: value.dice };
    case 'points':
      return {
        icon: COUNTED[yields.per],
        name: signs[yields.per],
        value: value.points({ share: yields.share }),
      };
    case 'market':
      return { icon: 'piece-points', name: signs.market, value: value.market({ price: yields.price }) };
  }
}

/** 'Drugstore $8', as titles and buttons say it. */
export function spaceTitle(view: View, space: ActionSpace, taken?: BuildingId): string {
  const { name, value } = faceOf(view, space, taken);
  return `${name} ${value}`;
}
