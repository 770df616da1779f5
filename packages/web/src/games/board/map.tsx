import { columnOf, EDGE_SIDES, idOf, type Prospect, rowOf, SIZE, type View } from '@carson/board-game';
import type { JSX } from 'preact';
import { PlacedArt } from '../../art/art.tsx';
import { occupantName, seatLetter } from '../../shell/people.ts';
import type { TableUpdate } from '../../table/messages.ts';
import { parcelName } from '../../words/parcel-name.ts';
import { words } from '../../words/words.ts';
import { mapOverlay } from './model.ts';
import { edgePoints } from './names.ts';
import { sameTarget, type Target } from './targets.ts';

/** Drawings are 100 units wide, and so is a parcel. */
const UNIT = 100;
const MARGIN = 36;
const EDGE = 10;
const WIDE = `${-MARGIN} ${-MARGIN} ${SIZE * UNIT + MARGIN + EDGE} ${SIZE * UNIT + MARGIN + EDGE}`;
/** On a phone every pixel belongs to the parcels: letters and numbers lie inside the frame. */
const NARROW = `-6 -6 ${SIZE * UNIT + 12} ${SIZE * UNIT + 12}`;

interface TownMapProps {
  readonly table: TableUpdate;
  readonly targets: readonly Target[];
  readonly selected: Target | undefined;
  readonly lit: readonly number[];
  readonly onPick: (target: Target) => void;
  /** What a building that is being tried would earn, by parcel. */
  readonly prospects?: ReadonlyMap<number, Prospect>;
  /** Asks why a building earns what it earns. */
  readonly onInspect?: (parcel: number) => void;
}

/** The town from above: state in, picture out. */
export function TownMap({
  table,
  targets,
  selected,
  lit,
  onPick,
  prospects,
  onInspect,
}: TownMapProps): JSX.Element {
  const view = table.view as View;
  const parcels = view.parcels.map((_, parcel) => parcel);
  const narrow = matchMedia('(max-width: 820px)').matches;
  const roadsToChoose = targets.some(({ kind }) => kind === 'edge');
  return (
    <svg class="town" viewBox={narrow ? NARROW : WIDE} role="group" aria-label={words.value.boardTable.map}>
      <Frame />
      {parcels.map((parcel) => (
        <Parcel
          key={parcel}
          view={view}
          parcel={parcel}
          lit={lit.includes(parcel)}
          prospect={prospects?.get(parcel)}
        />
      ))}
      <Roads view={view} />
      {parcels.map((parcel) => (
        <Pieces key={parcel} view={view} parcel={parcel} />
      ))}
      <Labels narrow={narrow} />
      {targets.map((target) =>
        target.kind === 'edge' ? (
          <RoadTarget
            key={`e${target.at}`}
            edge={target.at}
            chosen={sameTarget(target, selected)}
            onPick={() => onPick(target)}
          />
        ) : undefined,
      )}
      {parcels.map((parcel) => {
        const target = targets.find(({ kind, at }) => kind === 'parcel' && at === parcel);
        return (
          <ParcelTarget
            key={`p${parcel}`}
            parcel={parcel}
            label={spokenParcel(table, parcel)}
            state={target === undefined ? 'idle' : sameTarget(target, selected) ? 'chosen' : 'open'}
            inset={roadsToChoose ? 22 : 0}
            onPick={() => (target === undefined ? onInspect?.(parcel) : onPick(target))}
          />
        );
      })}
    </svg>
  );
}

const LINES = Array.from({ length: SIZE }, (_, at) => at);

function Frame(): JSX.Element {
  return (
    <g aria-hidden="true">
      <rect class="town-ground" x={-4} y={-4} width={SIZE * UNIT + 8} height={SIZE * UNIT + 8} rx={10} />
      {LINES.slice(1).map((at) => (
        <path key={at} class="town-grid" d={`M${at * UNIT} 0V${SIZE * UNIT}M0 ${at * UNIT}H${SIZE * UNIT}`} />
      ))}
    </g>
  );
}

/** Letters above the columns and numbers beside the rows, or inside them where there is no margin. */
function Labels({ narrow }: { readonly narrow: boolean }): JSX.Element {
  const along = (at: number): number => (at + (narrow ? 0.15 : 0.5)) * UNIT;
  return (
    <g aria-hidden="true" class={narrow ? 'town-labels inside' : 'town-labels'}>
      {LINES.map((at) => (
        <text key={`c${at}`} class="town-label" x={along(at)} y={narrow ? 27 : -11}>
          {String.fromCharCode(65 + at)}
        </text>
      ))}
      {LINES.map((at) => (
        <text key={`r${at}`} class="town-label" x={narrow ? 15 : -20} y={(at + 0.5) * UNIT + 9}>
          {at + 1}
        </text>
      ))}
    </g>
  );
}

