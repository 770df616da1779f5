/** Numbers on the parcels: what is earned, what a parcel costs, what a building would earn. */
import type { Prospect, View } from '@carson/board-game';
import type { JSX } from 'preact';
import { words } from '../../../words/words.ts';
import { mapOverlay } from '../selection/selection.ts';
import { cornerOf, type Lettering } from '../town/units.ts';

interface BadgesProps {
  readonly parcels: View['parcels'];
  readonly prospects: ReadonlyMap<number, Prospect> | undefined;
  readonly lettering: Lettering;
}

export function Badges({ parcels, prospects, lettering }: BadgesProps): JSX.Element {
  const { money } = words.value.board;
  return (
    <g aria-hidden="true">
      {parcels.map(({ price, yourPrice, income, factor }, parcel) => {
        const shown = mapOverlay.value === 'price' ? (yourPrice ?? price) : income;
        const times = mapOverlay.value !== 'price' && factor > 1 ? `×${factor}` : '';
        return shown === undefined ? undefined : (
          <Badge
            key={parcel}
            parcel={parcel}
            text={`${money({ amount: shown })}${times}`}
            size={lettering.text}
          />
        );
      })}
      {[...(prospects ?? [])].map(([parcel, { income, owned }]) => {
        const { x, y } = cornerOf(parcel);
        return (
          <g key={parcel} class={owned ? 'prospect own' : 'prospect'}>
            <rect x={x + 8} y={y + 28} width={84} height={44} rx={10} />
            <text x={x + 50} y={y + 61}>
              {money({ amount: income })}
            </text>
          </g>
        );
      })}
    </g>
  );
}

interface BadgeProps {
  readonly parcel: number;
  readonly text: string;
  readonly size: number;
}

function Badge({ parcel, text, size }: BadgeProps): JSX.Element {
  const { x, y } = cornerOf(parcel);
  const width = 12 + text.length * size * 0.58;
  const height = size + 6;
  return (
    <>
      <rect class="badge" x={x + 3} y={y + 98 - height} width={width} height={height} rx={9} />
      <text class="badge-text" x={x + 3 + width / 2} y={y + 95 - size * 0.16} font-size={size}>
        {text}
      </text>
    </>
  );
}
