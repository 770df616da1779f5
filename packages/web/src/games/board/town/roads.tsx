import { EDGE_SIDES, idOf, type View } from '@carson/board-game';
import type { JSX } from 'preact';
import { memo } from '../../../art/memo.ts';
import { edgePoints } from '../names/place-name.ts';
import { UNIT } from './units.ts';

export const Roads = memo(function Roads({ town }: Pick<View, 'town'>) {
  const laid = town.roads.flatMap((road, edge) => (road === 1 ? [edge] : []));
  return (
    <g aria-hidden="true">
      {laid.map((edge) => (
        <path key={edge} class="road-edge" d={lineOf(edge)} />
      ))}
      {laid.map((edge) => (
        <g key={edge} class={crossesRiver(town, edge) ? 'road bridge' : 'road'}>
          <path class="road-bed" d={lineOf(edge)} />
          <path class="road-ruts" d={lineOf(edge)} />
          <path class="road-crown" d={lineOf(edge)} />
        </g>
      ))}
    </g>
  );
});

function crossesRiver(town: View['town'], edge: number): boolean {
  return (EDGE_SIDES[edge] ?? []).every((parcel) => idOf(town.on[parcel] ?? 0) === 'river');
}

function lineOf(edge: number): string {
  const [from, to] = edgePoints(edge);
  return `M${from.x * UNIT} ${from.y * UNIT}L${to.x * UNIT} ${to.y * UNIT}`;
}

interface RoadTargetProps {
  readonly edge: number;
  readonly chosen: boolean;
  readonly onPick: (clicks: number) => void;
}

export function RoadTarget({ edge, chosen, onPick }: RoadTargetProps): JSX.Element {
  const [from, to] = edgePoints(edge);
  const middle = { x: ((from.x + to.x) / 2) * UNIT, y: ((from.y + to.y) / 2) * UNIT };
  return (
    <g
      class={chosen ? 'road-target chosen' : 'road-target'}
      data-anchor={`edge-${edge}`}
      onClick={({ detail }) => onPick(detail)}
    >
      <path class="road-target-bed" d={lineOf(edge)} />
      <path class="road-target-line" d={lineOf(edge)} />
      <circle class="road-target-reach" cx={middle.x} cy={middle.y} r={34} />
    </g>
  );
}
