/** What building here would mean, line by line, for the answer panel. */
import { columnOf, idOf, rowOf } from '@carson/board-game';
import { parcelName } from '@carson/words';
import type { JSX } from 'preact';
import { Art } from '../../../art/art.tsx';
import { occupantName } from '../../../parts/seats/people.ts';
import { words } from '../../../words/words.ts';
import { isAboutRoads } from '../selection/selection.ts';
import type { BoardTable } from '../table-types.ts';
import { type BuildEffect, gainOf, type IncomeChange, rivalGains } from '../town/build-effect.ts';
import { gainText } from '../town/money-gain-text.ts';
import { effectsOf } from './ghosts.tsx';

interface BuildFactsProps {
  readonly table: BoardTable;
  readonly parcel: number;
  /** What it brings at the end; left out where that is nothing. */
  readonly points: string | undefined;
}

export function BuildFacts({ table, parcel, points }: BuildFactsProps): JSX.Element | null {
  const effects = effectsOf(table);
  const effect = effects.get(parcel);
  if (effect === undefined) return null;
  const { build } = words.value.boardMap;
  const seat = Number(table.viewer);
  return (
    <div class="build-facts">
      <p data-explain="number:income">{earningText(effect)}</p>
      <ul class="build-changes">
        {effect.changes.map((change) => (
          <ChangeLine key={change.parcel} table={table} effect={effect} change={change} />
        ))}
        <li class="build-total" data-explain="number:income">
          <Art name="piece-dollar" />
          <span>{build.total}</span>
          <strong>{gainText(gainOf(effect, seat))}</strong>
        </li>
        {points !== undefined && (
          <li data-explain="number:change">
            <Art name="piece-points" />
            <span>{build.points}</span>
            <strong>{points}</strong>
          </li>
        )}
      </ul>
      <p class="build-rivals">{rivalsText(table, effect)}</p>
      <OtherParcel effects={effects} chosen={effect} seat={seat} />
    </div>
  );
}

/** What the new building earns by itself; its house is told where it pays. */
function earningText({ income, bestHouse, parcel, site }: BuildEffect): string {
  const { build } = words.value.boardMap;
  if (income === undefined) return build.earnsNothing;
  if (bestHouse === undefined || bestHouse.income <= income || parcel !== site)
    return build.earns({ income });
  return build.earnsWithHouse({
    income,
    withHouse: bestHouse.income,
    parcel: parcelName(bestHouse.parcel),
  });
}

interface ChangeLineProps {
  readonly table: BoardTable;
  readonly effect: BuildEffect;
  readonly change: IncomeChange;
}

function ChangeLine({ table, effect, change }: ChangeLineProps): JSX.Element {
  const { boardMap, names } = words.value;
  const { town } = table.view;
  const { parcel, owner, before, after } = change;
  const on = parcel === effect.site ? effect.building : (idOf(town.on[parcel] ?? 0) ?? effect.building);
  const about = { building: names.elements[on], parcel: parcelName(parcel) };
  return (
    <li data-explain={`building:${on}:${columnOf(parcel)},${rowOf(parcel)}`}>
      <Art name={`element-${on}`} />
      <span>
        {owner === table.viewer
          ? boardMap.build.yours(about)
          : boardMap.build.theirs({ ...about, name: occupantName(table.occupants, owner, words.value) })}
      </span>
      <strong>{boardMap.build.change({ before, after })}</strong>
    </li>
  );
}

function rivalsText(table: BoardTable, effect: BuildEffect): string {
  const { build } = words.value.boardMap;
  const gains = rivalGains(effect, Number(table.viewer)).map(
    ({ seat, gain }) => `${occupantName(table.occupants, seat, words.value)} ${gainText(gain)}`,
  );
  return gains.length === 0 ? build.rivalsNone : build.rivals({ gains });
}

interface OtherParcelProps {
  readonly effects: ReadonlyMap<number, BuildEffect>;
  readonly chosen: BuildEffect;
  readonly seat: number;
}

function OtherParcel({ effects, chosen, seat }: OtherParcelProps): JSX.Element | null {
  const [best] = [...effects.values()]
    .filter((effect) => effect !== chosen)
    .toSorted((a, b) => gainOf(b, seat) - gainOf(a, seat));
  if (best === undefined) return null;
  return (
    <p class="hint" data-explain="number:income">
      {words.value.boardMap.build.other({
        parcel: parcelName(best.parcel),
        gain: gainText(gainOf(best, seat)),
      })}
    </p>
  );
}

/** Says that a road has to come first, where nothing can be built without one. */
export function RoadFirst({ table }: { readonly table: BoardTable }): JSX.Element | null {
  const kind = table.owed.find(({ seat }) => seat === table.viewer)?.kind ?? '';
  if (!kind.startsWith('build') || !isAboutRoads(table)) return null;
  return <p class="build-road-first">{words.value.boardMap.build.roadFirst}</p>;
}
