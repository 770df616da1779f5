/** What choosing this place would mean: what it is, who is there, how a duel would go. */
import {
  chanceToWin,
  idOf,
  isCorralPlace,
  isParcelPlace,
  type OnId,
  spaceAt,
  type View,
} from '@carson/board-game';
import type { JSX } from 'preact';
import { occupantName } from '../../shell/people.ts';
import { words } from '../../words/words.ts';
import type { TablePartProps } from '../game-ui.ts';
import { IncomeWhy } from './income-why.tsx';
import { lineName } from './line-name.ts';
import { signText } from './street.tsx';
import type { Choice, Target } from './targets.ts';

interface PlacePreviewProps extends TablePartProps {
  readonly target: Target;
  readonly choices: readonly Choice[];
}

export function PlacePreview({ table, target, choices }: PlacePreviewProps): JSX.Element | null {
  const facts = factsOf(table.view as View, target);
  const placing = choices.some(({ command }) => command.type === 'placeCowboy');
  return (
    <div class="place-preview">
      {facts.map((fact) => (
        <p key={fact} class="hint">
          {fact}
        </p>
      ))}
      {target.kind === 'parcel' && <IncomeWhy view={table.view as View} parcel={target.at} />}
      {placing && typeof target.at === 'number' && <DuelOdds table={table} place={target.at} />}
      {!placing && <Gains table={table} choices={choices} />}
    </div>
  );
}

function factsOf(view: View, target: Target): string[] {
  const { board, boardCharacters, names, boardTable } = words.value;
  if (target.kind === 'character') {
    const entry = view.characters.find(({ character }) => character === target.at);
    if (entry === undefined) return [];
    const sides = entry.side === undefined ? (['yellow', 'red'] as const) : ([entry.side] as const);
    return sides.flatMap((side) => {
      const { power, detail } = boardCharacters[entry.character][side];
      return [power, detail];
    });
  }
  if (target.kind === 'space') {
    const space = spaceAt(target.at);
    const tile = space.yields.what === 'tile' ? idOf(view.row[space.yields.row] ?? 0) : undefined;
    return [signText(space.id)?.about ?? '', ...(tile === undefined ? [] : [tileFact(tile)])];
  }
  if (target.kind === 'corral') return [];
  if (target.kind !== 'parcel') return [];
  const on = idOf(view.town.on[target.at] ?? 0);
  const { price, income } = view.parcels[target.at] ?? {};
  return [
    ...(on === undefined ? [boardTable.bare] : [`${names.elements[on]}. ${board.buildings[on]}`]),
    ...(income === undefined ? [] : [boardTable.earns(income)]),
    ...(price === undefined ? [] : [`${boardTable.overlays.price}: ${boardTable.money(price)}`]),
  ];
}

function tileFact(tile: OnId): string {
  const { board, names } = words.value;
  return `${names.elements[tile]}: ${board.buildings[tile]}`;
}

/** B6.1: the chances against whoever stands there now. */
function DuelOdds({
  table,
  place,
}: {
  readonly table: TablePartProps['table'];
  readonly place: number;
}): JSX.Element | null {
  const { boardTable } = words.value;
  const view = table.view as View;
  const me = Number(table.viewer);
  if (isCorralPlace(place)) return null;
  if (!isParcelPlace(place) && spaceAt(place).crowd) return <p class="hint">{boardTable.freeOfDuels}</p>;
  const others = view.pieces.filter((piece) => piece.place === place && piece.seat !== me && !piece.token);
  if (others.length === 0) return <p class="hint">{boardTable.nobodyThere}</p>;
  const strength = (view.players[me]?.strength.total ?? 0) - 1;
  const text = [boardTable.strongest(strength)];
  if (view.options.variants.mightIsRight === undefined) {
    const rivals = others.map(({ seat, dynamite }) => ({
      seat,
      strength: view.players[seat]?.strength.total ?? 0,
      dice: dynamite ? 2 : 1,
      takesTies: view.endOrder.includes(seat) ? ('yes' as const) : ('open' as const),
    }));
    const own = { strength, dice: 1 };
    const percent = (chance: number): number => Math.round(chance * 100);
    text.push(boardTable.oddsAll(percent(chanceToWin(own, rivals))));
    if (rivals.length > 1) {
      for (const rival of rivals) {
        text.push(
          boardTable.odds(
            percent(chanceToWin(own, [rival])),
            occupantName(table.occupants, rival.seat, words.value),
          ),
        );
      }
    }
  } else {
    text.push(
      ...others.map(
        ({ seat }) =>
          `${occupantName(table.occupants, seat, words.value)}: ${boardTable.strength(view.players[seat]?.strength.total ?? 0)}`,
      ),
    );
  }
  return (
    <>
      {text.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}

/** The lines of the final score that each answer would change, as if the game ended now. */
function Gains({
  table,
  choices,
}: {
  readonly table: TablePartProps['table'];
  readonly choices: readonly Choice[];
}): JSX.Element {
  const { shell } = words.value;
  const [first] = choices;
  const preview = first === undefined ? undefined : table.previews[first.index];
  return (
    <ul class="changes">
      {(preview?.lines ?? []).map(({ id, change }) => (
        <li key={id}>
          <span>{lineName(id, words.value)}</span>
          <strong class={change < 0 ? 'loss' : 'gain'}>{shell.table.gain(change)}</strong>
        </li>
      ))}
    </ul>
  );
}
