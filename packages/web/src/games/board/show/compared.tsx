/** A decision on the map: what was done in a solid frame, what would have been better in a dashed one. */
import type { Command } from '@carson/board-game';
import type { JSX } from 'preact';
import type { ComparedProps } from '../../game-ui.ts';
import { edgePoints } from '../names/place-name.ts';
import { targetOf } from '../selection/targets.ts';
import type { BoardTable } from '../table-types.ts';
import { Pieces } from '../town/pieces.tsx';
import { TownPicture } from '../town/town-picture.tsx';
import { cornerOf, LENGTH, UNIT } from '../town/units.ts';
import { ComparedFaces } from './compared-faces.tsx';

export function Compared(props: ComparedProps<BoardTable>): JSX.Element {
  const { table, played, better, labels } = props;
  const { view } = table;
  return (
    <div class="compared compared-town">
      <TownPicture view={view} class="compared-map">
        <Pieces town={view.town} pieces={view.pieces} />
        {better !== undefined && <Frame command={better} kind="better" label={labels.better} />}
        <Frame command={played} kind="played" label={labels.played} />
      </TownPicture>
      <ComparedFaces {...props} />
    </div>
  );
}

interface FrameProps {
  readonly command: Command;
  readonly kind: 'played' | 'better';
  readonly label: string;
}

/** Around a parcel or along an edge; what is not on the map has no frame. */
function Frame({ command, kind, label }: FrameProps): JSX.Element | null {
  const target = targetOf(command);
  if (target?.kind === 'edge') {
    const [from, to] = edgePoints(target.at);
    const line = `M${from.x * UNIT} ${from.y * UNIT}L${to.x * UNIT} ${to.y * UNIT}`;
    return (
      <g class={`compared-${kind}`}>
        <path class="compared-edge" d={line} />
        <path class="compared-line" d={line} />
      </g>
    );
  }
  if (target?.kind !== 'parcel') return null;
  const { x, y } = cornerOf(target.at);
  const top = y < UNIT ? y + UNIT + 6 : y - 44;
  const left = Math.min(Math.max(0, x - 25), LENGTH - LABEL);
  return (
    <g class={`compared-${kind}`}>
      <rect class="compared-edge" x={x + 1} y={y + 1} width={98} height={98} rx={10} />
      <rect class="compared-line" x={x + 1} y={y + 1} width={98} height={98} rx={10} />
      <rect class="compared-label" x={left} y={top} width={LABEL} height={40} rx={20} />
      <text class="compared-text" x={left + LABEL / 2} y={top + 29}>
        {label}
      </text>
    </g>
  );
}

const LABEL = 150;
