/** What is about to be built: its ghost, what would pay it, and which incomes would change. */
import type { JSX } from 'preact';
import { PlacedArt } from '../../../art/art.tsx';
import { seatLetter } from '../../../parts/seats/people.ts';
import { words } from '../../../words/words.ts';
import type { BoardTable } from '../table-types.ts';
import {
  type BuildEffect,
  effectOf,
  gainOf,
  type IncomeChange,
  type Payment,
  rivalGains,
} from '../town/build-effect.ts';
import { gainText } from '../town/money-gain-text.ts';
import { drawingOf } from '../town/parcels.tsx';
import { cornerOf, LENGTH, type Lettering, UNIT } from '../town/units.ts';

/** The effect of each way to build or to set the house, by parcel; the first of several on one parcel. */
export function effectsOf(table: BoardTable): ReadonlyMap<number, BuildEffect> {
  const effects = new Map<number, BuildEffect>();
  if (table.viewer === 'spectator') return effects;
  const builder = { view: table.view, seat: table.viewer };
  for (const command of table.options) {
    const effect = effectOf(builder, command);
    if (effect !== undefined && !effects.has(effect.parcel)) effects.set(effect.parcel, effect);
  }
  return effects;
}

interface GhostsProps {
  readonly seat: number;
  readonly effects: ReadonlyMap<number, BuildEffect>;
  /** The parcel that is pointed at or chosen. */
  readonly at: number | undefined;
  readonly lettering: Lettering;
}

export function Ghosts({ seat, effects, at, lettering }: GhostsProps): JSX.Element | null {
  if (effects.size === 0) return null;
  const shown = at === undefined ? undefined : effects.get(at);
  const [any] = effects.values();
  const begun = shown ?? any;
  return (
    <g aria-hidden="true" class="ghosts">
      {[...effects.values()].map((effect) =>
        effect === shown ? undefined : (
          <Elsewhere key={effect.parcel} effect={effect} seat={seat} lettering={lettering} />
        ),
      )}
      {shown === undefined && begun !== undefined && begun.site !== begun.parcel && (
        <GhostTile parcel={begun.site} drawing={drawingOf(begun.building, begun.site)} />
      )}
      {shown !== undefined && <ShownEffect effect={shown} seat={seat} lettering={lettering} />}
    </g>
  );
}

interface EffectProps {
  readonly effect: BuildEffect;
  readonly seat: number;
  readonly lettering: Lettering;
}

/** Another parcel for it, faint, with what it would bring. */
function Elsewhere({ effect, seat, lettering }: EffectProps): JSX.Element {
  const { x, y } = cornerOf(effect.parcel);
  const on = effect.ghosts.at(-1)?.on ?? effect.building;
  const rivals = rivalGains(effect, seat);
  return (
    <>
      <g class="ghost-faint">
        <PlacedArt name={drawingOf(on, effect.parcel)} x={x + 18} y={y + 6} size={64} />
      </g>
      <text class="ghost-gain" x={x + 50} y={y + 93} font-size={lettering.text}>
        {gainText(gainOf(effect, seat))}
      </text>
      {rivals.map(({ seat: rival, gain }, nth) => (
        <RivalTag
          key={rival}
          rival={rival}
          gain={gain}
          corner={{ x, y: y + nth * (lettering.mark + 8) }}
          size={lettering.mark}
        />
      ))}
    </>
  );
}

interface RivalTagProps {
  readonly rival: number;
  readonly gain: number;
  readonly corner: { readonly x: number; readonly y: number };
  readonly size: number;
}

function RivalTag({ rival, gain, corner, size }: RivalTagProps): JSX.Element {
  const text = `${seatLetter(rival)} ${gainText(gain)}`;
  const width = 14 + text.length * size * 0.56;
  return (
    <g class="rival-tag" data-seat={rival}>
      <rect x={corner.x + 98 - width} y={corner.y + 2} width={width} height={size + 6} rx={size / 2 + 3} />
      <text x={corner.x + 98 - width / 2} y={corner.y + 5 + size * 0.82} font-size={size}>
        {text}
      </text>
    </g>
  );
}

