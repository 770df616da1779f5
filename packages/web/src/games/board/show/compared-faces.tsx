/** A decision beside the map: spaces of Main Street, characters, and everything else that has no parcel. */
import { type Command, spaceAt } from '@carson/board-game';
import type { JSX } from 'preact';
import { Art } from '../../../art/art.tsx';
import { words } from '../../../words/words.ts';
import type { ComparedProps } from '../../game-ui.ts';
import { moveName } from '../answers/move-name.ts';
import { SpaceFace } from '../names/space-face.tsx';
import { targetOf } from '../selection/targets.ts';
import type { BoardTable } from '../table-types.ts';

/** Nothing where the map shows all of it. */
export function ComparedFaces({ table, played, better, labels }: ComparedProps<BoardTable>) {
  const shown = [
    { command: played, kind: 'played' as const },
    ...(better === undefined ? [] : [{ command: better, kind: 'better' as const }]),
  ].filter(({ command }) => !isOnMap(command));
  if (shown.length === 0) return null;
  return (
    <div class="compared-pair">
      {shown.map(({ command, kind }) => (
        <figure key={kind} class={`compared-face compared-${kind}`}>
          <figcaption>{labels[kind]}</figcaption>
          <Face command={command} table={table} />
        </figure>
      ))}
    </div>
  );
}

function isOnMap(command: Command): boolean {
  const kind = targetOf(command)?.kind;
  return kind === 'parcel' || kind === 'edge';
}

function Face({ command, table }: { readonly command: Command; readonly table: BoardTable }): JSX.Element {
  const target = targetOf(command);
  if (target?.kind === 'space')
    return (
      <span class="compared-space" data-explain={`space:${spaceAt(target.at).id}`}>
        <SpaceFace row={table.view.row} space={spaceAt(target.at)} />
      </span>
    );
  return (
    <span class="compared-move">
      {target?.kind === 'character' && <Art name={`character-${target.at}`} />}
      {moveName(command, table, words.value)}
    </span>
  );
}
