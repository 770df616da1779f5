import type { BoardEvent } from '@carson/board-game';
import { neighbourOf, type Remark } from '../../../parts/remark.ts';
import type { BoardTable } from '../table-types.ts';

/** An income of one building that is worth a word. */
const LARGE = 12;

export function remarkOn(event: BoardEvent, { viewer, view }: BoardTable): Remark | undefined {
  if (viewer === 'spectator') return undefined;
  switch (event.type) {
    case 'duelDecided':
      return duelRemark(event, viewer);
    case 'buildingPaid':
      return event.kept < LARGE ? undefined : gainRemark(event.seat, viewer, view.players.length);
    case 'cityHallWon':
      return gainRemark(event.seat, viewer, view.players.length);
    default:
      return undefined;
  }
}

/** Only of duels that the viewer fought; outlaws say nothing. */
function duelRemark(
  { winner, entries }: Extract<BoardEvent, { readonly type: 'duelDecided' }>,
  viewer: number,
): Remark | undefined {
  const rival = entries.find(({ seat }) => seat !== viewer)?.seat;
  if (!entries.some(({ seat }) => seat === viewer) || rival === undefined || winner < 0) return undefined;
  return winner === viewer ? { seat: rival, moment: 'beaten' } : { seat: winner, moment: 'beatYou' };
}

function gainRemark(seat: number, viewer: number, seats: number): Remark {
  return seat === viewer
    ? { seat: neighbourOf(viewer, seats), moment: 'yourGain' }
    : { seat, moment: 'ownGain' };
}
