import type { Prospect, View } from '@carson/board-game';
import type { JSX } from 'preact';
import { lotNow } from '../round/lot.ts';
import { questionKind } from '../round/question.ts';
import { pickTarget } from '../selection/pick-target.ts';
import {
  aimsOf,
  forgetOldAnswers,
  highlighted,
  hinted,
  inspected,
  layingRoads,
  pointed,
  selected,
} from '../selection/selection.ts';
import { tellWhyNot } from '../selection/why-not.ts';
import type { BoardPartProps } from '../table-types.ts';
import type { BuildEffect } from '../town/build-effect.ts';
import { IncomeCard, incomeParts } from '../town/income-parts.tsx';
import { effectsOf } from './ghosts.tsx';
import { MapOverlays, prospectsShown } from './overlays.tsx';
import { TownMap } from './town-map.tsx';
import { MapWindow } from './window.tsx';

const NONE: readonly number[] = [];
const NOTHING: ReadonlyMap<number, Prospect> = new Map();
const NO_EFFECTS: ReadonlyMap<number, BuildEffect> = new Map();

/** What is forgotten here would draw this component a second time, so that another one reads it. */
export function MapPane(props: BoardPartProps): JSX.Element {
  if (props.live) forgetOldAnswers(props.table);
  return <TownBoard {...props} />;
}

function TownBoard(props: BoardPartProps): JSX.Element {
  const { table, live, scene, act } = props;
  const view = table.view;
  const told = hintedParcels() ?? scene?.parcels ?? lotNow(view) ?? NONE;
  const effects = live && !layingRoads.value ? effectsOf(table) : NO_EFFECTS;
  return (
    <div
      class="board town-board"
      data-stage={questionKind(props)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') inspected.value = undefined;
      }}
    >
      <MapWindow showsNear={effects.size > 0} told={told}>
        <TownMap
          table={table}
          targets={live ? aimsOf(table) : []}
          selected={selected.value}
          highlighted={highlightedNow(view)}
          shown={told}
          hinted={hinted.value}
          prospects={effects.size === 0 ? prospectsShown(table) : NOTHING}
          effects={effects}
          ghostAt={ghostAt(effects)}
          onPoint={(parcel) => {
            pointed.value = parcel;
          }}
          prices={live && isBuying(props)}
          onPick={(target, clicks) => pickTarget({ table, act, target, clicks })}
          onInspect={(parcel) => {
            inspect(view, parcel);
            if (live) void tellWhyNot(table, { kind: 'parcel', at: parcel });
          }}
        />
      </MapWindow>
      <IncomeCard view={view} />
      <MapOverlays table={table} live={live} />
    </div>
  );
}

export function parcelAt(clicked: Element): string | undefined {
  const parcel = clicked.closest<SVGElement>('.parcel-target')?.dataset['parcel'];
  return parcel && `.parcel-target.open[data-parcel="${parcel}"]`;
}

function hintedParcels(): readonly number[] | undefined {
  return hinted.value?.kind === 'parcel' ? [hinted.value.at] : undefined;
}

/** The ghost follows the mouse, and otherwise stands where the player has aimed. */
function ghostAt(effects: ReadonlyMap<number, BuildEffect>): number | undefined {
  if (pointed.value !== undefined && effects.has(pointed.value)) return pointed.value;
  return selected.value?.kind === 'parcel' ? selected.value.at : undefined;
}

/** Explains the income of the building there, or puts the explanation away. */
export function inspect(view: View, parcel: number): void {
  const earns = view.parcels[parcel]?.income !== undefined;
  inspected.value = earns && parcel !== inspected.peek() ? parcel : undefined;
}

const BUYING = ['placeCowboy', 'placeTogether', 'extraTurn', 'moveCowboy', 'buyParcel', 'buyAnyParcel'];

function isBuying(props: BoardPartProps): boolean {
  return BUYING.includes(questionKind(props));
}

/** What is pointed at, or the building in question and the sources of its income. */
function highlightedNow(view: View): readonly number[] {
  if (highlighted.value.length > 0 || inspected.value === undefined) return highlighted.value;
  const parts = incomeParts(view, inspected.value);
  return parts.length === 0 ? [] : [inspected.value, ...parts.flatMap(({ parcels }) => parcels)];
}
