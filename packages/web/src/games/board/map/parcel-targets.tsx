/** What can be pointed at: every parcel, by mouse and finger, and with the arrow keys from one to the next. */
import { NOBODY, type View } from '@carson/board-game';
import { useSignal } from '@preact/signals';
import type { JSX, TargetedKeyboardEvent } from 'preact';
import type { ShownTable } from '../../../table/shown-table.ts';
import { sameTarget, type Target } from '../targets.ts';
import { spokenParcel } from './spoken-parcel.ts';
import { cornerOf, UNIT } from './units.ts';
import { parcelAfter } from './walk.ts';

interface ParcelTargetsProps {
  readonly table: ShownTable;
  readonly targets: readonly Target[];
  readonly selected: Target | undefined;
  readonly onPick: (target: Target) => void;
  /** Asks why a building earns what it earns; without, the map is only a picture. */
  readonly onInspect: ((parcel: number) => void) | undefined;
}

export function ParcelTargets(props: ParcelTargetsProps): JSX.Element {
  const { table, targets, selected, onPick, onInspect } = props;
  const view = table.view as View;
  const standing = useSignal(0);
  const targetAt = (parcel: number): Target | undefined =>
    targets.find(({ kind, at }) => kind === 'parcel' && at === parcel);
  const pick = (parcel: number): void => {
    const target = targetAt(parcel);
    if (target === undefined) onInspect?.(parcel);
    else onPick(target);
  };
  const onKeyDown = (event: TargetedKeyboardEvent<SVGGElement>): void => {
    const next = parcelAfter(standing.value, event.key);
    if (next !== undefined) walkTo(event.currentTarget, next);
    else if (event.key === 'Enter' || event.key === ' ') {
      pick(standing.value);
      if (targetAt(standing.value) !== undefined) focusAnswer();
    } else return;
    event.preventDefault();
  };
  return (
    <g onKeyDown={onKeyDown}>
      {view.parcels.map(({ income }, parcel) => {
        const target = targetAt(parcel);
        return (
          <ParcelTarget
            key={parcel}
            parcel={parcel}
            label={spokenParcel(table, parcel)}
            state={target === undefined ? 'idle' : sameTarget(target, selected) ? 'chosen' : 'open'}
            answers={target !== undefined || (income !== undefined && onInspect !== undefined)}
            bare={isBare(view, parcel)}
            tabIndex={onInspect === undefined ? undefined : parcel === standing.value ? 0 : -1}
            onPick={() => pick(parcel)}
            onFocus={() => {
              standing.value = parcel;
            }}
          />
        );
      })}
    </g>
  );
}

function isBare({ town }: View, parcel: number): boolean {
  return town.on[parcel] === 0 && town.owner[parcel] === NOBODY && town.outlaw[parcel] !== 1;
}

function walkTo(map: SVGGElement, parcel: number): void {
  map.querySelector<SVGElement>(`[data-parcel="${parcel}"]`)?.focus();
}

/** Whoever chose a parcel by key says yes with the next one. */
function focusAnswer(): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('.town-ask [data-answer="true"]')?.focus({ preventScroll: true }),
  );
}

/** Around whatever stands on a parcel; bare land has a peg. */
const BRACKETS =
  'M4 20v-9a7 7 0 0 1 7-7h9M80 4h9a7 7 0 0 1 7 7v9M96 80v9a7 7 0 0 1-7 7h-9M20 96h-9a7 7 0 0 1-7-7v-9';

interface ParcelTargetProps {
  readonly parcel: number;
  readonly label: string;
  readonly state: 'idle' | 'open' | 'chosen';
  /** Whether choosing it leads anywhere. */
  readonly answers: boolean;
  readonly bare: boolean;
  readonly tabIndex: number | undefined;
  readonly onPick: () => void;
  readonly onFocus: () => void;
}

function ParcelTarget(props: ParcelTargetProps): JSX.Element {
  const { parcel, label, state } = props;
  const { x, y } = cornerOf(parcel);
  return (
    <g
      class={`parcel-target ${state}`}
      role={props.answers ? 'button' : 'img'}
      aria-label={label}
      data-parcel={parcel}
      data-anchor={`place-${parcel}`}
      tabindex={props.tabIndex}
      onClick={props.onPick}
      onFocus={props.onFocus}
    >
      <title>{label}</title>
      <rect class="parcel-reach" x={x} y={y} width={UNIT} height={UNIT} rx={9} />
      {state === 'chosen' && <rect class="parcel-chosen" x={x + 5} y={y + 5} width={90} height={90} rx={9} />}
      {state === 'open' && props.bare && <circle class="parcel-peg" cx={x + 50} cy={y + 50} r={11} />}
      {state === 'open' && !props.bare && (
        <path class="parcel-corners" d={BRACKETS} transform={`translate(${x} ${y})`} />
      )}
      <rect class="parcel-focus" x={x + 3} y={y + 3} width={94} height={94} rx={9} />
    </g>
  );
}