function corner(parcel: number): { x: number; y: number } {
  return { x: columnOf(parcel) * UNIT, y: rowOf(parcel) * UNIT };
}

function Parcel({
  view,
  parcel,
  lit,
  prospect,
}: {
  readonly view: View;
  readonly parcel: number;
  readonly lit: boolean;
  readonly prospect: Prospect | undefined;
}): JSX.Element {
  const { x, y } = corner(parcel);
  const owner = view.town.owner[parcel] ?? -1;
  const on = idOf(view.town.on[parcel] ?? 0);
  const { price, income, factor, served, attackable } = view.parcels[parcel] ?? {
    factor: 1,
    served: false,
    attackable: true,
  };
  const overlay = mapOverlay.value;
  const isRiver = on === 'river';
  return (
    <g aria-hidden="true" {...(owner < 0 ? {} : { 'data-seat': owner })}>
      {owner >= 0 && (
        <>
          <rect class="parcel-edge" x={x + 6} y={y + 6} width={88} height={88} rx={8} />
          <rect class="parcel-owned" x={x + 6} y={y + 6} width={88} height={88} rx={8} />
        </>
      )}
      {isRiver && <PlacedArt name="element-river" x={x} y={y} size={UNIT} />}
      {on !== undefined && !isRiver && <PlacedArt name={`element-${on}`} x={x + 10} y={y + 8} size={80} />}
      {overlay === 'served' && served && (
        <rect class="parcel-served" x={x + 8} y={y + 8} width={84} height={84} rx={8} />
      )}
      {overlay === 'safe' && on !== undefined && income !== undefined && !attackable && (
        <rect class="parcel-safe" x={x + 8} y={y + 8} width={84} height={84} rx={8} />
      )}
      {owner >= 0 && (
        <>
          <circle class="parcel-owner" cx={x + 84} cy={y + 16} r={13} />
          <text class="parcel-letter" x={x + 84} y={y + 22}>
            {seatLetter(owner)}
          </text>
        </>
      )}
      {income !== undefined && overlay !== 'price' && (
        <Badge x={x} y={y} text={factor > 1 ? `$${income}×${factor}` : `$${income}`} />
      )}
      {overlay === 'price' && price !== undefined && <Badge x={x} y={y} text={`$${price}`} />}
      {prospect !== undefined && (
        <g class={prospect.owned ? 'prospect own' : 'prospect'}>
          <rect x={x + 8} y={y + 28} width={84} height={44} rx={10} />
          <text x={x + 50} y={y + 60}>{`$${prospect.income}`}</text>
        </g>
      )}
      {lit && <rect class="parcel-lit" x={x + 4} y={y + 4} width={92} height={92} rx={8} />}
    </g>
  );
}

function Badge({
  x,
  y,
  text,
}: {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}): JSX.Element {
  const width = 14 + text.length * 14;
  return (
    <>
      <rect class="badge" x={x + 3} y={y + 66} width={width} height={32} rx={10} />
      <text class="badge-text" x={x + 3 + width / 2} y={y + 90}>
        {text}
      </text>
    </>
  );
}

function Roads({ view }: { readonly view: View }): JSX.Element {
  const laid = view.town.roads.flatMap((road, edge) => (road === 1 ? [edge] : []));
  return (
    <g aria-hidden="true">
      {laid.map((edge) => {
        const bridge = (EDGE_SIDES[edge] ?? []).every(
          (parcel) => idOf(view.town.on[parcel] ?? 0) === 'river',
        );
        return <Road key={edge} edge={edge} className={bridge ? 'road bridge' : 'road'} />;
      })}
    </g>
  );
}

function Road({ edge, className }: { readonly edge: number; readonly className: string }): JSX.Element {
  const [from, to] = edgePoints(edge);
  const d = `M${from.x * UNIT} ${from.y * UNIT}L${to.x * UNIT} ${to.y * UNIT}`;
  return (
    <g class={className}>
      <path class="road-edge" d={d} />
      <path class="road-bed" d={d} />
      <path class="road-track" d={d} />
    </g>
  );
}

