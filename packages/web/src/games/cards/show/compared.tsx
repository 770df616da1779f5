/** A decision of the card game in a picture: two places in the city, or two cards side by side. */
import type { Command, View } from '@carson/card-game';
import type { JSX } from 'preact';
import type { ComparedProps } from '../../game-ui.ts';
import { closeUp } from '../city/city-frame.ts';
import { UNIT } from '../city/ground-paths.ts';
import { CardFace, Landscape } from '../city/landscape.tsx';
import { AuctionFace, CharacterFace, TerrainFace } from '../names/card-faces.tsx';
import type { CardsTable } from '../table-types.ts';

type Kind = 'played' | 'better';

export function Compared(props: ComparedProps<CardsTable>): JSX.Element {
  const { table, seat, played, better, labels } = props;
  const isLaying = played.type === 'layCard' || better?.type === 'layCard';
  return (
    <div class="compared compared-cards">
      <CityWithPlaces {...props} />
      {!isLaying && (
        <div class="compared-pair">
          <Face command={played} view={table.view} seat={seat} kind="played" label={labels.played} />
          {better !== undefined && (
            <Face command={better} view={table.view} seat={seat} kind="better" label={labels.better} />
          )}
        </div>
      )}
    </div>
  );
}

/** The city with the card where it was laid, and where it would have done better. */
function CityWithPlaces({
  table,
  seat,
  played,
  better,
  labels,
}: ComparedProps<CardsTable>): JSX.Element | null {
  const city = table.view.seats[seat];
  const step = table.view.steps.at(-1);
  const card = step?.kind === 'lay' ? step.card : undefined;
  if (city === undefined || (city.laid.length === 0 && card === undefined)) return null;
  const places = [
    { command: better, kind: 'better' as const },
    { command: played, kind: 'played' as const },
  ].flatMap(({ command, kind }) =>
    command?.type === 'layCard' && card !== undefined ? [{ x: command.x, y: command.y, kind, card }] : [],
  );
  const { x, y, width, height } = closeUp([...city.laid, ...places]);
  return (
    <svg
      class="compared-city"
      viewBox={`${x * UNIT} ${y * UNIT} ${width * UNIT} ${height * UNIT}`}
      aria-hidden="true"
    >
      <Landscape parcels={city.parcels} />
      {places.map((place) => (
        <g
          key={place.kind}
          class={`compared-${place.kind}`}
          transform={`translate(${place.x * UNIT} ${place.y * UNIT})`}
        >
          <g class="compared-ghost">
            <CardFace card={place.card} />
          </g>
          <rect class="compared-edge" width={2 * UNIT} height={2 * UNIT} rx={14} />
          <rect class="compared-line" width={2 * UNIT} height={2 * UNIT} rx={14} />
          <rect class="compared-label" x={UNIT - 75} y={-22} width={150} height={44} rx={22} />
          <text class="compared-text" x={UNIT} y={9}>
            {labels[place.kind]}
          </text>
        </g>
      ))}
    </svg>
  );
}

interface FaceProps {
  readonly command: Command;
  readonly view: View;
  readonly seat: number;
  readonly kind: Kind;
  readonly label: string;
}

function Face({ command, view, seat, kind, label }: FaceProps): JSX.Element | null {
  const face = faceOf(command, view, seat);
  return face === undefined ? null : (
    <figure class={`compared-face compared-${kind}`}>
      {face}
      <figcaption>{label}</figcaption>
    </figure>
  );
}

function faceOf(command: Command, { seats }: View, seat: number): JSX.Element | undefined {
  switch (command.type) {
    case 'bid':
      return <AuctionFace suit={seats[seat]?.suit ?? 'hat'} card={command.card} />;
    case 'takeCard':
    case 'sellCard':
      return typeof command.card === 'number' ? (
        <TerrainFace card={command.card} />
      ) : (
        <CharacterFace id={command.card} />
      );
    case 'usePower':
    case 'recruitCharacter':
      return <CharacterFace id={command.character} />;
    default:
      return undefined;
  }
}
