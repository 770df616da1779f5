/** What choosing this place would mean: first what is at stake, then what the place is. */
import { type Command, corralAt, idOf, type OnId, spaceAt, type View } from '@carson/board-game';
import type { JSX } from 'preact';
import { own } from '../../../parts/explanation.ts';
import { gainText } from '../../../parts/gain-text.ts';
import type { Preview } from '../../../table/shown-table.ts';
import { words } from '../../../words/words.ts';
import { BuildFacts } from '../map/build-facts.tsx';
import { landFacts } from '../map/outlook.ts';
import { characterTexts } from '../names/character-text.ts';
import { aboutElement, tileOn } from '../names/place-name.ts';
import { lineName } from '../names/score-line-name.ts';
import { targetMark } from '../selection/place-mark.ts';
import type { Choice, Target } from '../selection/targets.ts';
import { signText } from '../street/street.tsx';
import type { BoardPartProps, BoardTable } from '../table-types.ts';
import { IncomeWhy } from '../town/income-parts.tsx';
import { PlacingFacts } from './placing-facts.tsx';

interface PlacePreviewProps extends BoardPartProps {
  readonly target: Target;
  readonly choices: readonly Choice[];
}

export function PlacePreview({ table, target, choices }: PlacePreviewProps): JSX.Element {
  const view = table.view;
  const placing = choices.some(({ command }) => command.type === 'placeCowboy');
  const isBuilding = choices.some(({ command }) => BUILDS.includes(command.type));
  // What the question says is not repeated.
  const isTold = isBuilding || choices.some(({ command }) => command.type === 'takeTile');
  return (
    <div class="place-preview">
      {placing && typeof target.at === 'number' && (
        <PlacingFacts table={table} place={target.at} choices={choices} />
      )}
      {(isTold ? [] : factsOf(table, target)).map((fact) => (
        <p key={fact} class="hint" data-explain={targetMark(target, view)}>
          {fact}
        </p>
      ))}
      {target.kind === 'parcel' && !isBuilding && <IncomeWhy view={view} parcel={target.at} />}
      {isBuilding && target.kind === 'parcel' ? (
        <BuildFacts table={table} parcel={target.at} points={pointsOf(table, choices)} />
      ) : (
        !placing && <Gains table={table} choices={choices} />
      )}
    </div>
  );
}

const BUILDS: readonly Command['type'][] = ['build', 'setHouse', 'askConsent'];

/** The points that the first of the answers would bring at the end; nothing where there are none. */
function pointsOf(table: BoardTable, choices: readonly Choice[]): string | undefined {
  const preview = previewOf(table, choices);
  if (preview === undefined || (preview.gain === 0 && preview.outcomes === undefined)) return undefined;
  return gainText(preview, words.value);
}

function previewOf({ previews }: BoardTable, [first]: readonly Choice[]): Preview | undefined {
  return first === undefined ? undefined : previews[first.index];
}

function factsOf(table: BoardTable, target: Target): readonly string[] {
  const view = table.view;
  const { names, boardMap, boardTable } = words.value;
  switch (target.kind) {
    case 'character': {
      const entry = view.characters.find(({ character }) => character === target.at);
      if (entry === undefined) return [];
      return characterTexts(entry, words.value, view.inPlay).flatMap(({ power, detail, limit }) => [
        power,
        detail,
        `${limit}.`,
      ]);
    }
    case 'space': {
      const space = spaceAt(target.at);
      const tile = tileOn(view, space);
      if (tile === undefined) return [signText(space.id)?.about ?? ''];
      const price = view.spaces.find(({ place }) => place === target.at)?.yourPrice ?? 0;
      return [words.value.boardHelp.tilePrice({ price }), tileFact(view, tile)];
    }
    case 'parcel': {
      const on = idOf(view.town.on[target.at] ?? 0);
      const { income } = view.parcels[target.at] ?? {};
      const land = landFacts(table, target.at).join(' ');
      return [
        ...(land === '' ? [] : [land]),
        ...(on !== undefined || land !== '' ? [] : [boardTable.bare]),
        ...(on === undefined ? [] : [`${names.elements[on]}. ${aboutElement(on, view, words.value)}`]),
        ...(income === undefined ? [] : [boardMap.build.earns({ income })]),
      ];
    }
    case 'corral':
      return [own(words.value.explain.corrals, `corral${corralAt(target.at)}`) ?? ''];
    default:
      return [];
  }
}

function tileFact(view: View, tile: OnId): string {
  const { names, shell } = words.value;
  return shell.labelled({ label: names.elements[tile], text: aboutElement(tile, view, words.value) });
}

/** The lines of the final score that each answer would change, as if the game ended now. */
function Gains({
  table,
  choices,
}: {
  readonly table: BoardTable;
  readonly choices: readonly Choice[];
}): JSX.Element {
  const { boardPlay, shell } = words.value;
  const preview = previewOf(table, choices);
  return (
    <ul class="changes">
      {preview?.outcomes !== undefined && (
        <li data-explain="number:change">
          <span>{shell.table.score}</span>
          <strong>{gainText(preview, words.value)}</strong>
        </li>
      )}
      {(preview?.lines ?? []).map(({ id, change }) => (
        <li key={id} data-explain={`line:${id}`}>
          <span>{lineName(id, words.value)}</span>
          <strong class={change < 0 ? 'loss' : 'gain'}>{boardPlay.pointsChange({ count: change })}</strong>
        </li>
      ))}
    </ul>
  );
}
