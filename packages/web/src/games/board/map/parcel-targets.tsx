/** What can be pointed at: every parcel, by mouse and finger, and with the arrow keys from one to the next. */
import { NOBODY, type View } from '@carson/board-game';
import { useSignal } from '@preact/signals';
import type { JSX, TargetedKeyboardEvent } from 'preact';
import { memo } from '../../../art/memo.ts';
import { useStable } from '../../../parts/use-stable.ts';
import { words } from '../../../words/words.ts';
import { parcelMark } from '../selection/place-mark.ts';
import { sameTarget, type Target } from '../selection/targets.ts';
import type { BoardTable } from '../table-types.ts';
import { cornerOf, UNIT } from '../town/units.ts';
import { spokenParcel } from './spoken-parcel.ts';
import { parcelAfter } from './walk.ts';

interface ParcelTargetsProps {
  readonly table: BoardTable;
  readonly targets: readonly Target[];
  readonly selected: Target | undefined;
  readonly onPick: (target: Target, clicks: number) => void;
  /** Whether parcels that can be chosen tell what they cost. */
  readonly prices: boolean;
  readonly onPoint: ((parcel: number | undefined) => void) | undefined;
  /** Asks about a parcel that is no answer; without, the map is only a picture. */
  readonly onInspect: ((parcel: number) => void) | undefined;
}

export function ParcelTargets(props: ParcelTargetsProps): JSX.Element {
  const { table, targets, selected, onPick, onPoint, onInspect } = props;
  const view = table.view;
  const standing = useSignal(0);
  const parcels = new Map(
    targets.flatMap((target) => (target.kind === 'parcel' ? [[target.at, target]] : [])),
  );
  const targetAt = (parcel: number): Target | undefined => parcels.get(parcel);
  const pick = useStable((parcel: number, clicks: number): void => {
    const target = targetAt(parcel);
    if (target === undefined) onInspect?.(parcel);
    else onPick(target, clicks);
  });
  const point = useStable((parcel: number | undefined) => onPoint?.(parcel));
  const stand = useStable((parcel: number) => {
    standing.value = parcel;
  });
  const onKeyDown = (event: TargetedKeyboardEvent<SVGGElement>): void => {
    const next = parcelAfter(standing.value, event.key);
    if (next !== undefined) walkTo(event.currentTarget, next);
    else if (event.key === 'Enter' || event.key === ' ') {
      pick(standing.value, 0);
      if (targetAt(standing.value) !== undefined) focusAnswer();
    } else return;
    event.preventDefault();
  };
  return (
    <g onKeyDown={onKeyDown}>
      {view.parcels.map(({ yourPrice }, parcel) => {
        const target = targetAt(parcel);
        const price = props.prices && target !== undefined ? yourPrice : undefined;
        return (
          <ParcelTarget
            key={parcel}
            parcel={parcel}
            label={spokenParcel(table, parcel)}
            state={target === undefined ? 'idle' : sameTarget(target, selected) ? 'chosen' : 'open'}
            answers={target !== undefined || onInspect !== undefined}
            isFree={isFreeLand(view, parcel)}
            price={price}
            explained={parcelMark(view, parcel)}
            tabIndex={onInspect === undefined ? undefined : parcel === standing.value ? 0 : -1}
            onPick={pick}
            onPoint={point}
            onFocus={stand}
          />
        );
      })}
    </g>
  );
}

/** Land without an owner, built on or not. */
export function isFreeLand({ town }: View, parcel: number): boolean {
  return town.owner[parcel] === NOBODY && town.outlaw[parcel] !== 1;
}

function walkTo(map: SVGGElement, parcel: number): void {
  map.querySelector<SVGElement>(`[data-parcel="${parcel}"]`)?.focus();
}

/** Moves the focus to the answer, so that a parcel chosen by key is confirmed by the next one. */
function focusAnswer(): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('.town-ask [data-answer="true"]')?.focus({ preventScroll: true }),
  );
}

/** Around land that has an owner and can be chosen all the same. */
const BRACKETS =
  'M4 20v-9a7 7 0 0 1 7-7h9M80 4h9a7 7 0 0 1 7 7v9M96 80v9a7 7 0 0 1-7 7h-9M20 96h-9a7 7 0 0 1-7-7v-9';

interface ParcelTargetProps {
  readonly parcel: number;
  readonly label: string;
  readonly state: 'idle' | 'open' | 'chosen';
  /** Whether choosing it leads anywhere. */
  readonly answers: boolean;
  readonly isFree: boolean;
  readonly price: number | undefined;
  readonly explained: string;
  readonly tabIndex: number | undefined;
  readonly onPick: (parcel: number, clicks: number) => void;
  readonly onPoint: (parcel: number | undefined) => void;
  readonly onFocus: (parcel: number) => void;
}

const ParcelTarget = memo(function ParcelTarget(props: ParcelTargetProps) {
  const { parcel, label, state, price } = props;
  const { x, y } = cornerOf(parcel);
  return (
    <g
      class={`parcel-target ${state}`}
      role={props.answers ? 'button' : 'img'}
      aria-label={label}
      data-parcel={parcel}
      data-anchor={`place-${parcel}`}
      data-explain={props.explained}
      tabindex={props.tabIndex}
      onClick={({ detail }) => props.onPick(parcel, detail)}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && props.onPoint(parcel)}
      onPointerLeave={() => props.onPoint(undefined)}
      onFocus={() => props.onFocus(parcel)}
    >
      <title>{label}</title>
      <rect class="parcel-reach" x={x} y={y} width={UNIT} height={UNIT} rx={9} />
      {state === 'open' && !props.isFree && (
        <path class="parcel-corners" d={BRACKETS} transform={`translate(${x} ${y})`} />
      )}
      {state === 'chosen' && <rect class="parcel-halo" x={x + 3} y={y + 3} width={94} height={94} rx={10} />}
      {state === 'chosen' && (
        <rect class="parcel-chosen" x={x + 3} y={y + 3} width={94} height={94} rx={10} />
      )}
      {price !== undefined && (
        <text class="parcel-price" x={x + 9} y={y + 92}>
          {words.value.board.money({ amount: price })}
        </text>
      )}
      <rect class="parcel-focus" x={x + 3} y={y + 3} width={94} height={94} rx={9} />
    </g>
  );
});
