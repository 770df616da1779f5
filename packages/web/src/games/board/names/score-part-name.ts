import { idOf, type View } from '@carson/board-game';
import type { ScorePart } from '@carson/engine';
import { parcelName } from '@carson/words';
import type { Words } from '../../../words/words.ts';
import type { BoardTable } from '../table-types.ts';

/** What a part of a seat's score is given for: a parcel by what stands on it, or what is counted. */
export function partName(part: ScorePart, table: BoardTable, seat: number, words: Words): string | undefined {
  const view = table.view;
  const [parcel] = part.parcels;
  if (parcel === undefined) return countedName(part.about, view, seat, words);
  const on = idOf(view.town.on[parcel] ?? 0);
  const place = on === undefined ? parcelName(parcel) : `${words.names.elements[on]} ${parcelName(parcel)}`;
  return part.about === 'bridge' ? words.boardScore.atBridge({ place }) : place;
}

function countedName(about: string | undefined, view: View, seat: number, words: Words): string | undefined {
  const { board, boardScore, names } = words;
  const player = view.players[seat];
  if (player === undefined) return undefined;
  switch (about) {
    case 'money':
      return board.money({ amount: player.money });
    case 'horses': {
      const horses = player.corrals.reduce((sum, count) => sum + count, player.horses);
      return boardScore.herd({ horses, rodeos: player.rodeos });
    }
    case 'playersBehind':
      return boardScore.behind;
    case 'saloon':
      return boardScore.without({ building: names.elements.saloon });
    default:
      return undefined;
  }
}
