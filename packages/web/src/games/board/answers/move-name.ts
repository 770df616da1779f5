/** What a command means, in words: what its button says, and where. */
import { type Command, isSpacePlace, spaceAt, type View } from '@carson/board-game';
import type { Words } from '../../../words/words.ts';
import { placeName, tileOn } from '../names/place-name.ts';
import type { BoardTable } from '../table-types.ts';
import { answerText, edgeName } from './answer-text.ts';
import { KIT_PARTS } from './kit-form.tsx';

export function moveName(command: Command, table: BoardTable, words: Words): string {
  const answer = answerText(command, table, words);
  const { moves } = words.hint;
  const { labelled } = words.shell;
  switch (command.type) {
    case 'placeCowboy': {
      const label = words.boardTable.place[command.with ?? 'plain'];
      return labelled({ label, text: placeText(command.place, table.view, words) });
    }
    case 'takeBack':
      return labelled({ label: answer, text: placeText(command.place, table.view, words) });
    case 'layRoad':
    case 'layTownRoad':
      return labelled({ label: answer, text: edgeName(command.edge) });
    case 'takeCharacter':
      return moves.take({ what: words.names.charactersAsObject[command.character] });
    case 'fillKit':
      return KIT_PARTS.map((part) => `${command[part]} × ${words.boardTable.kit[part]}`).join(', ');
    default:
      return answer;
  }
}

/** In which place one will pass cannot be known in advance. */
export function queuedName(command: Command, { queued }: Words): string | undefined {
  return command.type === 'pass' ? queued.pass : undefined;
}

/** 'the $4 building (Saloon)' */
function placeText(place: number, view: View, words: Words): string {
  const name = placeName(place, words);
  const tile = isSpacePlace(place) ? tileOn(view, spaceAt(place)) : undefined;
  return tile === undefined ? name : `${name} (${words.names.elements[tile]})`;
}
