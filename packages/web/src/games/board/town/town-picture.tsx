/** The town in small: what stands where and whose it is, nothing to point at. */
import type { View } from '@carson/board-game';
import type { ComponentChildren, JSX } from 'preact';
import { words } from '../../../words/words.ts';
import { Ground } from './ground.tsx';
import { Highlight } from './highlight.tsx';
import { Parcels } from './parcels.tsx';
import { Roads } from './roads.tsx';
import { LENGTH, SMALL } from './units.ts';

interface TownPictureProps {
  readonly view: View;
  /** Parcels that a line of the score is about. */
  readonly highlighted?: readonly number[];
  readonly class?: string;
  /** Drawn over the town, in its units. */
  readonly children?: ComponentChildren;
}

export function TownPicture({
  view,
  highlighted = NONE,
  class: className = '',
  children,
}: TownPictureProps): JSX.Element {
  return (
    <svg
      class={`town town-picture ${className}`}
      viewBox={`-6 -6 ${LENGTH + 12} ${LENGTH + 12}`}
      role="img"
      aria-label={words.value.boardTable.map}
    >
      <Ground view={view} pale={NONE} />
      <Parcels town={view.town} parcels={view.parcels} lettering={SMALL} />
      <Roads town={view.town} />
      <Highlight parcels={highlighted} />
      {children}
    </svg>
  );
}

const NONE: readonly number[] = [];
