import type { View } from '@carson/card-game';
import type { JSX } from 'preact';
import { afterPaint } from '../../app/after-paint.ts';
import { type Holding, useHeld } from '../../parts/held.ts';
import { useKeys } from '../../parts/keys.ts';
import { Hand } from './auction/hand.tsx';
import { Offer } from './auction/offer.tsx';
import { areBidsOpen, isRevealing, Reveal } from './auction/reveal.tsx';
import { TieOrder } from './auction/tie-order.tsx';
import { CityArea } from './city/city-area.tsx';
import { useLayingKeys } from './city/laying-keys.ts';
import { SeatStrip } from './players/seat-strip.tsx';
import { isNextMove } from './round/next-move.ts';
import { forgetOldAnswers, pickedBid, pointedCard } from './selection/selection.ts';
import { isSmallScreen } from './small-screen.ts';
import type { CardsPartProps, CardsTable } from './table-types.ts';

/**
 * From top to bottom: who (on a small screen), what is on offer, the city, and the hand; the city's box is the same in
 * every stage of a round. On a small screen the hand lies with the question, under the thumb.
 */
export function CardTable(props: CardsPartProps): JSX.Element {
  if (props.live) forgetOldAnswers(props.table);
  useCardKeys(props);
  useLayingKeys(props);
  const view = props.table.view;
  const { table, scene } = props;
  const isSmall = isSmallScreen.value;
  return (
    <div class="board" data-stage={questionKind(props, view)}>
      {isSmall && <SeatStrip table={table} />}
      <Offer {...props} />
      <CityArea {...props} />
      {isRevealing(view, scene) && <Reveal table={table} size="large" isTold={!props.live} />}
      {scene?.sign !== undefined && (
        <div class="sign" data-told={true} data-acts={true}>
          {scene.sign()}
        </div>
      )}
      {!isSmall && <HandRow {...props} />}
    </div>
  );
}

/** The bids while they are open, otherwise the hand; for the next bid it comes back together with the question. */
function HandRow(props: CardsPartProps): JSX.Element {
  const { held, keep } = useHeld(props, NEXT_BID);
  const { table } = props;
  return (
    held ??
    keep(
      <div class="hand-row">
        <TieOrder view={table.view} />
        {areBidsOpen(table.view) ? <Reveal table={table} size="strip" /> : <Hand {...props} />}
      </div>,
    )
  );
}

const NEXT_BID: Holding<CardsPartProps> = {
  isLate: (before, after) =>
    isNextMove(before, after) && areBidsOpen(before.table.view) && !areBidsOpen(after.table.view),
  soon: afterPaint,
};

export function cardAt(clicked: Element): string | undefined {
  const target = clicked.closest<HTMLElement>('[data-target]')?.dataset['target'];
  return target && `.board [data-target="${target}"]:not(.chosen, .pointed)`;
}

/** What the viewer is busy with; a small screen shows what that needs. */
function questionKind({ table, live }: CardsPartProps, view: View): string {
  const mine = live && table.owed.some(({ seat }) => seat === table.viewer);
  return mine ? (view.steps.at(-1)?.kind ?? 'over') : 'wait';
}

/** Numbers pick an auction card, or a card of the column; arrows walk along the column. */
function useCardKeys({ table, live }: CardsPartProps): void {
  useKeys((key) => live && (pickBid(table, key) || pickOffered(table, key)));
}

function pickBid({ options }: CardsTable, key: string): boolean {
  const isCard = options.some(
    (command) => command.type === 'bid' && 'card' in command && `${command.card}` === key,
  );
  if (isCard) pickedBid.value = Number(key);
  return isCard;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, n: 1, p: -1 };

function pickOffered({ options, view }: CardsTable, key: string): boolean {
  if (!options.some(({ type }) => type === 'takeCard')) return false;
  const { column } = view;
  const step = STEPS[key];
  const at = pointedCard.value === undefined ? -1 : column.indexOf(pointedCard.value);
  const card =
    step === undefined
      ? column[Number(key) - 1]
      : column[(Math.max(at, step > 0 ? -1 : 0) + step + column.length) % column.length];
  if (card !== undefined) pointedCard.value = card;
  return card !== undefined;
}
