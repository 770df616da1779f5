/** Facts for a question of Main Street: the object, its price, the rivals, what is at stake. */
import {
  BUILDING_IDS,
  holds,
  LIMIT_DOLLARS_PER_POINT,
  NOBODY,
  outlawReward,
  type Step,
  spaceAt,
  type View,
} from '@carson/board-game';
import { parcelName } from '@carson/words';
import type { JSX } from 'preact';
import { Art } from '../../../art/art.tsx';
import { joinNames, occupantName } from '../../../parts/seats/people.ts';
import { SeatMark } from '../../../parts/seats/seat-mark.tsx';
import { words } from '../../../words/words.ts';
import { WaitingDuels } from '../duel/waiting-duels.tsx';
import { bestEarning } from '../map/outlook.ts';
import { tileOn } from '../names/place-name.ts';
import { seatSymbol } from '../names/seat-symbol.ts';
import { parcelMark } from '../selection/place-mark.ts';
import { selected } from '../selection/selection.ts';
import { SpendingLine } from '../stakes/budget-line.tsx';
import type { BoardTable } from '../table-types.ts';
import { marketPrice } from './answer-text.ts';

interface FactsProps {
  readonly table: BoardTable;
}

export function QuestionFacts({ table }: FactsProps): JSX.Element | null {
  const view = table.view;
  const step = view.steps.at(-1);
  if (table.options.some(({ type }) => type === 'chooseDuel')) return <WaitingDuels table={table} />;
  switch (step?.kind) {
    case 'auction':
      return <AuctionFacts table={table} step={step} />;
    case 'takeTile':
      return <TileFacts table={table} place={step.place} />;
    case 'parcels':
      return <ParcelFacts table={table} />;
    case 'market':
    case 'cashLimit':
      return <MoneyFacts table={table} kind={step.kind} />;
    case 'bounty':
      return <BountyFacts view={view} parcel={step.parcel} />;
    case 'consent':
      return <ConsentFacts table={table} step={step} />;
    default:
      return null;
  }
}

type StepOf<Kind extends Step['kind']> = Extract<Step, { readonly kind: Kind }>;

/** B9.12: the lot, the best bid and whose it is, who has dropped out. */
function AuctionFacts({ table, step }: FactsProps & { readonly step: StepOf<'auction'> }): JSX.Element {
  const { boardPlay } = words.value;
  const { auction } = boardPlay;
  const view = table.view;
  const name = (seat: number): string => occupantName(table.occupants, seat, words.value);
  const out = view.players.flatMap((_, seat) => (holds(step.out, seat) ? [name(seat)] : []));
  const lot =
    step.prize === 'ammunition'
      ? auction.ammunition
      : auction.parcels({ parcels: joinNames(step.lot.map(parcelName), words.value.locale) });
  return (
    <div class="question-facts">
      {(step.lot.length > 0 || step.prize === 'ammunition') && (
        <p data-explain={step.prize === 'ammunition' ? 'space:ammunition' : undefined}>{lot}</p>
      )}
      {step.open && (
        <p class="fact-line" data-explain="number:cost">
          {step.leader === NOBODY ? undefined : (
            <SeatMark seat={step.leader} symbol={seatSymbol(step.leader)} />
          )}
          <strong>
            {step.leader === NOBODY
              ? auction.noBid
              : auction.high({ name: name(step.leader), amount: step.high })}
          </strong>
        </p>
      )}
      {out.length > 0 && <p class="hint">{auction.out({ names: joinNames(out, words.value.locale) })}</p>}
      <p class="hint" data-explain="number:money">
        {boardPlay.youHave({ money: view.players[Number(table.viewer)]?.money ?? 0 })}
      </p>
    </div>
  );
}

/** B5.5: what the building does and earns at best, and what paying it leaves; its name is the chosen place's. */
function TileFacts({ table, place }: FactsProps & { readonly place: number }): JSX.Element | null {
  const { board } = words.value;
  const view = table.view;
  const seat = Number(table.viewer);
  const tile = tileOn(view, spaceAt(place));
  const price = view.spaces.find((space) => space.place === place)?.yourPrice ?? 0;
  const building = BUILDING_IDS.find((id) => id === tile);
  if (tile === undefined) return null;
  const best = bestEarning({ view, seat }, building);
  return (
    <div class="question-facts">
      <SpendingLine money={view.players[seat]?.money ?? 0} cost={price} />
      <p class="fact-title" data-explain={`building:${tile}`}>
        <Art name={`element-${tile}`} />
        <span>{board.buildings[tile]}</span>
      </p>
      {best !== undefined && <p data-explain="number:income">{best}</p>}
    </div>
  );
}

/** B5.4: what the parcel costs; what it is stands with its name. */
function ParcelFacts({ table }: FactsProps): JSX.Element | null {
  const view = table.view;
  const buy = table.options.find((command) => command.type === 'buyParcel');
  if (buy?.type !== 'buyParcel') return null;
  const chosen = selected.of(table);
  const parcel = chosen?.kind === 'parcel' ? chosen.at : buy.parcel;
  return (
    <div class="question-facts">
      <SpendingLine
        money={view.players[Number(table.viewer)]?.money ?? 0}
        cost={view.parcels[parcel]?.yourPrice ?? 0}
      />
    </div>
  );
}

/** B5.10, B11.3: what a point costs, or what exceeds the limit. */
function MoneyFacts({ table, kind }: FactsProps & { readonly kind: 'market' | 'cashLimit' }): JSX.Element {
  const { boardPlay } = words.value;
  const view = table.view;
  const { money = 0, limit = 0 } = view.players[Number(table.viewer)] ?? {};
  const over = money - limit;
  return (
    <div class="question-facts">
      <p data-explain="number:money">{boardPlay.youHave({ money })}</p>
      {kind === 'market' ? (
        <p data-explain="number:points">{boardPlay.pointPrice({ price: marketPrice(view) })}</p>
      ) : (
        <p data-explain="number:limit">
          {over > 0
            ? boardPlay.limitOver({ limit, over, each: LIMIT_DOLLARS_PER_POINT })
            : boardPlay.limitKept({ limit, each: LIMIT_DOLLARS_PER_POINT })}
        </p>
      )}
    </div>
  );
}

function BountyFacts({ view, parcel }: { readonly view: View; readonly parcel: number }): JSX.Element {
  const { boardPlay } = words.value;
  const income = view.parcels[parcel]?.income ?? 0;
  return (
    <p data-explain="piece:outlaw">
      {boardPlay.bounty({ parcel: parcelName(parcel), reward: outlawReward(view), income })}
    </p>
  );
}

function ConsentFacts({ table, step }: FactsProps & { readonly step: StepOf<'consent'> }): JSX.Element {
  return (
    <p data-explain={parcelMark(table.view, step.parcel)}>
      {words.value.boardPlay.consent({
        name: occupantName(table.occupants, step.asker, words.value),
        parcel: parcelName(step.parcel),
      })}
    </p>
  );
}
