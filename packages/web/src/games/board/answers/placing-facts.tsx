/** What a cowboy placed here would mean: prize, chances with their reasons, money, warnings. */
import {
  BUILDING_IDS,
  type BuildingId,
  type Command,
  isSpacePlace,
  NOBODY,
  type PlayerView,
  spaceAt,
  type View,
} from '@carson/board-game';
import type { JSX } from 'preact';
import { Art } from '../../../art/art.tsx';
import { joinNames, occupantName, seatLetter } from '../../../parts/seats/people.ts';
import { SeatMark } from '../../../parts/seats/seat-mark.tsx';
import { words } from '../../../words/words.ts';
import { bestEarning } from '../map/outlook.ts';
import { tileOn } from '../names/place-name.ts';
import { seatSymbol } from '../names/seat-symbol.ts';
import { strengthText } from '../names/strength-text.ts';
import type { Choice } from '../selection/targets.ts';
import { BudgetLine } from '../stakes/budget-line.tsx';
import {
  isContested,
  isShared,
  loseLines,
  oddsOfPlacing,
  prizeLines,
  rivalsAt,
  type Stakes,
  strengthThere,
} from '../stakes/stakes.ts';
import { warningsFor } from '../stakes/warnings.ts';
import type { BoardTable } from '../table-types.ts';

interface PlacingFactsProps {
  readonly table: BoardTable;
  readonly place: number;
  readonly choices: readonly Choice[];
}

