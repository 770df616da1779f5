import type { CardView } from '@carson/card-game';
import type { JSX } from 'preact';
import { useKeys } from '../../parts/keys.ts';
import type { ShownTable } from '../../table/shown-table.ts';
import type { TablePartProps } from '../game-ui.ts';
import { CityArea } from './city-area.tsx';
import { Hand } from './hand.tsx';
import { useLayingKeys } from './laying-keys.ts';
import { forgetOldAnswers, pickedBid } from './model.ts';
import { Offer, Piles } from './offer.tsx';
import { areBidsOpen, Reveal } from './reveal.tsx';

export function CardTable(props: TablePartProps): JSX.Element {
  if (props.live) forgetOldAnswers(props.table);
  useCardKeys(props);
  useLayingKeys(props);
  const view = props.table.view as CardView;
  const isRevealing = props.scene?.onTable === true;
  return (
    <div class="board" data-stage={stageOf(props, view)}>
      <Piles view={view} />
      <Offer {...props} />
      <CityArea {...props} />
      {isRevealing && <Reveal table={props.table} size="large" />}
      {areBidsOpen(view) && !isRevealing ? <Reveal table={props.table} size="strip" /> : <Hand {...props} />}
    </div>
  );
}

/** What the viewer is busy with; a small screen shows what that needs. */
function stageOf({ table, live }: TablePartProps, view: CardView): string {
  const mine = live && table.owed.some(({ seat }) => seat === table.viewer);
  return mine ? (view.steps.at(-1)?.kind ?? 'over') : 'wait';
}

/** Numbers pick an auction card. */
function useCardKeys({ table, live }: TablePartProps): void {
  useKeys((key) => live && pickBid(table, key));
}

function pickBid({ options }: ShownTable, key: string): boolean {
  const isCard = options.some(
    (command) => command.type === 'bid' && 'card' in command && `${command.card}` === key,
  );
  if (isCard) pickedBid.value = Number(key);
  return isCard;
}