/** Cowboys, the white one, tokens, dynamite and outlaws on a parcel. */
function Pieces({ view, parcel }: { readonly view: View; readonly parcel: number }): JSX.Element | null {
  const { x, y } = corner(parcel);
  const pieces = view.pieces.filter(({ place }) => place === parcel);
  const outlaw = view.town.outlaw[parcel] === 1;
  if (pieces.length === 0 && !outlaw) return null;
  const step = Math.min(30, 62 / Math.max(1, pieces.length));
  return (
    <g aria-hidden="true">
      {outlaw && <PlacedArt name="element-outlaw" x={x + 2} y={y + 6} size={54} />}
      {pieces.map((piece, at) => (
        <g key={piece.seat} data-seat={piece.seat} class="map-cowboy">
          <PlacedArt
            name={piece.white ? 'piece-cowboyWhite' : 'piece-cowboy'}
            x={x + 46 - at * step + (pieces.length - 1) * step * 0.5}
            y={y + 46}
            size={48}
          />
          {piece.dynamite && <PlacedArt name="piece-dynamite" x={x + 62 - at * step} y={y + 66} size={26} />}
          {piece.token && <PlacedArt name="piece-noDuel" x={x + 62 - at * step} y={y + 66} size={26} />}
        </g>
      ))}
    </g>
  );
}

interface RoadTargetProps {
  readonly edge: number;
  readonly chosen: boolean;
  readonly onPick: () => void;
}

function RoadTarget({ edge, chosen, onPick }: RoadTargetProps): JSX.Element {
  const [from, to] = edgePoints(edge);
  const middle = { x: ((from.x + to.x) / 2) * UNIT, y: ((from.y + to.y) / 2) * UNIT };
  return (
    <g class={chosen ? 'road-target chosen' : 'road-target'} onClick={onPick}>
      <path class="road-target-line" d={`M${from.x * UNIT} ${from.y * UNIT}L${to.x * UNIT} ${to.y * UNIT}`} />
      <circle class="road-target-reach" cx={middle.x} cy={middle.y} r={24} />
    </g>
  );
}

/** Four brackets around a parcel. */
const CORNERS_PATH =
  'M5 27V14a9 9 0 0 1 9-9h13M73 5h13a9 9 0 0 1 9 9v13M95 73v13a9 9 0 0 1-9 9H73M27 95H14a9 9 0 0 1-9-9V73';

interface ParcelTargetProps {
  readonly parcel: number;
  readonly label: string;
  readonly state: 'idle' | 'open' | 'chosen';
  /** Leaves room at the sides for roads that can be chosen. */
  readonly inset: number;
  readonly onPick: () => void;
}

function ParcelTarget({ parcel, label, state, inset, onPick }: ParcelTargetProps): JSX.Element {
  const { x, y } = corner(parcel);
  return (
    <g class={`parcel-target ${state}`} role="img" aria-label={label} onClick={onPick}>
      <title>{label}</title>
      <rect
        class="parcel-reach"
        x={x + inset}
        y={y + inset}
        width={UNIT - 2 * inset}
        height={UNIT - 2 * inset}
        rx={9}
      />
      {state === 'chosen' && <rect class="parcel-chosen" x={x + 5} y={y + 5} width={90} height={90} rx={9} />}
      {state === 'open' && (
        <path class="parcel-corners" d={CORNERS_PATH} transform={`translate(${x} ${y})`} />
      )}
    </g>
  );
}

function spokenParcel(table: TableUpdate, parcel: number): string {
  const view = table.view as View;
  const { boardTable, names } = words.value;
  const on = idOf(view.town.on[parcel] ?? 0);
  const owner = view.town.owner[parcel] ?? -1;
  const income = view.parcels[parcel]?.income;
  const facts = [
    on === undefined ? boardTable.bare : names.elements[on],
    ...(income === undefined ? [] : [boardTable.earns(income)]),
    ...(view.town.outlaw[parcel] === 1 ? [boardTable.outlawThere] : []),
    ...view.pieces
      .filter(({ place }) => place === parcel)
      .map(({ seat }) => boardTable.cowboyOf(occupantName(table.occupants, seat, words.value))),
  ];
  const whose = owner < 0 ? '' : boardTable.ownedBy(occupantName(table.occupants, owner, words.value));
  return boardTable.parcelSpoken(parcelName(parcel), facts.join(', '), whose);
}
