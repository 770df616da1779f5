/** The town from above: state in, picture out, one layer over the other. */
import type { Prospect, View } from '@carson/board-game';
import type { JSX } from 'preact';
import { words } from '../../../words/words.ts';
import { mapScale } from '../selection/selection.ts';
import { sameTarget, type Target } from '../selection/targets.ts';
import type { BoardTable } from '../table-types.ts';
import type { BuildEffect } from '../town/build-effect.ts';
import { Ground, Labels } from '../town/ground.tsx';
import { Highlight } from '../town/highlight.tsx';
import { Parcels } from '../town/parcels.tsx';
import { Pieces } from '../town/pieces.tsx';
import { Roads, RoadTarget } from '../town/roads.tsx';
import { cornerOf, LENGTH, letteringFor } from '../town/units.ts';
import { Badges } from './badges.tsx';
import { Ghosts } from './ghosts.tsx';
import { isFreeLand, ParcelTargets } from './parcel-targets.tsx';

const MARGIN = 36;
const EDGE = 10;
const WIDE_BOX = `${-MARGIN} ${-MARGIN} ${LENGTH + MARGIN + EDGE} ${LENGTH + MARGIN + EDGE}`;
const NARROW_BOX = `-6 -6 ${LENGTH + 12} ${LENGTH + 12}`;

interface TownMapProps {
  readonly table: BoardTable;
  readonly targets: readonly Target[];
  readonly selected: Target | undefined;
  readonly highlighted: readonly number[];
  /** What the story is about at the moment. */
  readonly shown?: readonly number[];
  readonly onPick: (target: Target, clicks: number) => void;
  readonly onPoint?: (parcel: number | undefined) => void;
  /** Whether parcels that can be chosen tell what they cost. */
  readonly prices?: boolean;
  /** What a building that is being tried would earn, by parcel. */
  readonly prospects?: ReadonlyMap<number, Prospect>;
  /** A road that a hint is about, shown like one that is chosen. */
  readonly hinted?: Target | undefined;
  /** What each way to build would change, by parcel, and the one that is pointed at. */
  readonly effects?: ReadonlyMap<number, BuildEffect>;
  readonly ghostAt?: number | undefined;
  readonly onInspect?: (parcel: number) => void;
}

export function TownMap(props: TownMapProps): JSX.Element {
  const { table, targets, selected, highlighted, shown = [], onPick, prospects, onPoint, onInspect } = props;
  const view = table.view;
  const narrow = matchMedia('(max-width: 820px)').matches;
  const lettering = letteringFor({ narrow, scale: mapScale.value });
  const box = lettering.inside ? NARROW_BOX : WIDE_BOX;
  return (
    <svg class="town" viewBox={box} role="group" aria-label={words.value.boardTable.map}>
      <Ground view={view} pale={paleParcels(view, targets)} />
      <Parcels town={view.town} parcels={view.parcels} lettering={lettering} />
      <Roads town={view.town} />
      <Pieces town={view.town} pieces={view.pieces} />
      <Badges parcels={view.parcels} prospects={prospects} lettering={lettering} />
      <Labels town={view.town} pieces={view.pieces} lettering={lettering} />
      <Highlight parcels={highlighted} />
      <g aria-hidden="true">
        {shown.map((parcel) => {
          const { x, y } = cornerOf(parcel);
          return (
            <g key={parcel}>
              <rect class="parcel-halo" x={x + 2} y={y + 2} width={96} height={96} rx={10} />
              <rect class="parcel-told" x={x + 2} y={y + 2} width={96} height={96} rx={10} />
            </g>
          );
        })}
      </g>
      <ParcelTargets
        table={table}
        targets={targets}
        selected={selected}
        prices={props.prices ?? false}
        onPick={onPick}
        onPoint={onPoint}
        onInspect={onInspect}
      />
      {props.effects !== undefined && (
        <Ghosts
          seat={Number(table.viewer)}
          effects={props.effects}
          at={props.ghostAt}
          lettering={lettering}
        />
      )}
      {[...targets, ...hintedRoads(props)].map((target) =>
        target.kind === 'edge' ? (
          <RoadTarget
            key={target.at}
            edge={target.at}
            chosen={sameTarget(target, selected) || sameTarget(target, props.hinted)}
            onPick={(clicks) => onPick(target, clicks)}
          />
        ) : undefined,
      )}
    </svg>
  );
}

/** The road of a hint, where roads are not shown anyway. */
function hintedRoads({ targets, hinted }: TownMapProps): readonly Target[] {
  const isNew = hinted?.kind === 'edge' && !targets.some((target) => sameTarget(target, hinted));
  return isNew ? [hinted] : [];
}

function paleParcels(view: View, targets: readonly Target[]): readonly number[] {
  return targets.flatMap(({ kind, at }) => (kind === 'parcel' && isFreeLand(view, at) ? [at] : []));
}