export function PlacingFacts({ table, place, choices }: PlacingFactsProps): JSX.Element {
  const view = table.view;
  const stakes: Stakes = { view, seat: Number(table.viewer), place };
  const meets = isContested(place) && meetsSomebody(stakes);
  return (
    <div class="placing-facts">
      {prizes(stakes).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {meets && <Chances table={table} stakes={stakes} choices={choices} />}
      <BudgetLine view={view} seat={stakes.seat} place={place} />
      {warningsFor(stakes, words.value).map((text) => (
        <p key={text} class="warning">
          <Art name="icon-warning" />
          {text}
        </p>
      ))}
      {(meets || mayBeDefended(stakes)) && <p class="hint">{loseLines(stakes, words.value).join(' ')}</p>}
    </div>
  );
}

/** The price stands in the budget. */
function prizes(stakes: Stakes): readonly string[] {
  const { boardTable } = words.value;
  const { view, place } = stakes;
  const lines = prizeLines(stakes, words.value);
  const best = bestEarning(stakes, buildingAt(stakes));
  return [
    ...lines.filter((line) => line !== priceLine(view, place)),
    ...(best === undefined ? [] : [best]),
    ...(isShared(place) ? [boardTable.freeOfDuels] : []),
  ];
}

function priceLine(view: View, place: number): string {
  const price =
    view.spaces.find((space) => space.place === place)?.yourPrice ?? view.parcels[place]?.yourPrice;
  return words.value.boardTable.stakes.costs({ price: price ?? 0 });
}

function buildingAt({ view, place }: Stakes): BuildingId | undefined {
  const space = isSpacePlace(place) ? spaceAt(place) : undefined;
  const tile = space === undefined ? undefined : tileOn(view, space);
  return BUILDING_IDS.find((id) => id === tile);
}

function meetsSomebody(stakes: Stakes): boolean {
  return rivalsAt(stakes).length > 0 || stakes.view.town.outlaw[stakes.place] === 1;
}

/** B7.2: an attacked owner may still come. */
function mayBeDefended({ view, seat, place }: Stakes): boolean {
  const owner = view.town.owner[place] ?? NOBODY;
  return owner !== NOBODY && owner !== seat && view.parcels[place]?.income !== undefined;
}

interface ChancesProps {
  readonly table: BoardTable;
  readonly stakes: Stakes;
  readonly choices: readonly Choice[];
}

/** The bar of chances and what each strength is made of; with duel tiles the strengths alone (B10.4). */
function Chances({ table, stakes, choices }: ChancesProps): JSX.Element {
  const { view, seat, place } = stakes;
  const { names, boardPlay, boardTable } = words.value;
  const rivals = rivalsAt(stakes);
  const own = view.players[seat];
  const isThrown = !view.inPlay.duelTiles;
  const dynamite = choices.some(({ command }) => isWith(command, 'dynamite'));
  return (
    <>
      {isThrown && <OddsBar table={table} stakes={stakes} />}
      <ul class="strengths">
        {own !== undefined && (
          <StrengthLine
            name={boardPlay.you}
            strength={lessOne(own)}
            total={strengthThere(stakes)}
            seat={seat}
          />
        )}
        {rivals.map((rival) => (
          <StrengthLine
            key={rival.seat}
            seat={rival.seat}
            name={occupantName(table.occupants, rival.seat, words.value)}
            strength={view.players[rival.seat]?.strength}
            total={rival.strength}
          />
        ))}
        {view.town.outlaw[place] === 1 && (
          <li data-explain="number:outlaws">
            <Art name="element-outlaw" />
            <span>{boardPlay.outlawReached({ name: names.elements.outlaw })}</span>
            <strong>{view.outlawStrength}</strong>
          </li>
        )}
      </ul>
      {isThrown && dynamite && (
        <p class="hint">{boardTable.stakes.oddsWithDynamite({ percent: oddsOfPlacing(stakes, 2).win })}</p>
      )}
    </>
  );
}

function isWith(command: Command, companion: string): boolean {
  return command.type === 'placeCowboy' && command.with === companion;
}

/** A placed cowboy has left the reserve. */
function lessOne({ strength }: PlayerView): PlayerView['strength'] {
  return { ...strength, cowboys: Math.max(0, strength.cowboys - 1) };
}

interface StrengthLineProps {
  readonly seat: number;
  readonly name: string;
  readonly strength: PlayerView['strength'] | undefined;
  readonly total: number;
}

function StrengthLine({ seat, name, strength, total }: StrengthLineProps): JSX.Element {
  return (
    <li data-seat={seat} data-explain="number:strength">
      <SeatMark seat={seat} symbol={seatSymbol(seat)} />
      <span>
        {name}
        {strength !== undefined && `: ${strengthText(strength, words.value)}`}
      </span>
      <strong>{total}</strong>
    </li>
  );
}

function OddsBar({ table, stakes }: Omit<ChancesProps, 'choices'>): JSX.Element {
  const { boardPlay, names, locale } = words.value;
  const { win, tie } = oddsOfPlacing(stakes);
  const isOutlaw = stakes.view.town.outlaw[stakes.place] === 1;
  const rivals = rivalsAt(stakes).map(({ seat }) => seat);
  const outlaw = isOutlaw ? [names.elements.outlaw] : [];
  const nameOf = (seat: number): string => occupantName(table.occupants, seat, words.value);
  const other = joinNames([...rivals.map(nameOf), ...outlaw], locale);
  // Several names do not fit into a bar that may be narrow: there they are letters.
  const short = rivals.length > 1 ? [...rivals.map(seatLetter), ...outlaw].join(', ') : other;
  return (
    <>
      <div
        class="odds"
        data-explain={`number:odds:${stakes.place}`}
        role="img"
        aria-label={boardPlay.odds({ win, tie, other })}
      >
        <span class="odds-win" style={{ flexGrow: Math.max(win, 1) }}>
          {boardPlay.you} {win}%
        </span>
        {tie > 0 && (
          <span class="odds-tie" style={{ flexGrow: tie }} title={boardPlay.tieNote}>
            {boardPlay.tie}
          </span>
        )}
        <span class="odds-lose" style={{ flexGrow: Math.max(100 - win - tie, 1) }}>
          {short} {100 - win - tie}%
        </span>
      </div>
      {tie > 0 && <p class="hint">{boardPlay.tieNote}</p>}
    </>
  );
}
