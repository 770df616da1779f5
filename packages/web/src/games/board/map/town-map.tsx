/** The town from above: state in, picture out, one layer over the other. */
import { type Prospect, SIZE, type View } from '@carson/board-game';
import type { JSX } from 'preact';
import type { ShownTable } from '../../../table/shown-table.ts';
import { words } from '../../../words/words.ts';
import { mapScale } from '../model.ts';
import { sameTarget, type Target } from '../targets.ts';
import { Badges } from './badges.tsx';
import { Ground, Labels } from './ground.tsx';
import { ParcelTargets } from './parcel-targets.tsx';
import { Parcels } from './parcels.tsx';
import { Pieces } from './pieces.tsx';
import { Roads, RoadTarget } from './roads.tsx';
import { cornerOf, letteringFor, UNIT } from './units.ts';

const LENGTH = SIZE * UNIT;
const MARGIN = 36;
const EDGE = 10;
const WIDE_BOX = `${-MARGIN} ${-MARGIN} ${LENGTH + MARGIN + EDGE} ${LENGTH + MARGIN + EDGE}`;
const NARROW_BOX = `-6 -6 ${LENGTH + 12} ${LENGTH + 12}`;

interface TownMapProps {
  readonly table: ShownTable;
  readonly targets: readonly Target[];
  readonly selected: Target | undefined;
  readonly lit: readonly number[];
  /** What the story is about at the moment. */
  readonly shown?: readonly number[];
  readonly onPick: (target: Target) => void;
  /** What a building that is being tried would earn, by parcel. */
  readonly prospects?: ReadonlyMap<number, Prospect>;
  readonly onInspect?: (parcel: number) => void;
}

export function TownMap(props: TownMapProps): JSX.Element {
  const { table, targets, selected, lit, shown = [], onPick, prospects, onInspect } = props;
  const view = table.view as View;
  const narrow = matchMedia('(max-width: 820px)').matches;
  const lettering = letteringFor({ narrow, scale: mapScale.value });
  const box = lettering.inside ? NARROW_BOX : WIDE_BOX;
  return (
    <svg class="town" viewBox={box} role="group" aria-label={words.value.boardTable.map}>
      <Ground view={view} />
      <Parcels view={view} lettering={lettering} />
      <Roads view={view} />
      <Pieces view={view} />
      <Badges view={view} prospects={prospects} lettering={lettering} />
      <Labels lettering={lettering} />
      <Lit parcels={lit} />
      <g aria-hidden="true">
        {shown.map((parcel) => {
          const { x, y } = cornerOf(parcel);
          return <rect key={parcel} class="parcel-lit" x={x + 4} y={y + 4} width={92} height={92} rx={8} />;
        })}
      </g>
      <ParcelTargets
        table={table}
        targets={targets}
        selected={selected}
        onPick={onPick}
        onInspect={onInspect}
      />
      {targets.map((target) =>
        target.kind === 'edge' ? (
          <RoadTarget
            key={target.at}
            edge={target.at}
            chosen={sameTarget(target, selected)}
            onPick={() => onPick(target)}
          />
        ) : undefined,
      )}
    </svg>
  );
}

/** Gold around what is meant, and the rest in the shade. */
function Lit({ parcels }: { readonly parcels: readonly number[] }): JSX.Element | null {
  if (parcels.length === 0) return null;
  const corners = [...new Set(parcels)].map((parcel) => ({ parcel, ...cornerOf(parcel) }));
  const holes = corners.map(({ x, y }) => `M${x} ${y}h${UNIT}v${UNIT}h${-UNIT}z`);
  return (
    <g aria-hidden="true">
      <path class="town-dim" fill-rule="evenodd" d={`M0 0H${LENGTH}V${LENGTH}H0z${holes.join('')}`} />
      {corners.map(({ parcel, x, y }) => (
        <rect key={parcel} class="parcel-lit" x={x + 4} y={y + 4} width={92} height={92} rx={8} />
      ))}
    </g>
  );
}
