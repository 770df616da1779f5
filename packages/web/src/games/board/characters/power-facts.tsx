/** What a power that asks its owner something does, and what each answer would bring in figures. */
import {
  BUILDINGS,
  type Command,
  characterOf,
  idOf,
  NOBODY,
  sideOf,
  taxesFor,
  type View,
} from '@carson/board-game';
import type { JSX } from 'preact';
import { words } from '../../../words/words.ts';
import { SpendingLine } from '../stakes/budget-line.tsx';
import type { BoardTable } from '../table-types.ts';
import { effectNow } from './character-effect.ts';
import { rerollOdds, treatmentFee } from './power-figures.ts';

interface PowerProps {
  readonly table: BoardTable;
}

/** The power of the viewer's that asks now; none where something else does. */
function askingPower({ view, viewer }: BoardTable): number {
  const { steps, players } = view;
  return steps.at(-1)?.kind === 'offer' ? (players[Number(viewer)]?.power ?? NOBODY) : NOBODY;
}

export function powerMark(table: BoardTable): string | undefined {
  const character = characterOf(askingPower(table));
  return character === undefined ? undefined : `character:${character}`;
}

export function PowerFacts({ table }: PowerProps): JSX.Element | null {
  const power = askingPower(table);
  const character = characterOf(power);
  if (character === undefined) return <OtherPower table={table} />;
  const { power: does } = words.value.boardCharacters[character][sideOf(power)];
  return (
    <p class="hint" data-explain={`character:${character}`}>
      {does} <strong>{offerNow(table, power)}</strong>
    </p>
  );
}

/** The offers whose figures are not in their answers. */
const COUNTED = ['moneyOrPoints', 'moneyOrDoubling', 'freeParcel'];

function offerNow({ view, viewer, owed }: BoardTable, power: number): string {
  const seat = Number(viewer);
  const kind = owed.find((asked) => asked.seat === viewer)?.kind ?? '';
  const character = characterOf(power);
  const { boardExplain } = words.value;
  if (kind === 'tax') return boardExplain.tax(taxesFor(view.players, seat));
  if (character === undefined || !COUNTED.includes(kind)) return '';
  return effectNow({ view, seat, entry: { character, number: 0, side: sideOf(power) } }, words.value);
}

/** Powers that are asked about later in the round: the surgeon's, and a second roll. */
function OtherPower({ table }: PowerProps): JSX.Element | null {
  const { view, viewer, owed } = table;
  const kind = owed.find((asked) => asked.seat === viewer)?.kind;
  if (kind === 'treat') {
    const money = view.players[Number(viewer)]?.money ?? 0;
    return <SpendingLine money={money} cost={treatmentFee(view, Number(viewer))} />;
  }
  const odds = kind === 'throwAgain' ? rerollOdds(table) : undefined;
  return odds === undefined ? null : (
    <p data-explain="number:odds">
      <strong>{words.value.boardExplain.reroll(odds)}</strong>
    </p>
  );
}

/** '$3 → $9': what an answer about building income changes. */
export function incomeEffect(command: Command, { view, viewer }: BoardTable): string {
  const change = (before: number, factor: number): string =>
    words.value.boardMap.build.change({ before, after: before * factor });
  switch (command.type) {
    case 'blastMine':
      return change(incomeAt(view, command.parcel), BUILDINGS.mine.dynamiteFactor ?? 1);
    case 'doubleRanch':
      return change(incomeAt(view, command.parcel), BUILDINGS.ranch.horseFactor ?? 1);
    case 'doubleKind': {
      const own = view.town.owner.flatMap((owner, parcel) =>
        owner === viewer && idOf(view.town.on[parcel] ?? 0) === command.building
          ? [incomeAt(view, parcel)]
          : [],
      );
      return change(
        own.reduce((sum, income) => sum + income, 0),
        2,
      );
    }
    default:
      return '';
  }
}

function incomeAt({ parcels }: View, parcel: number): number {
  return parcels[parcel]?.income ?? 0;
}