function ShownEffect({ effect, seat, lettering }: EffectProps): JSX.Element {
  const { ghosts, payments, changes, site, income } = effect;
  return (
    <>
      {ghosts.map((ghost) => (
        <GhostTile key={ghost.parcel} parcel={ghost.parcel} drawing={drawingOf(ghost.on, ghost.parcel)} />
      ))}
      {payments.map((payment) => (
        <PaymentLine
          key={`${payment.from}/${payment.to}`}
          payment={payment}
          size={lettering.mark}
          pillAt={pillAt(payments.length, lettering)}
        />
      ))}
      {changes.map((change) =>
        change.owner === seat ? (
          <ChangeTag key={change.parcel} change={change} size={lettering.text} />
        ) : (
          <RivalTag
            key={change.parcel}
            rival={change.owner}
            gain={change.after - change.before}
            corner={cornerOf(change.parcel)}
            size={lettering.mark}
          />
        ),
      )}
      {income !== undefined && changes.every(({ parcel }) => parcel !== site) && (
        <Tag parcel={site} text={words.value.board.money({ amount: income })} size={lettering.text} />
      )}
    </>
  );
}

function GhostTile({ parcel, drawing }: { readonly parcel: number; readonly drawing: string }): JSX.Element {
  const { x, y } = cornerOf(parcel);
  return (
    <>
      <rect class="ghost-ground" x={x + 5} y={y + 5} width={90} height={90} rx={9} />
      <g class="ghost">
        <PlacedArt name={drawing} x={x + 10} y={y + 8} size={80} />
      </g>
      <rect class="ghost-frame" x={x + 5} y={y + 5} width={90} height={90} rx={9} />
    </>
  );
}

/** How far a line keeps from the middle of the parcels it joins, as a part of its length. */
const FROM_MIDDLE = 0.24;

/** More lines than these crowd the ghost: then the numbers stand beside what pays. */
const FEW = 3;

/** Where on a line its number stands, from 0 to 1. On a small map numbers in the middle would lie over each other. */
function pillAt(lines: number, { symbols }: Lettering): number {
  if (!symbols && lines > 1) return 0.1;
  return lines > FEW ? 0.3 : 0.5;
}

interface PaymentLineProps {
  readonly payment: Payment;
  readonly size: number;
  readonly pillAt: number;
}

function PaymentLine({ payment, size, pillAt }: PaymentLineProps): JSX.Element {
  const { from, to, amount } = payment;
  const [a, b] = [middleOf(from), middleOf(to)];
  const along = (part: number): { x: number; y: number } => ({
    x: a.x + (b.x - a.x) * part,
    y: a.y + (b.y - a.y) * part,
  });
  const [start, middle, end] = [along(FROM_MIDDLE), along(pillAt), along(1 - FROM_MIDDLE)];
  const text = gainText(amount);
  const width = 14 + text.length * size * 0.58;
  return (
    <g class="payment" data-explain="number:income">
      <path class="payment-edge" d={`M${start.x} ${start.y}L${end.x} ${end.y}`} />
      <path class="payment-line" d={`M${start.x} ${start.y}L${end.x} ${end.y}`} />
      <circle class="payment-end" cx={start.x} cy={start.y} r={9} />
      <rect
        x={middle.x - width / 2}
        y={middle.y - size / 2 - 4}
        width={width}
        height={size + 8}
        rx={size / 2 + 4}
      />
      <text x={middle.x} y={middle.y + size * 0.34} font-size={size}>
        {text}
      </text>
    </g>
  );
}

/** '$6 → $9' */
function ChangeTag({ change, size }: { readonly change: IncomeChange; readonly size: number }): JSX.Element {
  const { parcel, before, after } = change;
  return (
    <Tag parcel={parcel} text={words.value.boardMap.build.change({ before, after })} size={size * 0.92} />
  );
}

interface TagProps {
  readonly parcel: number;
  readonly text: string;
  readonly size: number;
}

function Tag({ parcel, text, size }: TagProps): JSX.Element {
  const { x, y } = cornerOf(parcel);
  const width = 12 + text.length * size * 0.56;
  const left = Math.min(Math.max(x + 50 - width / 2, 2), LENGTH - width - 2);
  return (
    <g class="ghost-tag">
      <rect x={left} y={y + 97 - size - 8} width={width} height={size + 8} rx={9} />
      <text x={left + width / 2} y={y + 93 - size * 0.12} font-size={size}>
        {text}
      </text>
    </g>
  );
}

function middleOf(parcel: number): { readonly x: number; readonly y: number } {
  const { x, y } = cornerOf(parcel);
  return { x: x + UNIT / 2, y: y + UNIT / 2 };
}
